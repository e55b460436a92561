/** Every course and post that leads to a career, by its page and by the table beside it. */
import { leadRow } from '@disha/contract/counsel.files';
import { expect, it } from 'vitest';
import { leadsMaker } from './leads.ts';
import { realBook } from './testing/real-book.ts';

const row = (more: object) =>
  leadRow.parse({ career: 'officer', type: 'courses', usual: '2', after: '', note: '', source: 'a notice', certainty: 'B', ...more });
const facts = {
  courses: [
    { id: 'ba', entries: ['after 12' as const] },
    { id: 'bed', entries: ['after graduation' as const] },
    { id: 'diploma', entries: ['after 10' as const] },
    { id: 'btech', entries: ['after 12' as const] },
  ],
  exams: [
    { id: 'gate-of-ba' },
    { id: 'post', purpose: 'job', qualification: 'degree' },
    { id: 'academy', purpose: 'job', qualification: 'after_12' },
  ],
};
const leadsOf = (steps: { kind: string; id?: string; oneOf?: string[] }[], ...rows: object[]) =>
  leadsMaker({ ...facts, leads: rows.map(row) })({ id: 'officer', courses: ['diploma'], routes: [{ usual: 1, steps }] }).map(
    ({ type, id, usual, after }) => `${type} ${id} ${usual}${after === undefined ? '' : ` after ${after}`}`,
  );

it('a page leads by its courses and its posts, and a test before a course is the gate of that course', () => {
  const steps = [
    { kind: 'exam', id: 'gate-of-ba' },
    { kind: 'course', id: 'ba' },
    { kind: 'exam', oneOf: ['post'] },
  ];
  expect(leadsOf(steps)).toEqual(['courses ba 1', 'exams post 1 after degree', 'courses diploma 3']);
});

it('a test that gives the post leads there also before a course', () => {
  const steps = [
    { kind: 'exam', id: 'academy' },
    { kind: 'course', id: 'btech' },
  ];
  expect(leadsOf(steps)).toContain('exams academy 1');
});

it('a course follows the one before it, and one for graduates any degree that its rule takes', () => {
  const steps = ['diploma', 'btech', 'bed'].map((id) => ({ kind: 'course', id }));
  expect(leadsOf(steps)).toEqual(['courses diploma 1', 'courses btech 1 after diploma', 'courses bed 1 after degree']);
});

it('a row of the table stands before what the page says, and adds what the page leaves out', () => {
  const steps = [{ kind: 'course', id: 'ba' }];
  const rows = [
    { id: 'ba', usual: '3' },
    { type: 'exams', id: 'post', usual: '2' },
  ];
  expect(leadsOf(steps, ...rows)).toEqual(['exams post 2 after degree', 'courses ba 3', 'courses diploma 3']);
});

it('rows of another career lead elsewhere', () => {
  expect(leadsOf([], { career: 'clerk', id: 'ba' })).toEqual(['courses diploma 3']);
});

it.each([
  ['medical-lab-technologist', 'bsc-medical-laboratory-technology'],
  ['police-constable', 'rpf-constable'],
  ['patwari-lekhpal', 'upsssc-pet'],
  ['loco-pilot', 'rrb-technician'],
  ['secondary-teacher', 'ba-history'],
])('%s is reached by %s', (career, id) => {
  const known = realBook.careers.find((one) => one.id === career);
  expect(known?.leads.map((lead) => lead.id)).toContain(id);
});
