import { describe, expect, it } from 'vitest';
import { agendaOf, byMonth, daysBetween } from './agenda.ts';
import { barsOf, yearFrom } from './bars.ts';
import { date, examWithDates } from './sample.fixture.ts';

const lastYear = date({ from: '2026-04-12', status: 'last_year', year: 2026 });
const usual = date({ from: '2027-04', status: 'usual', certainty: 'C' });

describe('what comes', () => {
  it('stands soonest first, the announced before the usual, whosever it is', () => {
    const { things } = agendaOf(
      [
        examWithDates('a', date({ from: '2027-05-02' }), date({ event: 'registration_closes', from: '2026-12-22' })),
        examWithDates('b', usual),
        examWithDates('c', date({ from: '2027-04-01' })),
      ],
      '2026-11-16',
    );
    expect(things.map(({ exam: { _id }, coming }) => [_id, coming.from, coming.isAnnounced])).toEqual([
      ['a', '2026-12-22', true],
      ['c', '2027-04-01', true],
      ['b', '2027-04-01', false],
      ['a', '2027-05-02', true],
    ]);
  });

  it.each(['2025-11-01', '2026-04-12', '2026-11-16', '2028-02-29'])("has last year's day beside the usual month only, on %s", (today) => {
    const { things } = agendaOf([examWithDates('a', lastYear, usual)], today);
    expect(things.map(({ coming: { date: of, isAnnounced, before } }) => [of.status, isAnnounced, before])).toEqual([
      ['usual', false, lastYear],
    ]);
  });

  it('is not known where nobody says', () => {
    const { things, unknown } = agendaOf([examWithDates('a'), examWithDates('b', lastYear)], '2026-11-16');
    expect(things).toEqual([]);
    expect(unknown.map(({ exam: { _id }, before }) => [_id, before])).toEqual([
      ['a', []],
      ['b', [lastYear]],
    ]);
  });

  it('stands under its month, what goes on already under this one', () => {
    const { things } = agendaOf(
      [examWithDates('a', date({ from: '2027-01-28', to: '2027-02-03' }), date({ id: 'x', from: '2028-02-29' }))],
      '2027-02-01',
    );
    expect(byMonth(things, '2027-02-01').map(({ month, things: of }) => [month, of.length])).toEqual([
      ['2027-02', 1],
      ['2028-02', 1],
    ]);
  });
});

it('days are counted over 29 February and the turn of a year', () => {
  expect([
    daysBetween('2028-02-28', '2028-03-01'),
    daysBetween('2027-02-28', '2027-03-01'),
    daysBetween('2026-12-31', '2027-01-01'),
    daysBetween('2026-11-16', '2026-11-16'),
  ]).toEqual([2, 1, 1, 0]);
});

describe('bars', () => {
  const opens = date({ event: 'registration_opens', session: '1', from: '2026-12-02' });
  const closes = date({ event: 'registration_closes', session: '1', from: '2026-12-22' });

  it('reach from the day a form opens to the day it closes, also while it is open', () => {
    const bar = { kind: 'form', from: '2026-12-02', to: '2026-12-22', isAnnounced: true };
    expect(barsOf(examWithDates('a', opens, closes), '2026-11-16')).toEqual([bar]);
    expect(barsOf(examWithDates('a', opens, closes), '2026-12-10')).toEqual([bar]);
    expect(barsOf(examWithDates('a', opens, closes), '2026-12-23')).toEqual([]);
  });

  it('never join a day with a usual month, nor one session with another', () => {
    const usualClose = date({ event: 'registration_closes', session: '1', from: '2026-12', status: 'usual' });
    expect(barsOf(examWithDates('a', opens, usualClose), '2026-11-16').map(({ from, to, isAnnounced }) => [from, to, isAnnounced])).toEqual(
      [
        ['2026-12-01', '2026-12-31', false],
        ['2026-12-02', '2026-12-02', true],
      ],
    );
    expect(barsOf(examWithDates('a', opens, { ...closes, session: '2' }), '2026-11-16')).toHaveLength(2);
  });

  it("hold nothing of last year's", () => {
    expect(barsOf(examWithDates('a', lastYear, date({ ...lastYear, event: 'registration_closes' })), '2026-04-12')).toEqual([]);
  });

  it('lie in twelve months from this one, a leap year one day longer', () => {
    expect(yearFrom('2027-03-31')).toMatchObject({ first: '2027-03-01', days: 366 });
    expect(yearFrom('2028-02-29')).toMatchObject({ first: '2028-02-01', days: 366 });
    expect(yearFrom('2026-11-16')).toMatchObject({ first: '2026-11-01', days: 365 });
    expect(
      yearFrom('2026-11-16')
        .months.map(({ month }) => month)
        .slice(0, 3),
    ).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(yearFrom('2026-11-16').months[2]?.at).toBe(61);
  });
});
