/** An answer that waits until a test has seen enough. */
export function held(): { until: Promise<void>; go: () => void } {
  let go = () => {};
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { until, go: () => go() };
}
