import { describe, expect, it } from 'vitest';
import { dayThatCounts, examYear, goodUntilOf, heldToLastYear, lastDayOf, type ExamDate } from './exams.dates.ts';
import { indianDay } from '../indian-day.ts';

const one = (more: Partial<ExamDate>): ExamDate => ({
  id: '2027-main-exam',
  event: 'exam',
  session: null,
  from: '2027-04-11',
  to: '2027-04-11',
  status: 'announced',
  year: 2027,
  source: 'Calendar of the commission',
  certainty: 'A',
  ...more,
});
const lastYear = one({ id: '2026-main-exam', from: '2026-04-12', to: '2026-04-12', status: 'last_year', year: 2026 });
const usual = one({ id: '2028-main-exam', from: '2027-04', to: '2027-04', status: 'usual', certainty: 'C' });
const seen = (dates: ExamDate[], today: string) =>
  examYear(dates, today).coming.map(({ isAnnounced, from, to }) => [isAnnounced, from, to]);

describe('the day it is in India', () => {
  it.each([
    ['2026-11-16T18:29:59Z', '2026-11-16'],
    ['2026-11-16T18:30:00Z', '2026-11-17'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['2028-02-28T18:30:00Z', '2028-02-29'],
    ['2028-02-29T18:29:59Z', '2028-02-29'],
    ['2028-02-29T18:30:00Z', '2028-03-01'],
  ])('at %s is %s', (now, day) => {
    expect(indianDay(new Date(now))).toBe(day);
  });
});

it('a month has its own last day', () => {
  expect(['2027-02', '2028-02', '2027-04', '2026-12'].map(lastDayOf)).toEqual(['2027-02-28', '2028-02-29', '2027-04-30', '2026-12-31']);
});

describe("last year's day", () => {
  it.each(['2025-11-01', '2026-04-11', '2026-04-12', '2026-04-13', '2026-11-16', '2027-04-12', '2028-02-29', '2031-01-01'])(
    'is never what comes, on %s',
    (today) => {
      const { coming, earlier } = examYear([lastYear], today);
      expect(coming).toEqual([]);
      expect(earlier).toEqual([lastYear]);
    },
  );

  it('gives way to what was announced since and is over: the nearest year stands for comparison', () => {
    expect(examYear([lastYear, one({})], '2027-04-12').earlier).toEqual([one({})]);
  });
});

describe('an announced day', () => {
  it('comes until its last day is over in India', () => {
    const window = one({ from: '2027-04-11', to: '2027-04-13' });
    expect(seen([window], '2027-04-13')).toEqual([[true, '2027-04-11', '2027-04-13']]);
    expect(seen([window], '2027-04-14')).toEqual([]);
    expect(examYear([window], '2027-04-14').earlier).toEqual([window]);
  });

  it('stands in the place of the usual month of the same thing, and of no other', () => {
    expect(seen([one({}), usual], '2026-11-16')).toEqual([[true, '2027-04-11', '2027-04-11']]);
    const second = { ...usual, session: '2' as const, from: '2027-09', to: '2027-09' };
    expect(seen([one({ session: '1' }), second], '2026-11-16')).toEqual([
      [true, '2027-04-11', '2027-04-11'],
      [false, '2027-09-01', '2027-09-30'],
    ]);
    expect(seen([one({ event: 'result' }), usual], '2026-11-16')).toHaveLength(2);
  });
});

describe('a usual month', () => {
  it('is the next one there is, in whatever year it was written down', () => {
    expect(seen([usual], '2026-11-16')).toEqual([[false, '2027-04-01', '2027-04-30']]);
    expect(seen([usual], '2027-04-30')).toEqual([[false, '2027-04-01', '2027-04-30']]);
    expect(seen([usual], '2027-05-01')).toEqual([[false, '2028-04-01', '2028-04-30']]);
    expect(seen([{ ...usual, from: '2027-02', to: '2027-02' }], '2028-02-29')).toEqual([[false, '2028-02-01', '2028-02-29']]);
  });

  it('that spans the turn of the year keeps its length', () => {
    const winter = { ...usual, from: '2026-12', to: '2027-01' };
    expect(seen([winter], '2027-01-31')).toEqual([[false, '2026-12-01', '2027-01-31']]);
    expect(seen([winter], '2027-02-01')).toEqual([[false, '2027-12-01', '2028-01-31']]);
  });

  it("is not this year's any more once the thing has been held", () => {
    expect(seen([one({ from: '2026-12-06', to: '2026-12-06' }), { ...usual, from: '2026-12', to: '2026-12' }], '2026-12-20')).toEqual([
      [false, '2027-12-01', '2027-12-31'],
    ]);
  });
});

describe('what is registered for', () => {
  const closes = one({ event: 'registration_closes', session: 'june', from: '2027-01', to: '2027-01', status: 'usual', certainty: 'B' });
  const course: ExamDate = { ...closes, id: '2027-june-registration_closes', note: 'course_registration' };
  const day = { from: '2026-04-15', to: '2026-04-15', status: 'last_year', year: 2026 } as const;
  const form: ExamDate = { ...closes, ...day, id: '2026-june-registration_closes' };

  it('of a course is not compared with the form of the exam', () => {
    expect(examYear([course, form], '2026-11-19').coming[0]).not.toHaveProperty('before');
    expect(examYear([{ ...course, note: undefined }, form], '2026-11-19').coming[0]).toMatchObject({ before: form });
  });

  it('of a course stays beside the announced day of the form', () => {
    const announced = one({ ...form, from: '2027-04-15', to: '2027-04-15', status: 'announced', year: 2027 });
    expect(seen([course, announced], '2026-11-19')).toEqual([
      [false, '2027-01-01', '2027-01-31'],
      [true, '2027-04-15', '2027-04-15'],
    ]);
  });
});

it('two years of one thing that come to the same months are told once, as the nearer year says it', () => {
  const near = one({ id: '2027-main-exam', from: '2026-12', to: '2026-12', status: 'usual', year: 2027 });
  const far = { ...near, id: '2028-main-exam', from: '2027-12', to: '2027-12', year: 2028 };
  for (const dates of [
    [near, far],
    [far, near],
  ])
    expect(examYear(dates, '2026-11-19').coming.map(({ date }) => date.id)).toEqual(['2027-main-exam']);
});

describe('a cycle that is running', () => {
  const december = { ...usual, id: '2027-december-exam', session: 'december' as const, from: '2027-12', to: '2027-12' };

  it('is not skipped for the one that was written down: December 2026 comes before December 2027', () => {
    expect(seen([december], '2026-11-17')).toEqual([[false, '2026-12-01', '2026-12-31']]);
    expect(examYear([december], '2026-11-17').coming[0]?.year).toBe(2026);
    const june = { ...december, id: 'x', session: 'june' as const, from: '2027-06', to: '2027-06' };
    const held = one({ id: 'y', session: 'june', from: '2026-06-20', to: '2026-06-20', status: 'last_year', year: 2026 });
    expect(seen([december, june, held], '2026-11-17')).toEqual([
      [false, '2026-12-01', '2026-12-31'],
      [false, '2027-06-01', '2027-06-30'],
    ]);
  });

  it('keeps what has passed of it apart, and does not ask for the form of the year after', () => {
    const clat = one({ from: '2026-12-06', to: '2026-12-06' });
    const closed = one({ id: 'a', event: 'registration_closes', from: '2026-10-31', to: '2026-10-31' });
    const next = one({
      id: 'b',
      event: 'registration_closes',
      from: '2027-10',
      to: '2027-10',
      status: 'usual',
      year: 2028,
      certainty: 'C',
    });
    const before = one({ id: 'c', from: '2025-12-07', to: '2025-12-07', status: 'last_year', year: 2026 });
    const now = examYear([clat, closed, next, before], '2026-11-17');
    expect(now.coming.map(({ date }) => date.id)).toEqual([clat.id]);
    expect([now.passed, now.earlier]).toEqual([[closed], [before]]);
    const after = examYear([clat, closed, next, before], '2026-12-07');
    expect(after.coming.map(({ date, before: was }) => [date.id, was?.id])).toEqual([['b', 'a']]);
    expect([after.passed, after.earlier]).toEqual([[], [closed, clat]]);
  });
});

it('an announced day silences its usual month whatever either is called, and not that of another month', () => {
  const prelims = one({ session: 'prelims', from: '2027-05-23', to: '2027-05-23' });
  const first = { ...usual, id: '2027-1-exam', session: '1' as const, from: '2027-05', to: '2027-05' };
  const second = { ...usual, id: '2027-2-exam', session: '2' as const, from: '2027-08', to: '2027-09' };
  expect(examYear([prelims, first, second], '2026-11-17').coming.map(({ date }) => date.id)).toEqual([prelims.id, second.id]);
});

it('has beside a usual month the last time of the same session, else of any', () => {
  const was = (id: string, session: '1' | '2' | null, from: string) =>
    one({ id, session, from, to: from, status: 'last_year', year: 2026 });
  const next = { ...usual, session: '1' as const, from: '2027-01', to: '2027-01' };
  const beside = (...dates: ExamDate[]) => examYear([next, ...dates], '2026-11-17').coming[0]?.before?.id;
  expect(beside(was('a', '1', '2026-01-21'), was('b', '2', '2026-04-02'))).toBe('a');
  expect(beside(was('c', null, '2026-01-25'))).toBe('c');
  expect(beside(was('b', '2', '2026-04-02'))).toBeUndefined();
});

it('of a form that can still be sent later for more money the earlier day counts, of anything else the last', () => {
  const form = one({ event: 'registration_closes', from: '2026-10-31', to: '2026-11-06', note: 'late_fee' });
  const { note: _late, ...plain } = form;
  expect([form, plain, { ...plain, event: 'exam' as const }, { ...plain, event: 'result' as const }].map(dayThatCounts)).toEqual([
    '2026-10-31',
    '2026-11-06',
    '2026-10-31',
    '2026-11-06',
  ]);
});

it('is good until an announced day has passed, until usual months begin; a day of last year is never due', () => {
  expect([one({ to: '2027-04-13' }), usual, lastYear, { ...usual, goodUntil: '2026-12-31' }].map((date) => goodUntilOf(date, []))).toEqual([
    '2027-04-13',
    '2027-03-31',
    undefined,
    '2026-12-31',
  ]);
});

it('what comes first stands first, an opening before a closing of the same day', () => {
  const closes = one({ id: 'b', event: 'registration_closes', from: '2026-12-02', to: '2026-12-02' });
  const opens = one({ id: 'a', event: 'registration_opens', from: '2026-12-02', to: '2026-12-02' });
  expect(examYear([one({}), closes, opens], '2026-11-16').coming.map(({ date }) => date.event)).toEqual([
    'registration_opens',
    'registration_closes',
    'exam',
  ]);
});

describe("a usual month beside last year's day", () => {
  const form = { event: 'registration_closes', session: '1' } as const;
  const closed = one({ ...form, id: 'closed', from: '2025-11-27', to: '2025-11-27', status: 'last_year', year: 2026 });
  const december = one({ ...form, id: 'closes', from: '2026-12', to: '2026-12', status: 'usual', certainty: 'C' });
  const monthsOf = (usualOne: ExamDate, today: string, ...others: ExamDate[]) => {
    const { from, to } = heldToLastYear(usualOne, [usualOne, ...others], today);
    return [from, to];
  };

  it('of a form that closes is the earlier of the two, and is due with it', () => {
    expect(seen([closed, december], '2026-11-19')).toEqual([[false, '2026-11-01', '2026-11-30']]);
    expect(goodUntilOf(december, [closed, december])).toBe('2026-10-31');
    expect(monthsOf({ ...december, from: '2026-11', to: '2027-01' }, '2026-11-19', closed)).toEqual(['2026-11', '2026-11']);
  });

  it("is never made later: a month before last year's stays", () => {
    expect(monthsOf({ ...december, from: '2026-10', to: '2026-10' }, '2026-10-01', closed)).toEqual(['2026-10', '2026-10']);
  });

  it("stands again when last year's month is over and its own is not: the form may still be open", () => {
    expect(seen([closed, december], '2026-12-01')).toEqual([[false, '2026-11-01', '2026-12-31']]);
    expect(seen([closed, december], '2027-01-01')).toEqual([[false, '2027-11-01', '2027-11-30']]);
  });

  it('of anything that begins goes from the earlier to the later', () => {
    const opened = one({
      id: 'opened',
      event: 'registration_opens',
      from: '2025-10-31',
      to: '2025-10-31',
      status: 'last_year',
      year: 2026,
    });
    const opens = one({ id: 'opens', event: 'registration_opens', from: '2026-11', to: '2026-11', status: 'usual' });
    expect(monthsOf(opens, '2026-10-01', opened)).toEqual(['2026-10', '2026-11']);
  });

  it('of a late fee counts the day without it, and of no other session, season or kind of registration', () => {
    const late = { ...closed, from: '2025-11-16', to: '2025-12-02', note: 'late_fee' as const };
    expect(monthsOf(december, '2026-11-01', late)).toEqual(['2026-11', '2026-11']);
    for (const other of [
      { ...closed, session: '2' as const },
      { ...closed, note: 'course_registration' as const },
      { ...closed, from: '2025-02-10', to: '2025-02-10' },
    ])
      expect(monthsOf(december, '2026-11-01', other)).toEqual(['2026-12', '2026-12']);
  });
});

it('is old when it ran past its day, or when the months of a nearer year have begun', () => {
  const isOldOn = (date: ExamDate, today: string) => examYear([date], today).coming[0]?.isOld;
  const form = one({ event: 'registration_closes', from: '2026-12', to: '2026-12', status: 'usual' });
  expect(['2026-11-30', '2026-12-01'].map((today) => isOldOn(form, today))).toEqual([false, true]);
  expect(isOldOn({ ...form, goodUntil: '2026-12-20' }, '2026-12-01')).toBe(false);
  expect(['2026-11-30', '2026-12-01'].map((today) => isOldOn({ ...form, from: '2027-12', to: '2027-12' }, today))).toEqual([false, true]);
});
