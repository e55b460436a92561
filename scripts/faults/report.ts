/** One line a finding; what is not as promised ends the run with a failure. */
export class Report {
  private failures = 0;

  heading(text: string): void {
    console.log(`\n${text}`);
  }

  line(what: string, figure: string | number, isGood = true): void {
    if (!isGood) this.failures += 1;
    console.log(`  ${isGood ? ' ' : '!'} ${what.padEnd(52)} ${figure}`);
  }

  skip(why: string): void {
    console.log(`    skipped: ${why}`);
  }

  get isGood(): boolean {
    return this.failures === 0;
  }

  get failed(): number {
    return this.failures;
  }
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
