import type { StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realPriors } from '../testing/real-priors.ts';
import type { PriorKind, Priors } from './priors.ts';
import { waySeatOf, type SeatAsk } from './seat.ts';

const ask = (more: Partial<SeatAsk>): SeatAsk => ({ by: 'exam', isPublic: true, atHome: true, ...more });
const student = (percent?: number, more: StudentDetails = {}): StudentDetails => ({
  ...{ class: '12', state: 'Delhi' },
  ...(percent === undefined ? {} : { marks: { class12: { percent } } }),
  ...more,
});
const nothing: Priors = { boards: {}, kinds: [], counts: {}, typical: [] };
const board = {
  knots: [
    [33, -2],
    [60, 0],
    [90, 2],
  ],
  delta: 0,
  science: 0,
  certainty: 'A',
} as const;
const kind: PriorKind = {
  ...{
    exams: [{ id: 'test' }],
    courses: [],
    isClose: false,
    keeper: 'public',
    by: 'z',
    of: 'class12',
    a: 0,
    b: 2,
    categories: {},
    female: 0,
  },
  ...{ cap: 0.97, isOfState: false, floor: {}, states: {}, share: { general: 0.1 }, year: 2025, certainty: 'A' },
};
const made = (more: Partial<Priors>): Priors => ({
  ...nothing,
  ...{ boards: { other: board }, kinds: [kind] },
  ...more,
});
const byMarks: PriorKind = { ...kind, exams: [{ id: 'marks' }], by: 'marks', a: -10, b: 0.2, year: 2024, certainty: 'B' };

describe('a seat is told by the first that can tell it', () => {
  const crowd = { counts: { test: { candidates: 1000, places: 100, publicPlaces: 50, year: 2023 } } };
  it.each<[string, Partial<SeatAsk>, Partial<Priors>, StudentDetails, object | null]>([
    [
      'the calls of a rank',
      { chance: { probability: 0.6, rank: 'x' }, rank: 5 },
      crowd,
      student(95),
      { basis: 'calls', band: 'possible', year: null },
    ],
    ['a rank among those who want a place', { rank: 20 }, crowd, student(40), { basis: 'crowd', band: 'likely', year: 2023 }],
    ['the same among public places alone', { rank: 75 }, crowd, student(40), { basis: 'crowd', band: 'reach' }],
    [
      'a list that goes by marks',
      { by: 'marks', lastMark: 60 },
      { kinds: [byMarks] },
      student(70),
      { basis: 'list', band: 'likely', year: null },
    ],
    ['where a mark stands in its board', {}, crowd, student(90), { basis: 'board', band: 'likely', year: 2025 }],
    ['how many find a seat', {}, crowd, student(), { basis: 'gate', band: 'hard', year: 2025 }],
    [
      'how many find a place, of an exam without a kind',
      {},
      { ...crowd, kinds: [] },
      student(),
      { basis: 'gate', band: 'hard', year: 2023 },
    ],
    ['nothing', { exam: 'another' }, crowd, student(90), null],
  ])('%s', (_, asked, priors, who, expected) => {
    const seat = waySeatOf(who, ask({ exam: 'test', ...asked }), made(priors));
    if (expected === null) expect(seat).toBeNull();
    else expect(seat).toMatchObject(expected);
  });
});

describe('a list makes a seat sure', () => {
  const asked = ask({ by: 'marks', course: 'ba' });
  const typical = (certainty: 'B' | 'C') => made({ kinds: [byMarks], typical: [{ courses: ['ba'], mark: 50, year: 2025, certainty }] });
  const isSure = (who: StudentDetails, priors = typical('B'), more: Partial<SeatAsk> = {}) =>
    waySeatOf(who, { ...asked, ...more }, priors)?.isSure;
  const hoped = (percent: number) => student(undefined, { marks: { class12: { percent, expected: true } } });
  it('only three points above its last mark, five more where the mark is hoped for', () => {
    expect([52.9, 53].map((percent) => isSure(student(percent)))).toEqual([false, true]);
    expect([57.9, 58].map((percent) => isSure(hoped(percent)))).toEqual([false, true]);
  });
  it('not before Class 12 by the mark of Class 10 as it is', () => {
    const tenth = (percent: number) => student(undefined, { class: '10', marks: { class10: { percent } } });
    expect([62.9, 63].map((percent) => isSure(tenth(percent)))).toEqual([false, true]);
  });
  it('only where it was confirmed', () => {
    expect(isSure(student(99), typical('C'))).toBe(false);
    expect(waySeatOf(student(99), asked, made({ kinds: [{ ...byMarks, certainty: 'C' }] }))).toMatchObject({
      isSure: false,
      isTold: false,
    });
  });
  it('where one was read, by that and not by what is typical', () => {
    expect([false, true]).toEqual([70, 83].map((percent) => isSure(student(percent), typical('B'), { lastMark: 80 })));
  });
  it('never for private places by what public ones do', () => {
    expect(isSure(student(99), typical('B'), { isPublic: false })).not.toBe(true);
  });
});

