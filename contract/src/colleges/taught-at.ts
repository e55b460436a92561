/** Where courses are taught, in the small form that plans are made with. Plain data, without zod. */

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
