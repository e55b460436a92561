import { describe, expect, it } from 'vitest';
import { Postings } from './postings.ts';
import { isPlace } from './learned.ts';
import { isKnown } from './terms.ts';
import { Runs } from './runs.ts';
import { isCloseSpelling } from './text.ts';

const words =
  'gurgaon gurugram gorakhpur gorkhpur gaya gaon nagar nagara nagaram sagar vijayanagar vijaynagar srinagar ganganagar collegian ' +
  'collector collegiate collage colony nursing nursery nurse arts art science sciences engineering engineer poly polytechnic ' +
  'polytechnics technic';
const all = words.split(' ');

/** Each word is an item of its own. */
function runsOver(words: readonly string[]): Runs {
  const postings = new Postings();
  for (const [item, word] of words.entries()) postings.add(word, item << 2, item);
  return new Runs(postings, new Postings());
}

const itemsOf = (runs: Runs, word: string) =>
  [...new Set(runs.of(word, true, true).flatMap(({ entries }) => [...entries].map((entry) => entry >> 2)))].sort((a, b) => a - b);

describe('where a word is found', () => {
  it('is wherever one mistake, or letters before or behind, are all that keeps two words apart', () => {
    const runs = runsOver(all);
    const isFound = (word: string, typed: string) =>
      word.startsWith(typed) || (typed.length >= 3 && word.includes(typed)) || (typed.length >= 5 && isCloseSpelling(typed, word));
    for (const meant of all)
      for (let at = 0; at < meant.length; at += 1) {
        const [start, here = '', next = '', rest] = [meant.slice(0, at), meant[at], meant[at + 1], meant.slice(at + 2)];
        const ways = [here + next, next + here, next, `z${next}`, `z${here}${next}`];
        // A word that is known is no mistake, nor a place, where somebody has told of any: "nurse" is nurse.
        for (const typed of ways.map((way) => start + way + rest).filter((each) => each !== '' && !isKnown(each) && !isPlace(each)))
          expect({ typed, found: itemsOf(runs, typed) }).toEqual({
            typed,
            found: all.flatMap((word, item) => (isFound(word, typed) ? [item] : [])),
          });
      }
  });

  it('knows words that came after somebody has asked', () => {
    const postings = new Postings();
    postings.add('gaya', 0, 0);
    const runs = new Runs(postings, new Postings());
    expect(itemsOf(runs, 'urgaon')).toEqual([]);
    postings.add('gurgaon', 1 << 2, 1);
    runs.grown();
    runs.forget();
    expect(itemsOf(runs, 'urgaon')).toEqual([1]);
  });
});
