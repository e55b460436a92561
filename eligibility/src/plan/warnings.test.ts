import { describe, expect, it } from 'vitest';
import type { ExamDate } from '@disha/contract/exams.dates';
import type { StudentDetails } from '@disha/contract/passport';
import type { State } from '@disha/contract/taxonomy';
import { withoutRule } from '../read.ts';
import { realBook } from '../testing/real-book.ts';
import { stepsFor } from './steps.ts';
import { moneyKnown, warningsOf, type PlanFacts, type WarnedWay } from './warnings.ts';

const today = '2026-11-16';
const day = (event: ExamDate['event'], on: string, more: Partial<ExamDate> = {}): ExamDate => ({
  ...{ id: `2027-${event}`, event, session: null, from: on, to: on, status: 'announced', year: 2027, source: 'a notice', certainty: 'A' },
  ...more,
});
const facts = (passport: StudentDetails = {}, dates: readonly ExamDate[] = [], colleges: Record<string, State> = {}): PlanFacts => ({
  ...{ book: realBook, passport, year: 2027, today },
  datesOf: (exam) => (exam === 'jee-main' ? dates : []),
  stateOf: (college) => colleges[college],
  costOf: () => undefined,
});
const btech = 'btech-computer-science-engineering';
const way = (label: string, more: Partial<WarnedWay> = {}): WarnedWay => ({ label, colleges: [], ...more });
const kinds = (ways: readonly WarnedWay[], ...given: Parameters<typeof facts>) => warningsOf(ways, facts(...given)).map(({ kind }) => kind);

const byJee = way('A', { course: btech, exam: 'jee-main' });
const byBits = way('B', { course: btech, exam: 'bitsat' });
const byMarks = way('C', { course: 'bba-event-management' });
const science = { class: '12', passingYear: 2027, subjects: ['physics', 'chemistry', 'mathematics'] } as const;

