/** The parts of an index with some of its items changed, each as it would be made anew. */
import { calledOf, acronymsOf, namesIn, noteWords } from './described.ts';
import { fieldBits, nameField } from './field-bits.ts';
import { movedList, numberingOf, type Moves } from './moves.ts';
import type { WordPosting, Postings } from './postings.ts';
import type { Searchable } from './searchable.ts';
import type { TextStore } from './texts.ts';
import type { Wholes } from './wholes.ts';

export interface IndexParts {
  postings: Postings;
  initials: Postings;
  wholes: Wholes;
  names: TextStore;
  boosts: number[];
}

const byWord = (a: WordPosting, b: WordPosting) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.entry - b.entry);

/** In steps, each short: the parts it is given serve until the last. */
export function* updateRows(parts: IndexParts, moves: Moves, added: readonly Searchable[]): Generator<void, IndexParts> {
  const words: WordPosting[] = [];
  const initials: WordPosting[] = [];
  const wholes: { text: string; item: number }[] = [];
  const names: string[] = [];
  for (const [index, searchable] of added.entries()) {
    const item = moves.added[index] ?? 0;
    const seen = new Set<string>();
    noteWords(searchable, (some, field) => {
      for (const word of some) {
        if (!seen.has(word)) words.push({ word, entry: (item << fieldBits) | field });
        seen.add(word);
      }
    });
    const called = calledOf(searchable);
    names.push(namesIn(called));
    for (const text of called) if (text !== '') wholes.push({ text, item });
    for (const word of new Set(acronymsOf(called))) initials.push({ word, entry: (item << fieldBits) | nameField });
    yield;
  }
  const numbers = numberingOf(moves);
  const postings = yield* parts.postings.updating(numbers, words.sort(byWord));
  yield;
  const updatedInitials = yield* parts.initials.updating(numbers, initials.sort(byWord));
  yield;
  const updatedWholes = parts.wholes.updated(numbers, wholes);
  yield;
  const updatedNames = parts.names.updated(moves, names);
  yield;
  const boosts = movedList(
    parts.boosts,
    moves,
    added.map(({ boost = 0 }) => boost),
  );
  return { postings, initials: updatedInitials, wholes: updatedWholes, names: updatedNames, boosts };
}
