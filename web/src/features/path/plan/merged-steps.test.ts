import type { DatedStep } from '@disha/eligibility/plan/steps';
import { expect, it } from 'vitest';
import { mergedSteps } from './merged-steps.ts';

const step = (kind: DatedStep['kind'], ...exams: string[]): DatedStep => ({
  ...{ id: [kind, ...exams].join(':'), kind, year: 2029, certainty: 'usual' },
  of: exams.map((id) => ({ type: 'exams', id })),
});

it('the steps of one exam are one line, where the first of them stands', () => {
  const steps = [step('subjects'), step('opens', 'neet-ug'), step('opens', 'nda'), step('sit', 'neet-ug'), step('cost')];
  expect(mergedSteps(steps).map(({ exam, together }) => [exam, together.map(({ kind }) => kind)])).toEqual([
    [undefined, ['subjects']],
    ['neet-ug', ['opens', 'sit']],
    ['nda', ['opens']],
    [undefined, ['cost']],
  ]);
});

it('papers for several exams are a line of their own, also where they are for one', () => {
  const steps = [step('papers', 'neet-ug', 'nda'), step('papers', 'neet-ug'), step('sit', 'neet-ug')];
  expect(mergedSteps(steps).map(({ step: first }) => first.id)).toEqual(steps.map(({ id }) => id));
});
