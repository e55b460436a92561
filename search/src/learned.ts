/** What the search has learned besides English: words that mean one of the catalogs' own, and words that carry nothing. */
const meanings = new Map<string, string>();
const empty = new Set<string>();

export interface Lesson {
  /** Folded, one word or two: the English for it. */
  words?: Readonly<Record<string, string>>;
  carryNothing?: readonly string[];
}

export function learn({ words = {}, carryNothing = [] }: Lesson): void {
  for (const [typed, english] of Object.entries(words)) meanings.set(typed, english);
  for (const word of carryNothing) empty.add(word);
}

export const meaningOf = (typed: string): string | undefined => meanings.get(typed);
export const carriesNothing = (word: string): boolean => empty.has(word);
