/** Until when a fact need not be looked up again, and what is written when somebody has. A catalog may say it of its own fields. */
import type { CatalogDocument } from '../documents.ts';

export interface Confirmed {
  field: string;
  to: unknown;
}

export interface DueField {
  field: string;
  value: unknown;
  /** "2026-11-30" */
  goodUntil: string;
  /** What it becomes when somebody has looked and it still holds; undefined where only a new value helps. */
  confirmed?: Confirmed | undefined;
}

/** By kind, as those who keep them go through them: a date each month while it is awaited, a fee each year, a rule every two. */
export const goodFor = { awaited: 1, fee: 12, rule: 24 } as const;

/** The last day of the month so many months on: "2026-11-17" and 1 is "2026-12-31". */
export function monthsOn(day: string, months: number): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, 0)).toISOString().slice(0, 10);
}

/** An item as a whole, where nothing finer is said of it: its rules are looked at every two years. */
export function wholeItemDue({ asOf }: CatalogDocument, today: string): DueField[] {
  const goodUntil = monthsOn(`${asOf}-01`, goodFor.rule);
  return goodUntil >= today ? [] : [{ field: 'asOf', value: asOf, goodUntil, confirmed: { field: 'asOf', to: today.slice(0, 7) } }];
}
