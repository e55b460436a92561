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
const biology = { class: '12', passingYear: 2027, subjects: ['physics', 'chemistry', 'biology', 'english'] } as const;
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
    expect(proposed({ exams: ['neet-ug'] })?.goal).toEqual({ type: 'exams', id: 'neet-ug' });
    const careers = ['surgeon', 'veterinarian'];
    expect(proposed({ result: { fields: ['medicine'], courses: [], careers } }, biology)?.goal).toEqual({ type: 'careers', id: 'surgeon' });
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

  it('by the way that most take: a vet by B.V.Sc and NEET, a clerk by SSC CHSL, the IAS by UPSC', () => {
    const wayA = (career: string, passport: Passport) => proposed({ careers: [career] }, passport)?.ways[0];
    expect(wayA('veterinarian', { ...biology, state: 'Rajasthan' })).toMatchObject({ course: 'bvsc-animal-husbandry', exam: 'neet-ug' });
    const arts = { class: '12', passingYear: 2027, subjects: ['history', 'political_science'], birthDate: '2009-01-05' } as const;
    expect(wayA('government-clerk', { ...arts, state: 'Bihar' })).toEqual({ label: 'A', exam: 'ssc-chsl', career: 'government-clerk' });
    const graduate: Passport = { class: 'graduate', birthDate: '2004-01-05', degrees: [{ level: 'bachelor', family: 'ba', percent: 60 }] };
    expect(wayA('ias-officer', graduate)).toEqual({ label: 'A', exam: 'upsc-cse', career: 'ias-officer' });
    expect(wayA('electrician', { class: '10' })?.course).toBe('iti-electrician');
  });

  it('through a noted exam, which is a way of its own where no course stands behind it', () => {
    const graduate: Passport = { class: 'graduate', birthDate: '2004-01-05', degrees: [{ level: 'bachelor', family: 'ba', percent: 60 }] };
    expect(proposed({ exams: ['ssc-cgl'] }, graduate)?.ways[0]).toEqual({ label: 'A', exam: 'ssc-cgl' });
    expect(proposed({ exams: ['neet-ug'] }, biology)?.ways[0]).toMatchObject({ exam: 'neet-ug', course: expect.any(String) });
  });

  it('with no certificate that nobody noted, and never with NCC', () => {
    const levels = new Map(realBook.courses.map((course) => [course.id, course.level]));
    for (const career of ['government-clerk', 'software-developer', 'veterinarian', 'army-officer']) {
      const ways = proposed({ careers: [career] }, { class: '12', subjects: ['history'], birthDate: '2009-01-05' })?.ways ?? [];
      expect(ways.map(({ course }) => levels.get(course ?? ''))).not.toContain('certificate');
    }
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
    let [ways, towards, onGoal] = [0, 0, 0];
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
      const plan = proposed(wishes, passport);
      // What leads to the goal comes first, whoever asks.
      if (plan?.goal.type === 'careers' && plan.ways[0]?.career !== undefined) onGoal += Number(plan.ways[0].career === plan.goal.id);
      const meant = realBook.careers.find(({ id }) => plan?.goal.type === 'careers' && id === plan.goal.id);
      // NCC by itself leads nowhere.
      const isNamed = meant?.routes.some(({ steps }) => steps.some(({ id }) => id !== 'ncc-c-certificate'));
      if (isNamed === true) towards += 1;
      for (const { course, exam } of plan?.ways ?? []) {
        ways += 1;
        const items = [
          ...(course === undefined ? [] : [find({ type: 'courses', id: course })]),
          ...(exam === undefined ? [] : [find({ type: 'exams', id: exam })]),
        ];
        expect(items.map((item) => item && judge(item).verdict)).not.toContain('closed');
      }
    }
    expect(ways).toBeGreaterThan(200);
    expect(towards).toBeGreaterThan(50);
    expect(onGoal).toBe(towards);
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
