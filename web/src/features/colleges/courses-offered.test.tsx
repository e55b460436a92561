import type { College } from '@disha/contract/colleges';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { CoursesOffered } from './courses-offered.tsx';

const nursingSchool: College = {
  _id: 'island-school-of-nursing-s-1',
  name: 'Island School of Nursing',
  shortName: '',
  aliases: [],
  formerNames: [],
  kind: 'standalone institution',
  kinds: ['nursing'],
  layer: 'kind',
  aisheCode: 'S-1',
  location: { address: '', city: '', district: 'South Andamans', state: 'Andaman and Nicobar Islands', pincode: '' },
  contact: { phone: [], email: [], website: '' },
  images: [],
  courses: [],
  otherProgrammes: [],
  isPartial: false,
  established: null,
  affiliation: '',
  nirf: [],
  fees: [],
  placements: [],
  sources: ['AISHE 2025'],
  asOf: '2026-11',
};
const bed = { courseId: 'bed', courseName: 'B.Ed', field: 'social_sciences', level: 'undergraduate', intake: null } as const;
const drawn = (more: Partial<College>) =>
  renderHtml(<CoursesOffered college={{ ...nursingSchool, ...more }} />, { queryClient: makeQueryClient() });
const diplomas = 'diplomas, not degrees';

it('says of an institution of no university that it gives diplomas, and which', async () => {
  const shown = await drawn({});
  expect(shown).toContain('Nursing, by its name.');
  expect(shown).toContain(diplomas);
  expect(shown).toContain('GNM or ANM');
  expect(await drawn({ layer: 'name', kinds: [] })).toContain(diplomas);
  expect(await drawn({ kind: 'college' })).not.toContain(diplomas);
});

it('says what tells the kind: the name, the register of universities, or a list of ITIs', async () => {
  const told = async (kinds: College['kinds']) => /<p[^>]*>([^<]*)\. Its courses are not in our sources/.exec(await drawn({ kinds }))?.[1];
  expect(await told(['nursing', 'pharmacy'])).toBe('Nursing, Pharmacy, by its name');
  expect(await told(['iti'])).toBe('ITI, by its state’s list of ITIs');
  expect(await told(['university', 'medical'])).toBe('University, by the register; Medical, by its name');
});

it('does not say so where a source lists more, or the name does', async () => {
  expect(await drawn({ layer: 'listed' })).not.toContain(diplomas);
  expect(await drawn({ courses: [{ ...bed, basis: 'name', source: 'AISHE 2025' }] })).not.toContain(diplomas);
});

it('calls the registers its source only where one lists a course', async () => {
  const registers = 'From public registers';
  expect(await drawn({ courses: [{ ...bed, basis: 'name', source: 'AISHE 2025' }] })).not.toContain(registers);
  expect(await drawn({ layer: 'listed', courses: [{ ...bed, basis: 'register', source: 'AICTE 2025-26' }] })).toContain(registers);
});

it('names no source for a course that none lists', async () => {
  expect(await drawn({ courses: [{ ...bed, basis: 'name', source: 'AISHE 2025' }] })).not.toContain('AISHE 2025');
  expect(await drawn({ courses: [{ ...bed, basis: 'register', source: 'AICTE 2025-26' }] })).toContain('AICTE 2025-26');
});

it('says of a course that the editors know that no list was read, not that the name says so', async () => {
  const byName = 'by its name, not listed';
  const known = await drawn({ courses: [{ ...bed, basis: 'name', source: 'Known to the editors; no list was read' }] });
  expect(known).toContain('Known to the editors; no list was read');
  expect(known).not.toContain(byName);
  expect(await drawn({ courses: [{ ...bed, basis: 'name', source: 'AISHE 2025' }] })).toContain(byName);
});

it('says it once, however many courses it is said of, and marks each', async () => {
  const source = 'Known to the editors; no list was read';
  const known = await drawn({
    courses: [
      { ...bed, basis: 'name', source },
      { ...bed, courseId: 'med', courseName: 'M.Ed', basis: 'name', source },
      { ...bed, courseId: 'ba', courseName: 'BA', basis: 'register', source: 'AISHE 2025' },
    ],
  });
  expect(known.split(source)).toHaveLength(2);
  expect(known).toContain('M.Ed*');
  expect(known).not.toContain('BA*');
});

it('names what most courses rest on once for all of them, and under a course only another source', async () => {
  const course = (courseId: string, source: string) => ({ ...bed, courseId, courseName: courseId, basis: 'register' as const, source });
  const shown = await drawn({
    courses: [course('ba', 'NIRF 2025'), course('bed', 'AICTE 2025-26'), course('bsc', 'NIRF 2025'), course('bcom', 'NIRF 2025')],
  });
  expect(shown.split('NIRF 2025')).toHaveLength(2);
  expect(shown).toContain('it stands in: NIRF 2025.');
  expect(shown.indexOf('AICTE 2025-26')).toBeLessThan(shown.indexOf('NIRF 2025'));
  expect(shown.split('AICTE 2025-26')).toHaveLength(2);
});

it('says of a college, not of a school of diplomas, that its source leaves the ordinary degrees out', async () => {
  const leftOut = 'no ordinary BA';
  expect(await drawn({ layer: 'listed', isPartial: true, kind: 'college' })).toContain(leftOut);
  expect(await drawn({ layer: 'listed', isPartial: true })).not.toContain(leftOut);
});

it('shows what is usual for its kind apart from what is known, with what is not confirmed as that', async () => {
  const usual = { ...bed, basis: 'kind', source: 'AISHE 2021-22' } as const;
  const shown = await drawn({
    kind: 'college',
    courses: [
      { ...usual, how: 'usually' },
      { ...usual, courseId: 'med', courseName: 'M.Ed', how: 'sometimes', isToConfirm: true, source: 'Known practice, no notice read' },
    ],
  });
  expect(shown).toContain('What colleges of this kind teach');
  expect(shown).toContain('Said of its kind, not confirmed');
  expect(shown).toContain('Told by: AISHE 2021-22');
  expect(shown).not.toContain('Undergraduate');
  expect(await drawn({ kind: 'college' })).not.toContain('What colleges of this kind teach');
});
