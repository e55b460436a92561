/** Where courses are taught and by what they are entered, in the small form that plans are made with. Plain data, without zod. */
import type { Certainty } from '../fees/fees.words.ts';
import type { channelWays, ChannelScope } from '../states/channels.words.ts';

/**
 * Where no place near home is needed: its own body examines those who learn by themselves, its own academy or service takes them in, or it
 * is also taught by distance learning.
 * `unlisted`: taught near most homes, at institutes that hardly any list names (ITIs: some 780 of about 15,000).
 */
export const anywheres = ['body', 'academy', 'distance', 'unlisted'] as const;
export type Anywhere = (typeof anywheres)[number];

export interface PlacesTable {
  /** By state: "Gaya Ji:-8,3|...", with those next to it, so many places before or behind. The rows follow this order. */
  districts: Readonly<Record<string, string>>;
  /** A course's row, and at how many colleges it is taught, known and usual together. */
  courses: Readonly<Record<string, readonly [row: string, colleges: number]>>;
  anywhere: Readonly<Record<string, Anywhere>>;
}

/** By what the courses of one state are entered, and what of it the other states have. */
export interface DoorsTable {
  /** Null: of none, so that all India is told together. */
  state: string | null;
  /** `exams`: any of them opens it, joined by `+`. */
  doors: readonly (readonly [
    by: (typeof channelWays)[number],
    exams: string,
    said: 'gate' | 'ask',
    counselling: string,
    certainty: Certainty,
    scope: ChannelScope,
  ])[];
  /** Rupees a year; 0 by the type of the college, 1 its own figure, 2 only a guess. */
  fees: readonly (readonly [from: number, to: number, basis: 0 | 1 | 2])[];
  /** What is there, as `door-cells.ts` of eligibility writes it; the first is nothing. */
  cells: readonly string[];
  /** By district of the state the number of the cell, run by run: "0*12 3". */
  rows: readonly string[];
  /** By course: the door, its row, and the cell of the other states together. */
  courses: Readonly<Record<string, readonly (readonly [door: number, row: number, india: number])[]>>;
}
