/** What is noted of an item: the words it is found by, each with the field it counts in, and what it is called as a whole. */
import { shortestInside } from './runs.ts';
import { nameField, placeField } from './field-bits.ts';
import { glueWords } from './synonyms.ts';
import type { Searchable } from './searchable.ts';
import { foldForSearch, searchWords } from './text.ts';

/** Everything it is called, folded: its name is the last. */
export const calledOf = ({ strong, name, alsoNamed = [] }: Searchable): string[] =>
  [...new Set([...strong, ...alsoNamed, name])].map(foldForSearch);

export const namesIn = (called: readonly string[]) => ` ${called.join(' | ')} `;

/** Where a word counts most comes first. `repeated`: of texts that come again and again. */
export function noteWords(
  { strong, name, alsoNamed = [], place = [], about = [] }: Searchable,
  note: (words: readonly string[], field: number) => void,
  repeated: (text: string) => readonly string[] = searchWords,
): void {
  for (const text of strong) note(searchWords(text), 0);
  for (const text of [name, ...alsoNamed]) note(searchWords(text), nameField);
  for (const text of place) note(repeated(text), placeField);
  for (const text of about) note(repeated(text), 3);
}

/** Of all words, and of those that tell something. */
export function acronymsOf(called: readonly string[]): string[] {
  let all = '';
  let telling = '';
  for (const word of (called[called.length - 1] ?? '').split(' ')) {
    all += word.charAt(0);
    if (!glueWords.has(word)) telling += word.charAt(0);
  }
  return [all, telling].filter((initials) => initials.length >= shortestInside);
}