describe('a plan is warned', () => {
  it('of nothing where three ways stand apart, or there is none', () => {
    expect(kinds([byJee, byBits, byMarks], science)).toEqual([]);
    expect(kinds([])).toEqual([]);
    expect(kinds([way('A')])).toEqual([]);
  });

  it('when all ways hang on one exam', () => {
    expect(warningsOf([byJee, { ...byJee, label: 'B' }], facts(science))).toContainEqual({ kind: 'oneExam', exam: 'jee-main', ways: 2 });
    expect(kinds([byJee, byBits], science)).not.toContain('oneExam');
    expect(kinds([byJee, byMarks], science)).not.toContain('oneExam');
    expect(kinds([byMarks], science)).toEqual(['oneWay']);
    // JEE Advanced is sat by the best of JEE Main.
    expect(kinds([byJee, way('B', { course: btech, exam: 'jee-advanced' })], science)).toContain('oneExam');
  });

  it('when no way does without an exam', () => {
    expect(kinds([byJee, byBits], science)).toContain('examsOnly');
    expect(kinds([byJee, byMarks], science)).not.toContain('examsOnly');
  });

  it('when a course is begun by an exam and none is named', () => {
    const seat = way('B', { course: btech });
    expect(kinds([byJee, seat], science)).toContain('examsOnly');
    expect(kinds([byJee, { ...seat, byMarks: true }], science)).not.toContain('examsOnly');
    expect(kinds([seat, { ...seat, label: 'C' }], science)).not.toContain('oneExam');
  });

  it('of what has no rule here', () => {
    const book = { ...realBook, courses: realBook.courses.map((item) => (item.id === btech ? { ...item, ...withoutRule(false) } : item)) };
    const told = warningsOf([way('A', { course: btech })], { ...facts(science), book });
    expect(told).toContainEqual({ kind: 'noRule', label: 'A', type: 'courses', id: btech });
  });

  it('when nothing is in the home state, where that is known', () => {
    const away = { ...byMarks, colleges: ['a'] };
    const atHome = { ...science, state: 'Bihar' } as const;
    expect(warningsOf([away], facts(atHome, [], { a: 'Kerala' }))).toContainEqual({ kind: 'notAtHome', state: 'Bihar' });
    expect(kinds([byMarks], atHome)).toContain('notAtHome');
    expect(kinds([away], atHome, [], { a: 'Bihar' })).not.toContain('notAtHome');
    expect(kinds([away], science, [], { a: 'Kerala' })).not.toContain('notAtHome');
    const stateExam = way('A', { exam: 'mht-cet' });
    expect(kinds([stateExam], { ...science, state: 'Maharashtra' })).not.toContain('notAtHome');
  });

  it('of each way that costs more than the family can pay, and when every way does, by the figures of the student', () => {
    const ways = [byJee, byMarks];
    const costing = (costs: Record<string, number>, passport: StudentDetails): PlanFacts => ({
      ...facts(passport),
      costOf: ({ label }) => costs[label],
    });
    const poor = { ...science, budget: 80_000 };
    const warned = (costs: Record<string, number>, passport: StudentDetails = poor) =>
      warningsOf(ways, costing(costs, passport)).filter(({ kind }) => kind === 'aboveBudget' || kind === 'wayAboveBudget');
    const of = (label: string, least: number) => ({ kind: 'wayAboveBudget', label, budget: 80_000, least });
    expect(warned({ A: 200_000, C: 80_001 })).toEqual([
      { kind: 'aboveBudget', budget: 80_000, least: 80_001 },
      of('A', 200_000),
      of('C', 80_001),
    ]);
    expect(warned({ A: 200_000, C: 80_000 })).toEqual([of('A', 200_000)]);
    expect(warned({ A: 80_000, C: 80_000 })).toEqual([]);
    // What is not known is not judged, and it is known what is missing.
    expect(warned({ A: 200_000 })).toEqual([of('A', 200_000)]);
    expect(warned({})).toEqual([]);
    expect(warned({ A: 200_000, C: 90_000 }, science)).toEqual([]);
    expect(moneyKnown([...ways, way('B')], costing({ A: 200_000 }, poor))).toEqual({ known: false, noBudget: false, noCosts: ['C'] });
    expect(moneyKnown(ways, costing({ A: 1, C: 1 }, science))).toEqual({ known: false, noBudget: true, noCosts: [] });
    expect(moneyKnown(ways, costing({ A: 1, C: 1 }, poor))).toEqual({ known: true });
  });

  it('of each way that is closed, and when none is open', () => {
    const noMaths = { class: '12', subjects: ['physics', 'chemistry', 'biology'] } as const;
    const closed = { kind: 'closed', label: 'A', type: 'courses', id: btech };
    expect(warningsOf([byJee, byMarks], facts(noMaths))).toContainEqual(closed);
    expect(kinds([byJee, byMarks], noMaths)).not.toContain('noneOpen');
    expect(kinds([byJee], noMaths)).toContain('noneOpen');
    expect(kinds([byJee], science)).not.toContain('closed');
  });

  it('before the choice of Class 11, with what the plan asks for', () => {
    const needs = [{ label: 'A', course: btech, subjects: [['physics'], ['mathematics']] }];
    expect(warningsOf([byJee], facts({ class: '10' }))).toContainEqual({ kind: 'class11', needs });
    expect(kinds([byJee], { class: '10', subjects: ['physics', 'chemistry', 'mathematics'] })).not.toContain('class11');
    expect(kinds([byJee], { class: '12' })).not.toContain('class11');
    // A B.Sc takes numbers or life: neither is asked of everybody.
    expect(kinds([way('C', { course: 'bsc-general' })], { class: '10' })).not.toContain('class11');
  });

  it('of a last date within thirty days, in the year that is theirs', () => {
    const on = (last: string) => [day('registration_closes', last)];
    expect(warningsOf([byJee], facts(science, on('2026-12-16')))).toContainEqual({ kind: 'lastDate', exam: 'jee-main', on: '2026-12-16' });
    for (const [passport, last] of [
      [science, '2026-12-17'],
      [science, '2026-11-15'],
      [{ class: '10', passingYear: 2027 }, '2026-12-01'],
    ] as const)
      expect(kinds([byJee], passport, on(last))).not.toContain('lastDate');
    expect(kinds([byJee], science, [day('registration_closes', '2026-12', { status: 'usual' })])).not.toContain('lastDate');
  });

  it('of a door that a year later would be closed', () => {
    const nda = way('A', { exam: 'nda' });
    const born = (birthDate: string) => ({ ...science, gender: 'male', married: false, birthDate }) as const;
    const warned = ['2008-01-15', '2008-09-15', '2010-01-15'].map((date) => ({
      date,
      kinds: kinds([nda], born(date)).filter((kind) => kind === 'lastYear' || kind === 'closed'),
    }));
    // Too old; the last year; years to come.
    expect(warned.map((each) => each.kinds[0])).toEqual(['closed', 'lastYear', undefined]);
  });
});

