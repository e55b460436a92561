import type { StudentDetails } from '@disha/contract/passport';
import type { Scholarship } from '@disha/contract/scholarships.card';
import { scholarshipFitOf } from '@disha/eligibility/scholarships';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { fittingOnly } from './fits-me.tsx';
import { FitPanel, Reasons } from './fit.tsx';

const girlsOfBihar: Scholarship = {
  papers: [],
  _id: 'girls-of-bihar',
  name: 'Girls of Bihar',
  provider: 'Government of Bihar',
  scope: 'state',
  states: ['Bihar'],
  stages: ['after_12'],
  who: 'Girls of Bihar',
  incomeCeiling: 250_000,
  incomeNote: null,
  minimumMarks: 'First division',
  benefit: 'Fees',
  apply: 'On its portal',
  window: { text: 'Autumn', year: null },
  officialLink: 'https://example.in',
  forGirls: true,
  categories: ['sc'],
  certainty: 'A',
  note: null,
  sources: ['A notice'],
  asOf: '2026-11-01',
};
const shown = (details: StudentDetails) =>
  renderHtml(<Reasons scholarship={girlsOfBihar} fitting={scholarshipFitOf(girlsOfBihar, details)} />, { queryClient: makeQueryClient() });

it('says what fits, what does not, and what nobody but the student can tell', async () => {
  const page = await shown({ class: '12', state: 'Kerala', gender: 'female', category: 'sc', incomeBand: '1l_2_5l' });
  expect(page).toContain('Does not fit you');
  for (const reason of [
    'It is for students of another state.',
    'It is for girls.',
    'It is for your group.',
    'Your family’s income is within its limit.',
    'It asks for marks: First division.',
  ])
    expect(page).toContain(reason);
  expect(page).not.toContain('href="/path"');
});

it('asks for what the student details does not say, and has no verdict without one', async () => {
  const page = await shown({ class: '10' });
  expect(page).toContain('May fit you');
  expect(page).toContain('It is for later in your studies.');
  expect(page).toContain('href="/path"');
  expect(await renderHtml(<FitPanel scholarship={girlsOfBihar} />, { queryClient: makeQueryClient() })).toBe('');
});

it('leaves out what does not fit, and nothing that may', () => {
  const forAll: Scholarship = { ...girlsOfBihar, _id: 'for-all', forGirls: false, states: [], categories: [], incomeCeiling: null };
  const left = (details: StudentDetails) => fittingOnly([girlsOfBihar, forAll], details).map(({ _id }) => _id);
  expect(left({ class: '12', gender: 'male', state: 'Bihar' })).toEqual(['for-all']);
  expect(left({ class: '12', gender: 'female', state: 'Bihar' })).toEqual(['girls-of-bihar', 'for-all']);
  expect(left({})).toEqual(['girls-of-bihar', 'for-all']);
});
