/** The words of an index in one long text, in which letters are looked for wherever they stand. */
import type { More } from './build-index.ts';
import { firstWhere } from './first-where.ts';

export interface Spelled {
  text: string;
  ends: Uint32Array;
  /** How often each letter of ASCII stands in the text; the others are rare. */
  counts: Uint32Array;
  firstLetters: readonly string[];
}

export function spellOut(words: readonly string[]): Spelled {
  const ends = new Uint32Array(words.length);
  const counts = new Uint32Array(128);
  let end = -1;
  for (const [place, word] of words.entries()) {
    ends[place] = end += word.length + 1;
    count(counts, word, 1);
  }
  return { text: words.join(' '), ends, counts, firstLetters: firstLettersOf(words) };
}

const firstLettersOf = (words: readonly string[]) => [...new Set(words.map((word) => word.charAt(0)))];

function count(counts: Uint32Array, word: string, by: 1 | -1): void {
  for (let at = 0; at < word.length; at += 1) counts[word.charCodeAt(at)]! += by;
}

/** Some words have left, and others have come. */
interface Rewording {
  before: readonly string[];
  now: readonly string[];
  /** Places of those that have left, in order. */
  emptied: readonly number[];
  /** Those that are new, in the order of `come`: each by the place of the word it comes before. */
  more: readonly More[];
  come: readonly string[];
}

/** The same as spelling them all out anew; what stayed side by side is taken as it stands. */
export function respelled({ text, ends: endsBefore, counts: countsBefore, firstLetters }: Spelled, rewording: Rewording): Spelled {
  const { before, now, emptied, more, come } = rewording;
  const ends = new Uint32Array(now.length);
  const counts = countsBefore.slice();
  const pieces: string[] = [];
  let [old, length, end] = [0, 0, -1];
  const take = (place: number) => {
    if (place <= old) return;
    const start = old === 0 ? 0 : (endsBefore[old - 1] as number) + 1;
    pieces.push(text.slice(start, endsBefore[place - 1]));
    const shift = end + 1 - start;
    for (; old < place; old += 1) ends[length++] = (endsBefore[old] as number) + shift;
    end = ends[length - 1] as number;
  };
  const places = more.filter(({ isNew }) => isNew).map(({ place }) => place);
  let left = 0;
  const leaveBefore = (place: number) => {
    for (; left < emptied.length && (emptied[left] as number) < place; left += 1) {
      take(emptied[left] as number);
      count(counts, before[old] as string, -1);
      old += 1;
    }
    take(place);
  };
  for (const [index, word] of come.entries()) {
    leaveBefore(places[index] as number);
    pieces.push(word);
    ends[length++] = end += word.length + 1;
    count(counts, word, 1);
  }
  leaveBefore(before.length);
  const begins = (letter: string) => now[firstWhere(now, 0, (word) => word >= letter)]?.startsWith(letter) === true;
  const isAsBefore =
    come.every((word) => firstLetters.includes(word.charAt(0))) && emptied.every((place) => begins((before[place] as string).charAt(0)));
  return { text: pieces.join(' '), ends, counts, firstLetters: isAsBefore ? firstLetters : firstLettersOf(now) };
}
