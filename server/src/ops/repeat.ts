/** A timer loop: does some work again and again, one after the other, until it is stopped. What fails is told, and has its next turn. */
interface Rhythm {
  everyMs: number;
  /** Before the first time; `everyMs` unless said. */
  firstMs?: number;
  onError: (error: unknown) => void;
}

/** Returns how to stop it. Keeps no process alive. */
export function repeat(work: () => unknown, { everyMs, firstMs = everyMs, onError }: Rhythm): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const plan = (delayMs: number) => {
    timer = setTimeout(() => void turn(), delayMs).unref();
  };
  const turn = async () => {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
    if (!isStopped) plan(everyMs);
  };
  plan(firstMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
