/** What the reader is handed: the names of the catalogs and of places, and a look into the catalogs' own search. */
import type { AskedGuide } from './guide-asked.ts';

export type ItemKind = 'course' | 'career' | 'exam' | 'scholarship' | 'guide';

export interface NamedItem {
  kind: ItemKind;
  id: string;
}

export interface NamedPlace {
  state: string;
  /** Absent where the whole state is meant. */
  district?: string | undefined;
}

export interface FoundCollege {
  id: string;
  name: string;
  /** What it is called: folded. */
  called: readonly string[];
  /** Where it lies: folded. */
  places: readonly string[];
}

export interface ReaderNames {
  /** By what it is called, folded and without spaces. */
  called: (compact: string) => readonly NamedItem[];
  /** What each guide is asked for by. */
  guides?: () => readonly AskedGuide[];
  /** What a folded text may mean, the likeliest first. */
  places: (folded: string) => readonly NamedPlace[];
  /** The English for a folded word or two of another language. */
  english: (folded: string) => string | undefined;
  /** The best few of a catalog for these words, with what the search scores them. */
  find: (kind: ItemKind, words: string) => readonly { id: string; score: number }[];
  colleges: (words: string) => readonly FoundCollege[];
  /** Whether anything is called so, or nearly so: what merely holds these letters, or sounds like them, is not meant. */
  isLike: (word: string) => boolean;
  /** Whether closing ranks go by it. */
  isRanked: (examId: string) => boolean;
  nameOf: (kind: ItemKind, id: string) => string;
  placeName: (place: NamedPlace) => string;
  stateSlug: (state: string) => string;
}

export const compactOf = (folded: string): string => folded.replaceAll(' ', '');
