import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';
import { stayed, type Moves } from './moves.ts';
import type { Searchable } from './searchable.ts';
import { Searcher } from './searcher.ts';

/** Always the same numbers. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Item extends Searchable {
  id: number;
}

const typed = 'government college of arts science जयपुर महाविद्यालय st marys b.tech a.p.j abdul kalam pune nagpur law delhi';
const words = typed.split(' ');
const degrees = ['B.Tech', 'BA', 'MBBS', 'Diploma'];

function itemOf(id: number, pick: (below: number) => number): Item {
  const some = (from: readonly string[], most: number) => Array.from({ length: 1 + pick(most) }, () => from[pick(from.length)] ?? '');
  return {
    id,
    strong: pick(4) === 0 ? some(words, 2) : [],
    name: some(words, 5).join(' '),
    alsoNamed: pick(6) === 0 ? [some(words, 2).join(' ')] : [],
    place: some(['Pune', 'Nagpur', 'Patna', 'नागपुर'], 2),
    about: some(degrees, 2),
    boost: pick(30) - 10,
  };
}

const describeItem = ({ id: _, ...searchable }: Item): Searchable => searchable;

/** The list with some of its items left out, changed, moved and added, and where. */
function changed(items: readonly Item[], pick: (below: number) => number, some: number): { next: Item[]; moves: Moves } {
  const gone = new Set(Array.from({ length: some }, () => pick(items.length)));
  const next = items.filter((_, place) => !gone.has(place));
  const come = new Set<Item>();
  for (let count = pick(some * 2 + 1); count > 0; count -= 1) {
    const item = itemOf(pick(1e9), pick);
    come.add(item);
    next.splice(pick(next.length + 1), 0, item);
  }
  const added = next.flatMap((item, place) => (come.has(item) ? [place] : []));
  return { next, moves: { before: items.length, after: next.length, gone: [...gone].sort((a, b) => a - b), added } };
}

function whole(items: readonly Item[]): Searcher<Item> {
  const searcher = new Searcher(items, describeItem);
  searcher.grow(items.length);
  return searcher;
}

it.each([
  [1, 300, 1],
  [2, 280, 3],
  [3, 40, 40],
  [4, 1, 1],
  [5, 257, 20],
])('an index updated again and again is the one made anew, byte for byte (%i)', (seed, count, some) => {
  const pick = numbersFrom(seed);
  let items = Array.from({ length: count }, (_, id) => itemOf(id, pick));
  let searcher = whole(items);
  for (let round = 0; round < 10 && items.length > 0; round += 1) {
    const { next, moves } = changed(items, pick, some);
    const [before, words] = [searcher.kept, searcher.find('college pune')];
    const updated = atOnce(searcher.updating(next, moves));
    expect(searcher.kept).toEqual(before);
    expect(searcher.find('college pune')).toEqual(words);
    const fresh = whole(next);
    expect(updated.kept).toEqual(fresh.kept);
    for (const asked of ['college', 'jaipur', 'gca', 'colege', 'apj', 'government college of arts', 'pun'])
      expect(updated.find(asked), asked).toEqual(fresh.find(asked));
    [items, searcher] = [next, updated];
  }
});

it('answers as before between the steps of its mending', () => {
  const pick = numbersFrom(6);
  const items = Array.from({ length: 120 }, (_, id) => itemOf(id, pick));
  const searcher = whole(items);
  const { next, moves } = changed(items, pick, 1);
  const before = searcher.find('college pune');
  const steps = searcher.updating(next, moves);
  let count = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    expect(searcher.find('college pune')).toEqual(before);
    count += 1;
  }
  expect(count).toBeGreaterThan(4);
  expect(step.value.find('college pune')).toEqual(whole(next).find('college pune'));
});

it('tells what stayed side by side, and where it is now', () => {
  const moves = { before: 6, after: 6, gone: [1, 4], added: [0, 5] };
  expect([...stayed(moves)]).toEqual([
    { from: 0, to: 1, at: 1 },
    { from: 2, to: 4, at: 2 },
    { from: 5, to: 6, at: 4 },
  ]);
  expect([...stayed({ before: 2, after: 0, gone: [0, 1], added: [] })]).toEqual([]);
});
