import { asItLooks } from './text.ts';

/** What the search has learned besides English: words that mean one of the catalogs' own, words that carry nothing, places. */
const meanings = new Map<string, string>();
const empty = new Set<string>();
const places = new Set<string>();

interface Lesson {
  /** Folded, one word or two: the English for it. */
  words?: Readonly<Record<string, string>>;
  carryNothing?: readonly string[];
  /** Folded names of places, one word each: spelled so, they are meant. */
  places?: readonly string[];
}

export interface TypedWords {
  /** One line a meaning: the words that are typed, two of them joined by an underscore; the English behind the colon. */
  table: string;
  /** Words that say nothing when another is left. */
  carryNothing: string;
}

export function learn({ words = {}, carryNothing = [], places: named = [] }: Lesson): void {
  for (const [typed, english] of Object.entries(words)) meanings.set(asItLooks(typed), english);
  for (const word of carryNothing) empty.add(word);
  for (const word of named) places.add(word);
}

export const learnedMeaning = (typed: string): string | undefined => meanings.get(asItLooks(typed));
export const isPlace = (word: string): boolean => places.has(word);
export const carriesNothing = (word: string): boolean => empty.has(word);
