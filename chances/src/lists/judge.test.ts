import { describe, expect, it } from 'vitest';
import type { LineBand } from '../bands.ts';
import { seeded } from './backtest.ts';
import { familyOf } from './families.ts';
import { isDead } from './far-behind.ts';
import { judgeList, saidPercent, type ListLine } from './judge.ts';
import { normalQuantile, normalShareBelow, tabledShareBelow } from './normal.ts';
import { riskOf, type RiskLine } from './risk.ts';
import { suggestFor } from './suggest.ts';

const weights = { year: 0.25, family: 0.1 };
const line = (id: string, probability: number | null, more: Partial<ListLine> = {}): ListLine => {
  const band: LineBand | null = probability === null ? null : probability >= 0.85 ? 'likely' : 'possible';
  return { id, probability, band, family: 'OPEN computing', isDead: false, ...more };
};

const random = seeded(35);
const families = ['OPEN computing', 'OPEN civil', 'SC computing', 'SC life'] as const;
const anyList = (): RiskLine[] =>
  Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    probability: Math.max(0.001, Math.round(random() * 999) / 1000),
    family: families[Math.floor(random() * families.length)] as string,
  }));

describe('the risk of a list', () => {
  it('of one line is what its own chance leaves, whatever it shares with others', () => {
    for (const probability of [0.001, 0.2, 0.5, 0.85, 0.999])
      expect(riskOf([{ probability, family: 'OPEN civil' }], weights).risk).toBeCloseTo(1 - probability, 4);
  });

  it('is greater than that of independent lines, and greatest within one family', () => {
    const of = (names: readonly string[]) =>
      riskOf(
        names.map((family) => ({ probability: 0.3, family })),
        weights,
      ).risk;
    const [same, mixed] = [of(Array<string>(8).fill('a')), of([...'abcdefgh'])];
    expect(mixed).toBeGreaterThan(0.7 ** 8);
    expect(same).toBeGreaterThan(mixed);
    expect(
      riskOf(
        Array.from({ length: 8 }, () => ({ probability: 0.3, family: 'a' })),
        { year: 0, family: 0 },
      ).risk,
    ).toBeCloseTo(0.7 ** 8, 5);
  });

  it('lies between that of a mild year and that of a hard one', () => {
    const { risk, from, to } = riskOf(
      [0.2, 0.4, 0.5].map((probability) => ({ probability, family: 'a' })),
      weights,
    );
    expect(from).toBeLessThan(risk);
    expect(to).toBeGreaterThan(risk);
  });

  it('is never raised by a line more, nor changed by the order, in 10,000 lists', () => {
    const wrong: RiskLine[][] = [];
    for (let left = 10_000; left > 0; left -= 1) {
      const list = anyList();
      const { risk } = riskOf(list, weights);
      const holds =
        left % 2 === 0
          ? riskOf([...list].reverse(), weights).risk === risk
          : riskOf([...list, ...anyList().slice(0, 1)], weights).risk <= risk;
      if (!holds) wrong.push(list);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a list that is judged', () => {
  it('says what each line takes from the risk that the lines above leave', () => {
    const { lines, withoutSeat, mostLikely } = judgeList([line('a', 0.3), line('b', 0.9), line('c', 0.2)], weights);
    expect(lines.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(lines.reduce((sum, { adds }) => sum + adds, withoutSeat?.risk ?? 0)).toBeCloseTo(1, 6);
    expect(lines[0]?.adds).toBeCloseTo(0.3, 4);
    expect(mostLikely).toBe('b');
  });

  it('says which lines are dead, and which stand below one that is as good as certain', () => {
    const { lines } = judgeList([line('a', 0.999), line('b', 0.5), line('c', 0.001, { isDead: true })], weights);
    expect(lines.map(({ note }) => note)).toEqual([undefined, 'certain_above', 'dead']);
  });

  it('leaves out lines without a call, and says nothing where none has one', () => {
    const one = judgeList([line('a', null), line('b', 0.6)], weights);
    expect(one.lines[0]).toEqual({ id: 'a', probability: null, band: null, adds: 0 });
    expect(one.withoutSeat?.risk).toBeCloseTo(0.4, 4);
    expect(judgeList([line('a', null)], weights)).toMatchObject({ withoutSeat: null, mostLikely: null });
  });
});

it('a line is dead only far behind its easiest year, and never where such leaps are to be expected', () => {
  expect(isDead(25_001, [9000, 10_000, 8000], 0.002)).toBe(true);
  expect(isDead(25_000, [9000, 10_000, 8000], 0.002)).toBe(false);
  expect(isDead(25_001, [9000, 10_000, 8000], 0.008)).toBe(false);
  expect(isDead(2000, [177, 179, 186], 0.002)).toBe(false);
});

describe('what to add', () => {
  const list = [{ probability: 0.3, family: 'OPEN computing' }];
  const candidate = (id: string, probability: number, closing: number, family = 'OPEN civil') => ({ id, probability, closing, family });

  it('is what cuts the risk most; of lines that do as much, the harder to get', () => {
    const found = suggestFor(
      list,
      [candidate('a', 0.5, 8), candidate('b', 0.998, 12), candidate('c', 0.998, 9), candidate('d', 0.9, 7)],
      weights,
    );
    expect(found.map(({ id }) => id)).toEqual(['c', 'b', 'd']);
    expect(found[2]?.withoutSeat).toBe(saidPercent(riskOf([...list, candidate('d', 0.9, 7)], weights).risk));
  });

  it('is nothing where nothing would change', () => {
    expect(suggestFor([{ probability: 0.999, family: 'a' }], [candidate('a', 0.999, 8)], weights)).toEqual([]);
  });
});

it.each([
  ['Computer Science and Engineering (4 Years, Bachelor of Technology)', 'computing'],
  ['Electronics and Communication Engineering', 'electronics'],
  ['Electrical Engineering', 'electrical'],
  ['B.Tech. in Bio Technology', 'life'],
  ['Physics', 'others'],
])('%s is %s', (name, family) => expect(familyOf(name)).toBe(family));

it('the normal distribution and its inverse', () => {
  expect(normalShareBelow(1.2815515655)).toBeCloseTo(0.9, 6);
  for (const x of [-9, -3.3, -0.01, 0, 1.7, 9]) expect(tabledShareBelow(x)).toBeCloseTo(normalShareBelow(x), 5);
  for (const share of [0.001, 0.3, 0.5, 0.999]) expect(normalShareBelow(normalQuantile(share))).toBeCloseTo(share, 8);
});
