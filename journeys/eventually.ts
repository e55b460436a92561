/** The same patience as the browser tests have, without their clock: the page may be told another time, this is the machine's. */
const { setTimeout, setImmediate, performance } = globalThis;

const patienceMs = 10_000;
const longestPauseMs = 20;

export async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let pause = 0; ; pause = Math.min(pause + 1, longestPauseMs)) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise<void>((resolve) => {
        if (pause < 3) setImmediate(resolve);
        else setTimeout(resolve, pause);
      });
    }
  }
}

/** Between two things a person does, a page has time to draw. */
export async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
