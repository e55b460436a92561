const step = 5000;

/** Repeats a statement that changes at most so many rows until it finds no more: none of them holds anything up for long. */
export async function inSteps(change: (step: number) => Promise<{ rowCount: number | null }>): Promise<number> {
  for (let total = 0; ;) {
    const { rowCount } = await change(step);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < step) return total;
  }
}
