import { describe, expect, it } from 'vitest';
import { subjectIds, type Passport } from '@disha/contract/passport';
import { classes, states } from '@disha/contract/taxonomy';
import { finderOf } from '../careers.ts';
import { judging } from '../check.ts';
import { realBook } from '../testing/real-book.ts';
import { collegesFor, propose, type Proposal } from './propose.ts';
import type { Wishes } from './wishes.ts';

const year = 2027;
const nothing: Wishes = { careers: [], courses: [], exams: [], colleges: [], result: null };
const proposed = (wishes: Partial<Wishes>, passport: Passport = {}) =>
  propose(realBook, { wishes: { ...nothing, ...wishes }, passport, year });
const science = { class: '12', passingYear: 2027, subjects: ['physics', 'chemistry', 'mathematics', 'english'] } as const;
const btech = 'btech-computer-science-engineering';
const examsOf = (proposal: Proposal | null) => proposal?.ways.map(({ exam }) => exam);

describe('a plan is proposed', () => {
  it('from nothing: not at all', () => {
    expect(proposed({})).toBeNull();
  });

  it('towards the newest career, course, or where the quiz pointed', () => {
    expect(proposed({ careers: ['software-developer', 'doctor'], courses: [btech] }, science)?.goal).toEqual({
      type: 'careers',
      id: 'software-developer',
    });
    expect(proposed({ courses: ['barch', btech] }, science)?.goal).toEqual({ type: 'courses', id: 'barch' });
    const result = { fields: ['law_arts' as const], courses: [], careers: [] };
    expect(proposed({ result }, science)?.goal).toEqual({ type: 'fields', id: 'law_arts' });
    expect(proposed({ exams: ['neet-ug'] })?.goal.type).toBe('fields');
  });

  it('in three ways that do not hang on one exam, one of them by marks alone', () => {
    const plan = proposed({ courses: [btech] }, science);
    expect(plan?.ways.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
    expect(plan?.ways[0]?.course).toBe(btech);
    expect(new Set(examsOf(plan)).size).toBe(3);
    expect(examsOf(plan)).toContain(undefined);
  });

  it('with the exam the student noted, then that of the own state, and never that of another state', () => {
    expect(proposed({ courses: [btech], exams: ['viteee'] }, science)?.ways[0]?.exam).toBe('viteee');
    expect(proposed({ courses: [btech] }, { ...science, state: 'Maharashtra' })?.ways[0]?.exam).toBe('mht-cet');
    const exams = new Map(realBook.exams.map((exam) => [exam.id, exam.state]));
    for (const exam of examsOf(proposed({ courses: [btech] }, { ...science, state: 'Bihar' })) ?? [])
      expect([undefined, 'Bihar']).toContain(exam === undefined ? undefined : exams.get(exam));
  });

  it('with what begins where the student stands', () => {
    const early = (id: string | undefined) =>
      realBook.courses
        .find((course) => course.id === id)
        ?.all.some(({ kind, ...rest }) => kind === 'class' && 'needs' in rest && rest.needs === '10');
    for (const { course } of proposed({ courses: [btech] }, science)?.ways ?? []) expect(early(course)).toBe(false);
    const graduate = proposed({ result: { fields: ['business_management'], courses: [], careers: [] } }, { class: 'graduate' });
    const item = realBook.courses.find(({ id }) => id === graduate?.ways[0]?.course);
    expect(item?.all).toContainEqual(expect.objectContaining({ kind: 'class', needs: 'degree' }));
  });

  it('with what can be begun now: a second degree waits for the diploma before it', () => {
    const biology = { class: '12', subjects: ['physics', 'chemistry', 'biology', 'english'] } as const;
    const courses = (passport: Passport) => proposed({ careers: ['nurse'] }, passport)?.ways.map(({ course }) => course);
    expect(courses(biology)).toContain('bsc-nursing');
    expect(courses(biology)).not.toContain('post-basic-bsc-nursing');
    expect(courses({ ...biology, qualification: 'diploma' })).toContain('post-basic-bsc-nursing');
  });

  it('without what is closed: the next wish takes its place', () => {
    const noMaths = { class: '12', subjects: ['physics', 'chemistry', 'biology', 'english'] } as const;
    const plan = proposed({ courses: [btech, 'mbbs'] }, noMaths);
    expect(plan?.goal).toEqual({ type: 'courses', id: 'mbbs' });
    expect(plan?.ways.map(({ course }) => course)).not.toContain(btech);
  });

  it('never with a closed way, whoever asks', () => {
    const find = finderOf(realBook);
    let seed = 7;
    const next = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    const of = <T>(list: readonly T[]) => list[next(list.length)] as T;
    let ways = 0;
    for (let n = 0; n < 200; n += 1) {
      const passport: Passport = {
        class: of(classes),
        passingYear: 2022 + next(8),
        subjects: subjectIds.filter(() => next(3) === 0),
        marks: { class12: { percent: 35 + next(60) } },
        state: of(states),
        gender: of(['female', 'male']),
        birthDate: `${1998 + next(14)}-06-15`,
      };
      const wishes = { careers: [of(realBook.careers).id], courses: [of(realBook.courses).id, of(realBook.courses).id] };
      const { judge } = judging(realBook, passport, { year });
      for (const { course, exam } of proposed(wishes, passport)?.ways ?? []) {
        ways += 1;
        const items = [find({ type: 'courses', id: course }), ...(exam === undefined ? [] : [find({ type: 'exams', id: exam })])];
        expect(items.map((item) => item && judge(item).verdict)).not.toContain('closed');
      }
    }
    expect(ways).toBeGreaterThan(200);
  });
});

it('names at most three colleges: those noted, then those at home', () => {
  const known = ['Delhi', 'Pune, Maharashtra', 'Chennai, Tamil Nadu', 'Mumbai, Maharashtra'].map((location, index) => ({
    id: `c${index}`,
    location,
  }));
  expect(collegesFor(known, 1, { colleges: ['c2'] }, { state: 'Maharashtra' })).toEqual(['c2', 'c1', 'c3']);
  expect(collegesFor(known, 0, { colleges: [] }, {})).toEqual(['c0', 'c1', 'c2']);
  expect(collegesFor(known, 2, { colleges: ['c2'] }, { state: 'Maharashtra' })).toEqual(['c2']);
});
