/** What is made in steps, for whoever has nobody to let in between them. */
export function atOnce<Made>(steps: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
