/** What the search reads of an item. */
export interface Searchable {
  /** What people call it: short name, aliases. Counts most. */
  strong: readonly string[];
  name: string;
  /** The same in other languages. */
  alsoNamed?: readonly string[];
  place?: readonly string[];
  /** Subjects, degrees, careers. Counts least. */
  about?: readonly string[];
  /** -30 to 30: how likely it is meant when words alone do not decide. */
  boost?: number;
}
