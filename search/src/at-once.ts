/** Runs a generator to its end without yielding, for callers with no other work to let in between its steps. */
export function atOnce<Made>(steps: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
