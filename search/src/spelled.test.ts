import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';
import { fieldBits } from './field-bits.ts';
import { numberingOf } from './moves.ts';
import { Postings } from './postings.ts';

const wordsOf = (postings: Postings) => postings.words().join(' ');

/** Under each of these words stands one item, in this order. */
function laid(words: readonly string[]): Postings {
  const postings = new Postings();
  for (const [item, word] of words.entries()) postings.add(word, item << fieldBits, item);
  postings.settle();
  return postings;
}

it.each([
  ['at the beginning, for another first letter', ['mango', 'neem', 'peepal'], 0, 'banyan'],
  ['at the end', ['mango', 'neem', 'peepal'], 2, 'teak'],
  ['in the middle, as long as before', ['mango', 'neem', 'peepal'], 1, 'nile'],
  ['with the same letters', ['mango', 'neem', 'peepal'], 1, 'neem'],
  ['the only one', ['mango'], 0, 'नीम'],
  ['where two stood under it', ['mango', 'mango', 'teak'], 0, 'apple'],
])('letters are found inside of words after one has come for another: %s', (_what, before, place, word) => {
  const postings = laid(before);
  expect(postings.holding('e')).toEqual(places(postings, 'e'));
  const moves = { before: before.length, after: before.length, gone: [place], added: [place] };
  const updated = atOnce(postings.updating(numberingOf(moves), [{ word, entry: place << fieldBits }]));
  const anew = laid(before.map((each, at) => (at === place ? word : each)));
  expect(wordsOf(updated)).toBe(wordsOf(anew));
  for (const letters of ['e', 'an', 'ee', 'a', 'pal', 'ीम', 'z']) expect(updated.holding(letters)).toEqual(anew.holding(letters));
  expect(updated.firstLetters()).toEqual(anew.firstLetters());
});

const places = (postings: Postings, letters: string) => postings.words().flatMap((word, place) => (word.includes(letters) ? [place] : []));
