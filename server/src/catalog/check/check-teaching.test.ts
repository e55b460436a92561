import type { CollegeDocument } from '@disha/contract/colleges.files';
import { expect, it } from 'vitest';
import { sampleCollege } from '../../testing/sample-catalog.ts';
import { checkTeaching } from './check-teaching.ts';

const gaya = { state: 'Bihar', district: 'Gaya Ji', sources: ['AISHE 2025'], courses: [], aisheCode: 'C-1' } as const;
const college = (more: Partial<CollegeDocument>) => sampleCollege({ ...gaya, sources: ['AISHE 2025'], courses: [], ...more });
const figure = (label: string, ...colleges: CollegeDocument[]) =>
  checkTeaching(colleges).figures.find((each) => each.label === `districts where ${label} is`);

it('counts the districts where a course is known, usual, or neither', () => {
  const known = college({ id: 'a', district: 'Patna', courses: [{ courseId: 'llb', intake: null }] });
  const usual = college({ id: 'b', kinds: ['law'] });
  const neither = college({ id: 'c', district: 'Nawada' });
  expect(figure('law', known, usual, neither)).toEqual({
    label: 'districts where law is',
    value: 'known 1; usual 1; none 1; with such a college 1, of these without a word 0, claimed elsewhere 0',
    ok: true,
  });
  expect(figure('BA', usual)).toMatchObject({ ok: false });
});

it('says nothing of a law college where its name says that nothing is usual, and finds one of which nothing is said', () => {
  expect(figure('law', college({ kinds: ['law'], usual: 'none' }))).toMatchObject({ ok: true });
  // A whole list without a word of law.
  const listed = college({ kinds: ['law'], courses: [{ courseId: 'bcom', intake: 60 }], sources: ['AISHE 2025', 'DU CSAS 2025'] });
  const { figures, problems } = checkTeaching([listed]);
  expect(problems).toEqual(['Bihar|Gaya Ji: has a college of law, and nothing is said to be taught']);
  expect(figures.find(({ label }) => label === 'districts where law is')?.ok).toBe(false);
});
