import { prerequisiteRow } from '@disha/contract/prerequisites.files';
import { describe, expect, it } from 'vitest';
import { checkPrerequisites } from './check-prerequisites.ts';

const cells = {
  ...{ before: 'a-test', of: 'exam', needs: 'A registration', kind: 'registration' },
  ...{ when: '-4m', note: '', source: 'Notice, 2025', certainty: 'B' },
};
const check = (...rows: Partial<typeof cells>[]) =>
  checkPrerequisites(
    rows.map((more) => prerequisiteRow.parse({ ...cells, ...more })),
    { exams: [{ id: 'a-test' }], courses: [{ id: 'ba' }] },
  ).problems.join('\n');

it('rows of exams and courses that are there are whole', () => {
  expect(check({}, { before: 'ba', of: 'course' }, { before: 'of-nobody', of: 'counselling' })).toBe('');
});

it.each([
  ['an exam that is not there', [{ before: 'b-test' }], 'there is no exam b-test'],
  ['a course that is not there', [{ before: 'bsc', of: 'course' }], 'there is no course bsc'],
  ['what stands twice', [{}, {}], 'stands twice'],
  ['practice that is surer than practice', [{ source: 'Known practice, no notice read' }], 'certainty B'],
])('%s is a fault', (_, rows, said) => {
  expect(check(...rows)).toContain(said);
});

describe('the day', () => {
  it.each(['', 'form', 'result', '-4m', '-3m..-2m', '07-31', '01-31 07-31', '06-01..10-31', '04', '09..01'])('"%s" is read', (when) => {
    expect(prerequisiteRow.safeParse({ ...cells, when }).success).toBe(true);
  });
  it.each(['soon', '13', '02-32', '4m', '31-07', '..04'])('"%s" is none', (when) => {
    expect(prerequisiteRow.safeParse({ ...cells, when }).success).toBe(false);
  });
});
