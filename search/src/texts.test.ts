import { expect, it } from 'vitest';
import { TextStore } from './texts.ts';

/** Always the same numbers. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function laid(list: readonly string[]): TextStore {
  const texts = new TextStore();
  for (const text of list) texts.push(text);
  return texts;
}

const all = (texts: TextStore) => Array.from({ length: texts.length }, (_, index) => texts.at(index));

it.each([1, 2, 3])('texts of which one is moved, left out or added again and again are the same as laid out anew (%i)', (seed) => {
  const pick = numbersFrom(seed);
  let list = Array.from({ length: 1500 }, (_, index) => `text ${index}`);
  let texts = laid(list);
  for (let round = 0; round < 400; round += 1) {
    const left = pick(5) === 0 ? undefined : pick(list.length);
    const next = list.filter((_, place) => place !== left);
    // Again and again at the beginning of a string as they are laid out first, and at the very ends.
    const place = [pick(next.length + 1), 256, 0, next.length][pick(4)] ?? 0;
    const isAdded = left === undefined || pick(8) > 0;
    if (isAdded) next.splice(place, 0, `new ${round}`);
    const moves = { before: list.length, after: next.length, gone: left === undefined ? [] : [left], added: isAdded ? [place] : [] };
    texts = texts.updated(moves, isAdded ? [`new ${round}`] : []);
    list = next;
  }
  expect(all(texts)).toEqual(list);
  expect(texts.kept).toEqual(laid(list).kept);
});

it('nothing but what changed is joined anew', () => {
  const list = Array.from({ length: 5000 }, (_, index) => `text ${index}`);
  const texts = laid(list);
  const next = list.filter((_, place) => place !== 100);
  next.splice(4800, 0, 'moved');
  const updated = texts.updated({ before: 5000, after: 5000, gone: [100], added: [4800] }, ['moved']);
  const strings = new Set((texts as unknown as { joined: string[] }).joined);
  const anew = (updated as unknown as { joined: string[] }).joined.filter((string) => !strings.has(string));
  expect(anew.length).toBeLessThanOrEqual(3);
  expect(all(updated)).toEqual(next);
});
