/** Where courses are taught, in the small form that plans are made with. Plain data, without zod. */

/**
 * Where no place near home is needed: its own body examines whoever learns by themselves, its own academy or service takes them in, or it
 * is also taught by distance learning.
 */
export const anywheres = ['body', 'academy', 'distance'] as const;
export type Anywhere = (typeof anywheres)[number];

export interface PlacesTable {
  /** By state: "Sikar 27.61 75.14|...", the name alone where nobody knows where it lies. The rows follow this order. */
  districts: Readonly<Record<string, string>>;
  /** A course's row, and at how many colleges it is taught, known and usual together. */
  courses: Readonly<Record<string, readonly [row: string, colleges: number]>>;
  anywhere: Readonly<Record<string, Anywhere>>;
}
