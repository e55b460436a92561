import { describe, expect, it } from 'vitest';
import { weigh, type WeighedThing } from './weigh.ts';

/** The same cases every time. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const next = random(39);
const cases = Array.from({ length: 1000 }, () => {
  const items = 2 + next(3);
  const things = Array.from({ length: 3 + next(6) }, (_, id) => ({
    id: String(id),
    weight: 1 + next(3),
    ratings: Array.from({ length: items }, () => 1 + next(5)),
  }));
  return { items, things };
});

/** All weights are counted in 24ths: ratings differ by 1 to 4, so whatever is level is so at a 12th, and there is one between any two. */
const fine = 24;
const most = 100;

/** What the other things give, in 24ths. */
const besides = (things: readonly WeighedThing[], items: number, thing: number): number[] =>
  Array.from({ length: items }, (_, item) =>
    things.reduce((sum, { weight, ratings }, at) => (at === thing ? sum : sum + weight * fine * (ratings[item] ?? 0)), 0),
  );

/** The items that are ahead when the thing weighs so many 24ths. */
function aheadAt(base: readonly number[], { ratings }: WeighedThing, weight24: number): number[] {
  const sums = base.map((sum, item) => sum + weight24 * (ratings[item] ?? 0));
  const best = Math.max(...sums);
  return sums.flatMap((sum, item) => (sum === best ? [item] : []));
}

function isAheadAt(base: readonly number[], { ratings }: WeighedThing, weight24: number, leader: number): boolean {
  const own = (base[leader] ?? 0) + weight24 * (ratings[leader] ?? 0);
  for (let item = 0; item < base.length; item += 1) if ((base[item] ?? 0) + weight24 * (ratings[item] ?? 0) > own) return false;
  return true;
}

/** Every weight tried one after the other, away from the one that was chosen on both sides, until the leader is not ahead any more. */
function byTrying(base: readonly number[], thing: WeighedThing, leader: number): number | undefined {
  const from = thing.weight * fine;
  for (let moved = 1; moved <= most * fine; moved += 1) {
    if (from >= moved && !isAheadAt(base, thing, from - moved, leader)) return -moved;
    if (!isAheadAt(base, thing, from + moved, leader)) return moved;
  }
  return undefined;
}

describe('weighing a shortlist', () => {
  it('adds up what each thing gives to each item', () => {
    const weighed = weigh(
      [
        { id: 'cost', weight: 3, ratings: [4, 2] },
        { id: 'near', weight: 1, ratings: [1, 5] },
        { id: 'rank', weight: 2, ratings: [3, 3] },
      ],
      2,
    );
    expect(weighed).toMatchObject({
      sums: [19, 17],
      parts: [
        [12, 1, 6],
        [6, 5, 6],
      ],
      most: 30,
      ahead: [0],
      isNearTie: true,
    });
  });

  it('says exactly how far a weight must move: a lead of 2 is gone when cost, which is 2 steps better, loses a whole weight', () => {
    const { turns } = weigh(
      [
        { id: 'cost', weight: 3, ratings: [4, 2] },
        { id: 'near', weight: 1, ratings: [1, 5] },
        { id: 'rank', weight: 2, ratings: [3, 3] },
      ],
      2,
    );
    expect(turns).toEqual([
      { thing: 'near', change: { by: 2, of: 4 }, winner: 1, reach: 'little' },
      { thing: 'cost', change: { by: -2, of: 2 }, winner: 1, reach: 'little' },
    ]);
  });

  it('calls level what is level, and turns nothing then', () => {
    const weighed = weigh(
      [
        { id: 'cost', weight: 2, ratings: [5, 1] },
        { id: 'near', weight: 2, ratings: [1, 5] },
        { id: 'rank', weight: 1, ratings: [3, 3] },
      ],
      2,
    );
    expect(weighed).toMatchObject({ ahead: [0, 1], isNearTie: true, turns: [] });
  });

  it('calls no tie what one step of one rating does not turn', () => {
    const { isNearTie, near } = weigh(
      [
        { id: 'cost', weight: 3, ratings: [5, 1, 4] },
        { id: 'near', weight: 3, ratings: [5, 1, 5] },
        { id: 'rank', weight: 3, ratings: [5, 5, 5] },
      ],
      2,
    );
    expect({ isNearTie, near }).toEqual({ isNearTie: false, near: [0] });
  });

  it('has nothing to turn where one item is as good or better in everything', () => {
    const { turns } = weigh(
      [
        { id: 'cost', weight: 1, ratings: [5, 4] },
        { id: 'near', weight: 1, ratings: [3, 3] },
        { id: 'rank', weight: 3, ratings: [2, 1] },
      ],
      2,
    );
    expect(turns).toEqual([]);
  });

  it('agrees with trying every weight, in a thousand shortlists', () => {
    const wrong: object[] = [];
    let [turning, standing] = [0, 0];
    for (const { items, things } of cases) {
      const { ahead, turns } = weigh(things, items);
      const [leader = 0, ...level] = ahead;
      if (level.length > 0) continue;
      for (const [at, thing] of things.entries()) {
        const turn = turns.find((one) => one.thing === thing.id);
        const base = besides(things, items, at);
        const tried = byTrying(base, thing, leader);
        if (tried === undefined) {
          if (turn !== undefined) wrong.push({ things, turn });
          standing += 1;
          continue;
        }
        turning += 1;
        // Level at the change itself, ahead at the next that is tried; where both sides turn at once, either is right.
        const moved = ((turn?.change.by ?? Number.NaN) * fine) / (turn?.change.of ?? 1);
        const level24 = thing.weight * fine + moved;
        const isRight =
          Math.abs(moved) + 1 === Math.abs(tried) &&
          aheadAt(base, thing, level24).length > 1 &&
          aheadAt(base, thing, level24 + Math.sign(moved)).includes(turn?.winner ?? -1);
        if (!isRight) wrong.push({ things, turn, tried });
      }
    }
    expect(wrong).toEqual([]);
    // Both happen often, or this would have tried nothing.
    expect(turning).toBeGreaterThan(1000);
    expect(standing).toBeGreaterThan(100);
  });
});
