import type { ExamDate } from '@disha/contract/exams.dates';
import { describe, expect, it } from 'vitest';
import { agendaOf } from './agenda.ts';
import { clashesOf } from './clashes.ts';
import { date, examWithDates } from './sample.fixture.ts';

const today = '2026-11-16';
const sat = (from: string, to = from, more: Partial<ExamDate> = {}) => date({ from, to, ...more });
const form = (from: string, to = from, more: Partial<ExamDate> = {}) => date({ event: 'registration_closes', from, to, ...more });
const other = (event: ExamDate['event'], from: string, to = from) => date({ event, from, to });
const usual = (from: string, to = from, more: Partial<ExamDate> = {}) => date({ from, to, status: 'usual', certainty: 'C', ...more });
const lastYear = (from: string) => date({ from, to: from, status: 'last_year', year: 2026 });

const found = (mine: ExamDate[], theirs: ExamDate[], at = today) =>
  clashesOf(agendaOf([examWithDates('a', ...mine), examWithDates('b', ...theirs)], at).things).map(
    ({ kind, from, to, one }) => `${kind} ${from === to ? from : `${from}..${to}`} ${one.exam._id}`,
  );

describe('two exams', () => {
  it.each<[string, ExamDate[], ExamDate[], string[]]>([
    ['on one day', [sat('2027-04-11')], [sat('2027-04-11')], ['same_day 2027-04-11 a']],
    ['on two days in a row', [sat('2027-04-11')], [sat('2027-04-12')], []],
    ['one of a day, within the days of the other', [sat('2027-01-24')], [sat('2027-01-21', '2027-01-30')], ['may_meet 2027-01-24 b']],
    [
      'over days of which some are the same',
      [sat('2027-01-21', '2027-01-30')],
      [sat('2027-01-29', '2027-02-03')],
      ['may_meet 2027-01-29..2027-01-30 a'],
    ],
    ['over days that only touch', [sat('2027-01-21', '2027-01-30')], [sat('2027-01-31', '2027-02-03')], []],
    ['on 29 February', [sat('2028-02-29')], [sat('2028-02-29')], ['same_day 2028-02-29 a']],
    ['a form that closes on the day of the other', [form('2027-04-11')], [sat('2027-04-11')], ['form_meanwhile 2027-04-11 a']],
    ['a form that closes while the other is sat', [sat('2027-01-21', '2027-01-30')], [form('2027-01-25')], ['form_meanwhile 2027-01-25 b']],
    ['a form that closes on its last day', [form('2027-01-30')], [sat('2027-01-21', '2027-01-30')], ['form_meanwhile 2027-01-30 a']],
    ['a form that closes the day after', [form('2027-01-31')], [sat('2027-01-21', '2027-01-30')], []],
    [
      'a late fee that ends while the other is sat',
      [form('2027-01-10', '2027-01-25')],
      [sat('2027-01-21', '2027-01-30')],
      ['form_meanwhile 2027-01-25 a'],
    ],
    ['a late fee that goes on over the whole of the other', [form('2027-01-10', '2027-02-25')], [sat('2027-01-21', '2027-01-30')], []],
    ['two forms that close on one day', [form('2026-12-22')], [form('2026-12-22')], ['same_day 2026-12-22 a']],
    ['two forms, one without and one with a late fee', [form('2026-12-22')], [form('2026-12-15', '2026-12-22')], ['same_day 2026-12-22 b']],
    ['a form that opens on the day of the other', [other('registration_opens', '2027-04-11')], [sat('2027-04-11')], []],
    [
      'a result and an admit card on the day of the other',
      [other('result', '2027-04-11'), other('admit_card', '2027-04-11')],
      [sat('2027-04-11')],
      [],
    ],
    ['a counselling of a day', [other('counselling', '2027-06-10')], [sat('2027-06-10')], ['same_day 2027-06-10 a']],
    ['weeks of counselling', [other('counselling', '2027-06-01', '2027-07-15')], [sat('2027-06-10')], []],
    ['in the same usual month', [usual('2027-04')], [usual('2027-04')], []],
    ['announced within the usual month of the other', [sat('2027-04-11')], [usual('2027-04')], []],
    ["on the days of last year's", [lastYear('2026-12-06')], [sat('2026-12-06')], []],
  ])('%s', (_, mine, theirs, expected) => {
    expect(found(mine, theirs)).toEqual(expected);
  });

  it('whose day is over are in nobody’s way any more', () => {
    const both: [ExamDate[], ExamDate[]] = [[sat('2027-04-11')], [sat('2027-04-11')]];
    expect(found(...both, '2027-04-11')).toEqual(['same_day 2027-04-11 a']);
    expect(found(...both, '2027-04-12')).toEqual([]);
  });

  it('are told soonest first, every pair once', () => {
    const all = [
      examWithDates('a', sat('2027-05-02'), form('2026-12-22')),
      examWithDates('b', sat('2027-05-02'), form('2026-12-22')),
      examWithDates('c', sat('2027-05-02')),
    ];
    const clashes = clashesOf(agendaOf(all, today).things);
    expect(clashes.map(({ from, one, other: second }) => [from, one.exam._id, second.exam._id])).toEqual([
      ['2026-12-22', 'a', 'b'],
      ['2027-05-02', 'a', 'b'],
      ['2027-05-02', 'a', 'c'],
      ['2027-05-02', 'b', 'c'],
    ]);
  });

  it('that are one and the same have their own reasons', () => {
    const one = examWithDates('a', form('2027-01-25', '2027-01-25', { session: '2' }), sat('2027-01-21', '2027-01-30', { session: '1' }));
    expect(clashesOf(agendaOf([one], today).things)).toEqual([]);
  });
});
