/** What courses cost a year, in the small form that plans are made with. Plain data, without zod. */
import type { FeeKind, FeeType } from './fees.words.ts';

export interface CostBand {
  what: FeeKind;
  type: FeeType;
  /** Left out: of all India. */
  state?: string | undefined;
  /** Whose own figure it is; left out where it is that of a type. */
  colleges?: readonly string[] | undefined;
  /** Rupees a year. */
  from: number;
  to: number;
}

/** Without unconfirmed bands, and without seats that few can have: neither is summed. */
export interface CostTable {
  bands: readonly CostBand[];
  /** By course: the places of its bands. */
  courses: Readonly<Record<string, readonly number[]>>;
  /** Those beside any course. */
  beside: readonly number[];
}
