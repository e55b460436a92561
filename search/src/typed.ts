/** What people type in languages other than English. A new one is a table like Hindi's and its name in the list. */
import { hindi } from './hindi.ts';
import { learn, type TypedWords } from './learned.ts';
import { foldForSearch } from './text.ts';

const every: readonly TypedWords[] = [hindi];

let isLearned = false;

export function learnTyped(): void {
  if (isLearned) return;
  isLearned = true;
  for (const { table, carryNothing } of every) {
    const words: Record<string, string> = {};
    for (const line of table.trim().split('\n')) {
      const [typed = '', english = ''] = line.split(' : ');
      for (const word of typed.split(' '))
        if (word !== '' && word !== english) words[foldForSearch(word.replace('_', ' '))] = english.trim();
    }
    learn({ words, carryNothing: carryNothing.split(' ').map(foldForSearch) });
  }
}