describe('next steps', () => {
  const steps = (ways: readonly WarnedWay[], ...given: Parameters<typeof facts>) => stepsFor(ways, facts(...given));

  const ofJee = [{ type: 'exams', id: 'jee-main' }];

  it('have the announced days of the exams, the soonest first', () => {
    const dates = [day('exam', '2027-01-21', { to: '2027-01-30' }), day('registration_closes', '2026-11-27')];
    expect(steps([byMarks, byJee], science, dates)).toEqual([
      // Sixty days before the form closes are over: now, and no day in the past.
      { kind: 'papers', id: 'papers', of: ofJee, year: 2026, certainty: 'announced' },
      { kind: 'register', id: 'register:jee-main', of: ofJee, year: 2026, certainty: 'announced', due: '2026-11-27' },
      { kind: 'sit', id: 'sit:jee-main', of: ofJee, year: 2027, certainty: 'announced', due: '2027-01-21' },
      {
        ...{ kind: 'marks', id: 'marks:bba-event-management', of: [{ type: 'courses', id: 'bba-event-management' }] },
        ...{ year: 2027, certainty: 'usual' },
      },
      { kind: 'second', id: `second:${btech}`, of: [{ type: 'courses', id: btech }], year: 2027, certainty: 'usual' },
    ]);
  });

  it('have months, and no day, where nothing is announced or it is another year’s', () => {
    const usual = day('exam', '2027-01', { to: '2027-02', status: 'usual' });
    expect(steps([byJee], science, [usual])).toContainEqual(expect.objectContaining({ kind: 'sit', months: { from: '01', to: '02' } }));
    const early = steps([byJee], { class: '10', passingYear: 2027 }, [day('exam', '2027-01-21')]);
    expect(early).toContainEqual(expect.objectContaining({ kind: 'sit', months: { from: '01', to: '01' } }));
    expect(early[0]).toEqual({ kind: 'subjects', id: 'subjects', of: [], year: 2027, certainty: 'usual' });
    // Class 12 is two years later, and so is the exam.
    expect(early).toContainEqual(expect.objectContaining({ kind: 'sit', year: 2029 }));
    for (const step of early) expect(step).not.toHaveProperty('due');
  });

  it('keep a form open until the day with a late fee is over', () => {
    const late = day('registration_closes', '2026-11-12', { to: '2026-11-25', note: 'late_fee' });
    const at = (date: ExamDate) => steps([byJee], science, [date, day('exam', '2027-01-21')]).find(({ kind }) => kind === 'register');
    expect(at(late)).toMatchObject({ year: 2026, due: '2026-11-25' });
    expect(at({ ...late, from: '2026-11-20' })).toMatchObject({ due: '2026-11-20' });
  });

  it('sit an exam whose day is not known no earlier than the one that comes first', () => {
    const advanced = way('A', { course: btech, exam: 'jee-advanced' });
    const later = { ...science, passingYear: 2026 };
    const next = stepsFor([advanced], {
      ...facts(later, [day('exam', '2027-01', { to: '2027-02', status: 'usual' })]),
      today: '2027-03-01',
    });
    expect(next.find(({ id }) => id === 'sit:jee-main')).toMatchObject({ year: 2028 });
    expect(next.find(({ id }) => id === 'sit:jee-advanced')).toMatchObject({ year: 2028 });
  });

  it('begin at once what takes Class 10, and two years later what takes Class 12, with a student who stopped after Class 10', () => {
    const left = { class: '10', passingYear: 2021 } as const;
    const yearOf = (course: string) => steps([way('A', { course, byMarks: true })], left).find(({ kind }) => kind === 'marks')?.year;
    expect(yearOf('iti-electrician')).toBe(2027);
    expect(yearOf('bcom')).toBe(2029);
  });

  it('have the year in which they are done: some exams are sat in the December before', () => {
    const clat = day('exam', '2026-12', { to: '2026-12', status: 'usual' });
    const [sit] = steps([byJee], { class: '10', passingYear: 2027 }, [clat]).filter(({ kind }) => kind === 'sit');
    expect(sit).toMatchObject({ kind: 'sit', year: 2028, certainty: 'usual', months: { from: '12', to: '12' } });
  });

  it('ask for the papers sixty days before the form closes, by the day or by the month', () => {
    const papers = (...dates: readonly ExamDate[]) => steps([byJee], science, dates).find(({ kind }) => kind === 'papers');
    expect(papers(day('registration_closes', '2027-03-01'))).toMatchObject({ due: '2026-12-31', year: 2026, certainty: 'announced' });
    expect(papers(day('registration_closes', '2027-03', { status: 'usual' }))).toMatchObject({
      months: { from: '01', to: '01' },
      year: 2027,
    });
  });

  it('are dated for what begins after Class 10 when Class 10 is passed', () => {
    const diploma = way('A', { course: 'diploma-civil-engineering', exam: 'jeecup' });
    const sit = steps([diploma], { class: '10', passingYear: 2027 }, [day('exam', '2027-05', { status: 'usual' })]).find(
      ({ kind }) => kind === 'sit',
    );
    expect(sit).toMatchObject({ year: 2027 });
  });

  it('send whoever has not registered in time to the next form', () => {
    const dates = [day('exam', '2027-01-21'), day('registration_closes', '2026-11', { to: '2026-11', status: 'usual' })];
    const over = day('registration_closes', '2026-11-10');
    const told = steps([byJee], science, [...dates, over]);
    expect(told.map(({ kind }) => kind)).toEqual(['registered', 'papers', 'next', 'sit']);
    expect(told.find(({ kind }) => kind === 'registered')).toMatchObject({ due: '2027-01-21', certainty: 'announced' });
    const next = told.filter(({ kind }) => kind === 'next' || kind === 'sit');
    expect(next).toMatchObject([
      { year: 2027, months: { from: '11', to: '11' }, certainty: 'last_year' },
      { year: 2028, months: { from: '01', to: '01' }, certainty: 'last_year' },
    ]);
  });

  it('are those of every gate of a way', () => {
    const both = way('A', { course: btech, exam: 'jee-main', exams: ['jee-main', 'bitsat'] });
    expect(steps([both], science).map(({ id }) => id)).toEqual([
      'papers',
      'register:jee-main',
      'sit:jee-main',
      'register:bitsat',
      'sit:bitsat',
    ]);
  });

  it('are one for an exam that two ways share, and fit where steps are kept', () => {
    const ids = steps([byJee, { ...byJee, label: 'B', colleges: ['x'] }], science).map(({ id }) => id);
    expect(ids).toEqual(['papers', 'register:jee-main', 'sit:jee-main', 'cost']);
    const long = way('A', { course: 'x'.repeat(90) });
    expect(steps([long])[0]?.id.length).toBeLessThanOrEqual(64);
  });
});
