import { describe, expect, it } from 'vitest';
import { sampleCareer, sampleCourse } from '../../testing/sample-catalog.ts';
import { careerFaults, careerGaps, coursesThatDoNotLead } from './check-careers.ts';

const faultsOf = (more: Parameters<typeof sampleCareer>[0]) => careerFaults({ careers: [sampleCareer(more)] });
const [route] = sampleCareer().routes as [ReturnType<typeof sampleCareer>['routes'][number]];

describe('a career', () => {
  it('without fault is passed over', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('names an id only where a step is a course or an exam', () => {
    const steps = [{ kind: 'class' as const, id: 'bca', text: 'Class 12' }, ...route.steps];
    expect(faultsOf({ routes: [{ ...route, steps }] })).toEqual(['careers/civil-engineer.json: a step of kind class names bca']);
  });

  it('has ways that end in a job, and is not related to itself', () => {
    expect(faultsOf({ related: ['civil-engineer'], routes: [{ ...route, steps: route.steps.slice(0, -1) }] })).toEqual([
      'careers/civil-engineer.json is related to itself',
      'careers/civil-engineer.json: the way "B.Tech" does not end in a job',
    ]);
  });

  it('of several ways names the usual one, with how certain that is', () => {
    const second = { ...route, title: 'Diploma' };
    expect(faultsOf({ routes: [route, second] })).toEqual(['careers/civil-engineer.json: of its ways none is said to be the usual one']);
    const said = { usual: 1, usualCertainty: 'C' } as const;
    expect(faultsOf({ routes: [{ ...route, ...said }, second] })).toEqual([]);
    expect(faultsOf({ routes: [{ ...route, usual: 1 }] })).toEqual([
      'careers/civil-engineer.json: how usual the way "B.Tech" is and how certain that is stand together',
    ]);
  });

  it('names no examination in the words of a licence alone', () => {
    const job = { kind: 'job' as const, text: 'Patent agent' };
    const licence = (text: string) => ({ kind: 'licence' as const, text });
    const course = { kind: 'course' as const, id: 'bpharm', text: 'B.Pharm' };
    const way = (...steps: (typeof route)['steps']) => faultsOf({ routes: [{ ...route, steps: [...steps, job] }] });
    const both = licence('Patent Agent Examination and registration');
    expect(way(course, both)).toEqual([
      'careers/civil-engineer.json: "Patent Agent Examination and registration" names an examination, and no step before it is one',
    ]);
    // The test that opens the course is not that of the licence.
    expect(way({ kind: 'exam', text: 'CUET UG' }, course, both)).toHaveLength(1);
    expect(way(course, { kind: 'exam', text: 'Patent Agent Examination' }, both)).toEqual([]);
    expect(way(course, licence('Enrolment with a State Bar Council and the All India Bar Examination'))).toEqual([]);
    expect(way(course, licence('Registration with the State Nursing Council'))).toEqual([]);
  });

  it('says "check the notice" where nobody has read the limit', () => {
    const source = 'from knowledge of the notices, not opened';
    expect(faultsOf({ limits: [{ text: '18 to 30 years', source }] })).toHaveLength(1);
    expect(faultsOf({ limits: [{ text: '18 to 30 years: check the notice.', source }] })).toEqual([]);
    expect(faultsOf({ limits: [{ text: '18 to 30 years', source: 'https://example.in' }] })).toEqual([]);
  });
});

it('every field has eight careers, every undergraduate course one', () => {
  const eight = Array.from({ length: 8 }, (_, index) => sampleCareer({ id: `career-${index}` }));
  const gaps = careerGaps({ careers: eight, courses: [sampleCourse(), sampleCourse({ id: 'ba-history' })] });
  expect(gaps).toContain('courses/ba-history.json leads to no career');
  expect(gaps.some((gap) => gap.startsWith('Engineering'))).toBe(false);
  expect(gaps).toContain('Psychology: 0 careers, not 8');
});

describe('a profession whose council names its courses', () => {
  const licence = { required: true, body: 'NCTE', source: 'NCTE notification of 23 August 2010' };
  const courses = [sampleCourse({ id: 'deled' }), sampleCourse({ id: 'bed' }), sampleCourse({ id: 'ba-history' })];
  const way = (...ids: string[]) => ({
    ...route,
    steps: [...ids.map((id) => ({ kind: 'course' as const, id, text: id })), { kind: 'job' as const, text: 'Teacher' }],
  });
  const faults = (more: Parameters<typeof sampleCareer>[0]) => coursesThatDoNotLead({ careers: [sampleCareer(more)], courses });

  it('lists no course that is on none of its ways', () => {
    expect(faults({ licence, courses: ['deled', 'bed'], routes: [way('deled')] })).toEqual([
      'careers/civil-engineer.json: bed is on none of its ways, and its council registers those alone',
    ]);
    expect(faults({ licence: null, courses: ['deled', 'bed'], routes: [way('deled')] })).toEqual([]);
  });

  it('takes any first degree before the course of the council', () => {
    expect(faults({ licence, courses: ['ba-history', 'bed'], routes: [way('ba-geography', 'bed')] })).toEqual([]);
  });
});
