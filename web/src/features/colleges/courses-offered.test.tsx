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
  const found = async (kinds: College['kinds']) => /<p[^>]*>([^<]*)\. Its courses are not in our sources/.exec(await drawn({ kinds }))?.[1];
  expect(await found(['nursing', 'pharmacy'])).toBe('Nursing, Pharmacy, by its name');
  expect(await found(['iti'])).toBe('ITI, by its state’s list of ITIs');
  expect(await found(['university', 'medical'])).toBe('University, by the register; Medical, by its name');
});

it('does not say so where a source lists more, or the name does', async () => {
  expect(await drawn({ layer: 'listed' })).not.toContain(diplomas);
  expect(await drawn({ courses: [{ ...bed, basis: 'name', source: 'AISHE 2025' }] })).not.toContain(diplomas);
});

it('says that it may teach more only where a source lists what it teaches', async () => {
  const more = 'It may teach more.';
  expect(await drawn({ layer: 'listed', courses: [{ ...bed, basis: 'register', source: 'AICTE 2025-26' }] })).toContain(more);
  expect(await drawn({ courses: [{ ...bed, basis: 'name', source: 'AISHE 2025' }] })).not.toContain(more);
});

it('marks a course that is listed, one that the name tells and one that the editors alone know, each as that', async () => {
  const shown = await drawn({
    courses: [
      { ...bed, courseId: 'ba', courseName: 'BA', basis: 'register', source: 'AISHE 2025' },
      { ...bed, basis: 'name', source: 'AISHE 2025' },
      { ...bed, courseId: 'med', courseName: 'M.Ed', basis: 'name', source: 'Known to the editors; no list was read' },
    ],
  });
  expect(shown).toContain('BA: official');
  expect(shown).toContain('B.Ed: usual');
  expect(shown).toContain('M.Ed: reported');
});

it('shows seats where any are known, and a question mark for the others', async () => {
  const listed = { ...bed, basis: 'register', source: 'AICTE 2025-26' } as const;
  const shown = await drawn({
    courses: [
      { ...listed, intake: 60 },
      { ...listed, courseId: 'med', courseName: 'M.Ed' },
    ],
  });
  expect(shown).toContain('>60<');
  expect(shown).toContain('>?<');
  expect(await drawn({ courses: [listed] })).not.toContain('Seats');
});

it('shows six courses, and the others behind a tap with their number', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...bed,
    courseId: `c-${index}`,
    courseName: `Course ${index}`,
    basis: 'register' as const,
    source: 'NIRF 2025',
  }));
  const shown = await drawn({ layer: 'listed', courses: many });
  expect(shown.indexOf('Course 5')).toBeLessThan(shown.indexOf('3 more courses'));
  expect(shown.indexOf('3 more courses')).toBeLessThan(shown.indexOf('Course 6'));
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
