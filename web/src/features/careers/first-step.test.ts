import type { Career } from '@disha/contract/careers';
import { expect, it } from 'vitest';
import { firstStep } from './first-step.ts';

type Route = Career['routes'][number];
const route = (steps: Route['steps'], usual?: 1 | 2 | 3): Route => ({ title: 'A way', years: 3, steps, ...(usual && { usual }) });
const exams = [{ examId: 'neet-ug', shortName: 'NEET UG' }];

it('goes by the way that most take, and calls the exam by its short name', () => {
  const short = route([{ kind: 'exam', id: 'other', text: 'Another test' }], 2);
  const usual = route(
    [
      { kind: 'class', text: 'Class 12' },
      { kind: 'exam', id: 'neet-ug', text: 'The test' },
      { kind: 'course', id: 'mbbs', text: 'MBBS' },
    ],
    1,
  );
  expect(firstStep({ routes: [short, usual], exams })).toEqual({
    exam: { id: 'neet-ug', name: 'NEET UG' },
    course: { id: 'mbbs', name: 'MBBS' },
  });
  expect(firstStep({ routes: [short], exams })).toEqual({ exam: { id: 'other', name: 'Another test' } });
});

it('of several exams takes that of the own state, else that of all India, and none of a state that is not theirs', () => {
  const ofStates = [
    { examId: 'bihar-test', shortName: 'BT', state: 'Bihar' as const },
    { examId: 'goa-test', shortName: 'GT', state: 'Goa' as const },
  ];
  const india = { examId: 'india-test', shortName: 'IT' };
  const of = (oneOf: NonNullable<Route['steps'][number]['oneOf']>, state?: string) =>
    firstStep({ routes: [route([{ kind: 'exam', oneOf, text: 'A test' }])], exams }, state).exam?.id;
  expect(of([...ofStates, india], 'Goa')).toBe('goa-test');
  expect(of([...ofStates, india])).toBe('india-test');
  expect(of(ofStates, 'Kerala')).toBeUndefined();
});
