/** Which year the calls of a counselling are about, and what a call may look at. */
import { fittedOf } from './fitted.ts';
import type { Cutoff, Line } from './types.ts';

/** Of a year that is still going on earlier rounds may be known; only the last one says what a place takes. */
export const isLastRound = ({ round }: Pick<Cutoff, 'round'>): boolean => /final/i.test(round);

/** A year counts as over when so many lines of the year before are known of it. */
const whole = 0.5;

/** Incremental count: the years of line after line, so that their reader may pause. */
export class CallYear {
  private readonly lines = new Map<number, number>();
  private readonly counselling: string;

  constructor(counselling: string) {
    this.counselling = counselling;
  }

  add({ history }: Pick<Line, 'history'>): void {
    for (const cutoff of history) if (isLastRound(cutoff)) this.lines.set(cutoff.year, (this.lines.get(cutoff.year) ?? 0) + 1);
  }

  /** The year after the newest that is whole. A few lines of the next one leave the calls about all the others as they are. */
  get year(): number {
    const years = [...this.lines].sort(([a], [b]) => a - b);
    const over = years.filter(([, count], at) => count >= whole * (years[at - 1]?.[1] ?? 0)).map(([year]) => year);
    return Math.max(fittedOf(this.counselling)?.nextYear ?? 0, ...over.map((year) => year + 1));
  }
}
