import { describe, expect, it } from 'vitest';
import type { IdealWay, LabelledStudent } from './corpus.ts';
import { countLaws } from './laws.ts';
import { candidateOf, isSameWay, scoresOf } from './scores.ts';
import type { PlanShape, WayShape } from './snapshot-shape.ts';

const nursing: IdealWay = { role: 'A', career: 'nurse', course: 'bsc-nursing', exams: ['up-cnet'], by: 'exam', places: ['kgmu'] };
const way = (more: Partial<WayShape> = {}): WayShape => ({
  ...{ label: 'A', sure: false, beyond: false, course: 'bsc-nursing', exams: ['up-cnet'], by: 'exam', verdict: 'open' },
  ...{ places: [{ college: 'kgmu', near: 'state' }], cost: { from: 9000, basis: 'type' }, reasons: [] },
  ...more,
});
const plan = (...ways: readonly WayShape[]): PlanShape => ({
  ...{ goal: 'careers/nurse', isReplaced: false, missingSure: true, notTaken: [], warnings: [], steps: [] },
  ways,
});
const student = (more: Partial<LabelledStudent> = {}): LabelledStudent => ({
  ...{ id: 'one', split: 'fit', passport: {}, noted: [], today: '2026-11-19', dueMonths: [] },
  ...{ ideal: [nursing], unacceptable: [] },
  ...more,
});

describe('a labelled way', () => {
  it('is the same way by the same course and one of its exams', () => {
    expect(isSameWay(nursing, way())).toBe(true);
    expect(isSameWay(nursing, way({ exams: ['neet-ug'] }))).toBe(false);
    expect(isSameWay(nursing, way({ course: 'gnm-nursing' }))).toBe(false);
  });

  it('by marks is met by a merit list and by a college that decides, and by no test', () => {
    const byMarks: IdealWay = { role: 'C', course: 'bsc-nursing', by: 'marks' };
    expect(['marks', 'ask', 'exam'].map((by) => isSameWay(byMarks, way({ exams: [], by: by as WayShape['by'] })))).toEqual([
      ...[true, true, false],
    ]);
  });

  it('without a course is met by the career alone', () => {
    const job: IdealWay = { role: 'A', career: 'police', exams: ['ssc-gd'], by: 'exam' };
    expect(isSameWay(job, candidateOf('|police|ssc-gd|exam'))).toBe(true);
    expect(isSameWay(job, candidateOf('bsc-nursing|police|ssc-gd|exam'))).toBe(false);
  });
});

describe('scores', () => {
  it('count a plan whose first way is labelled, its place and its candidate', () => {
    const scores = scoresOf([student()], { plans: { one: plan(way()) }, candidates: { one: ['bsc-nursing|nurse|up-cnet|exam'] } });
    expect(scores).toMatchObject({ firstIdeal: 1, twoIdeal: 1, placed: 1, withPlaces: 1, covered: 1, coverable: 1, misses: [] });
  });

  it('name what is missing and what is unacceptable', () => {
    const wrong = student({
      unacceptable: [
        { role: 'A', course: 'mbbs' },
        { course: 'mbbs', inWords: true },
      ],
    });
    const scores = scoresOf([wrong], { plans: { one: plan(way({ course: 'mbbs' })) }, candidates: { one: [] } });
    expect(scores).toMatchObject({ firstIdeal: 0, unacceptable: 1, covered: 0 });
    expect(scores.misses).toHaveLength(3);
  });

  it('refuse a student of whom there is no plan', () => {
    expect(() => scoresOf([student()], { plans: {}, candidates: {} })).toThrow('There is no plan of one.');
  });
});

describe('laws', () => {
  it('are broken by a poor student whose first way is dearer', () => {
    const plans = {
      one: plan(way()),
      'one@budget=10000': plan(way({ cost: { from: 90_000, basis: 'type' } })),
      'one@budget=500000': plan(way()),
    };
    const [money] = countLaws(['one'], { plans, candidates: {} });
    expect(money).toMatchObject({ asked: 1, broken: ['one'] });
  });
});