it('calls make it sure from 95 in 100', () => {
  const at = (probability: number) => waySeatOf(student(), ask({ chance: { probability, rank: 'x' } }), nothing)?.isSure;
  expect([at(0.949), at(0.95)]).toEqual([false, true]);
});

it('what rests on an unconfirmed row is not told', () => {
  const told = (certainty: 'A' | 'C', own: 'A' | 'C') =>
    waySeatOf(
      student(80),
      ask({ exam: 'test' }),
      made({ boards: { other: { ...board, certainty: own } }, kinds: [{ ...kind, certainty }] }),
    )?.isTold;
  expect([told('A', 'A'), told('C', 'A'), told('A', 'C')]).toEqual([true, false, false]);
});

it('a mark below the least of the law opens nothing, but in the best fifth of a board', () => {
  const priors = made({ kinds: [{ ...kind, floor: { general: 75, sc: 65 } }] });
  const at = (percent: number, category: 'general' | 'sc') =>
    waySeatOf(student(percent, { category }), ask({ exam: 'test' }), priors)?.probability;
  expect([at(70, 'general'), at(60, 'sc')]).toEqual([0, 0]);
  expect(at(70, 'sc')).toBeGreaterThan(0);
  expect(at(74, 'general')).toBeGreaterThan(0);
});

it('distance learning registers whoever asks, and work needs no seat', () => {
  expect(seatAt('distance')).toMatchObject({ band: 'likely', isSure: true });
  expect([seatAt('direct'), seatAt('work')]).toEqual([null, null]);
});
function seatAt(by: SeatAsk['by']) {
  return waySeatOf(student(40), ask({ by, exam: 'test' }), made({}));
}

describe('with the tables that ship', () => {
  const asks = realPriors.kinds.flatMap(({ exams, courses, keeper }) =>
    (['public', 'private'] as const).flatMap((kept) =>
      keeper !== kept && keeper !== 'both'
        ? []
        : [undefined, ...exams.map(({ id }) => id)].map((id) =>
            ask({ by: id === 'marks' ? 'marks' : 'exam', exam: id, course: courses[0], isPublic: kept === 'public' }),
          ),
    ),
  );
  const below = (one: number, other: number) => one < other - 1e-9;
  it.each(['Delhi', 'Bihar', 'Mizoram'] as const)(
    'better marks never bring a lower chance, and a reserved student has no lower one than a general one: %s',
    (state) => {
      const faults: string[] = [];
      for (const asked of asks)
        for (const expected of [undefined, true]) {
          let before = 0;
          for (let percent = 34; percent <= 100; percent += 6) {
            const marks = { class12: { percent, expected }, class10: { percent } };
            const of = (category?: StudentDetails['category']) =>
              waySeatOf({ state, marks, stream: 'science_pcm', category }, asked, realPriors)?.probability ?? 0;
            const general = of();
            if (below(general, before)) faults.push(`${asked.exam} ${asked.course} ${percent}`);
            before = general;
            for (const category of ['ews', 'obc_ncl', 'sc', 'st'] as const)
              if (below(of(category), general)) faults.push(`${asked.exam} ${asked.course} ${percent} ${category}`);
          }
        }
      expect(faults).toEqual([]);
    },
  );

  it('a student whose category is not told counts as general', () => {
    const asked = ask({ exam: 'neet-ug', course: 'mbbs' });
    expect(waySeatOf(student(90), asked, realPriors)).toEqual(waySeatOf(student(90, { category: 'general' }), asked, realPriors));
  });

  it('government medicine is rare at 75 per cent, and a public degree near home is sure at 60', () => {
    expect(waySeatOf(student(75), ask({ exam: 'neet-ug', course: 'mbbs' }), realPriors)?.band).toBe('rare');
    expect(waySeatOf(student(60), ask({ by: 'marks', course: 'ba-history' }), realPriors)).toMatchObject({ band: 'likely', isSure: true });
  });
});
