/** What a reading of the plans of graduates of six fields found. On the catalog that ships. */
import type { Degree, StudentDetails } from '@disha/contract/passport';
import { describe, expect, it } from 'vitest';
import { realBook } from '../testing/real-book.ts';
import { realKnowledge } from '../testing/real-knowledge.ts';
import { propose } from './counsel.ts';

const planFor = (passport: StudentDetails, career: string) =>
  propose(
    realBook,
    { passport, wishes: { noted: [{ type: 'careers', id: career }], result: null }, year: 2027, today: '2026-11-18' },
    realKnowledge,
  );
type Plan = ReturnType<typeof planFor>;
const courses = ({ ways }: Plan) => ways.map(({ course }) => course);
const kinds = (way: Plan['ways'][number] | undefined) => way?.because.map(({ kind }) => kind);
const inMeerut = (degree: Partial<Degree>): StudentDetails => ({
  ...{ class: 'graduate', birthDate: '2004-03-01', move: 'state', state: 'Uttar Pradesh', district: 'Meerut', gender: 'female' },
  degrees: [{ level: 'bachelor', percent: 60, ...degree }],
});

describe('a graduate goes on from the degree they have', () => {
  it('to a master’s of her own kind where the page names one of mathematics, and it is said to be an example', () => {
    const { ways } = planFor(inMeerut({ family: 'ba' }), 'senior-secondary-teacher');
    expect(ways[0]).toMatchObject({ course: 'ma-history', career: 'senior-secondary-teacher' });
    expect(ways[0]?.beyond).toBeUndefined();
    expect(kinds(ways[0])).toContain('example');
    const told = planFor(inMeerut({ family: 'ba', course: 'ba-political-science' }), 'senior-secondary-teacher').ways[0];
    expect(told?.course).toBe('ma-political-science');
    expect(kinds(told)).not.toContain('example');
  });

  it.each([
    [{ family: 'bcom' }, 'mcom'],
    [{ family: 'bba' }, 'mcom'],
    [{ family: 'bca' }, 'msc-computer-science'],
    [{ family: 'bsc', course: 'bsc-electronics' }, 'msc-physics'],
    [{ family: 'bsc', course: 'bsc-economics' }, 'ma-economics'],
  ] as const)('whatever the degree: %o', (degree, master) => {
    for (const id of ['senior-secondary-teacher', 'professor', 'school-principal']) {
      const { ways } = planFor(inMeerut(degree), id);
      expect([id, ways[0]?.course]).toEqual([id, master]);
      expect(ways.flatMap(kinds)).not.toContain('anew');
    }
  });

  it('an engineer teaches what engineers teach', () => {
    const first = (course: string, id: string) => courses(planFor(inMeerut({ family: 'btech', course }), id))[0];
    expect(first('btech-information-technology', 'senior-secondary-teacher')).toBe('msc-computer-science');
    expect(first('btech-mechanical-engineering', 'senior-secondary-teacher')).toBe('ma-economics');
    expect(first('btech-mechanical-engineering', 'professor')).toBe('mtech-mechanical-engineering');
    expect(first('btech-information-technology', 'professor')).toBe('mtech-computer-science-engineering');
  });

  it('a graduate studies law in three years, and the universities of the Centre are the second door', () => {
    const { ways } = planFor(inMeerut({ family: 'bcom' }), 'law-professor');
    expect(ways.slice(0, 2)).toMatchObject([
      { course: 'llb', exams: [] },
      { course: 'llb', exams: ['cuet-pg'] },
    ]);
    expect(ways[0]?.places.map(({ college }) => college)).not.toContain('banaras-hindu-university');
  });

  it('universities of the state take masters by their own admission, beside those that go by CUET PG', () => {
    const [a, b] = planFor(inMeerut({ family: 'bsc', course: 'bsc-physics' }), 'professor').ways;
    // The one near home first.
    expect([a, b]).toMatchObject([
      { course: 'msc-physics', exams: [] },
      { course: 'msc-physics', exams: ['cuet-pg'] },
    ]);
    const central = b?.places.map(({ college }) => college) ?? [];
    expect(a?.places.length).toBeGreaterThan(0);
    expect(a?.places.filter(({ college }) => central.includes(college))).toEqual([]);
  });

  it('whoever has what any graduate may do is not sent back to school, and a physicist is no dialysis technician', () => {
    const held = (id: string) => planFor(inMeerut({ family: 'bba' }), id).ways[0];
    for (const id of ['content-writer', 'event-manager']) expect([id, held(id)?.words, kinds(held(id))?.[0]]).toEqual([id, 'work', 'goal']);
    const physicist = inMeerut({ family: 'bsc', course: 'bsc-physics' });
    for (const id of ['paramedic-emt', 'clinical-psychologist']) expect(kinds(planFor(physicist, id).ways[0])).toContain('anew');
  });

  it('a librarian is made by a degree of libraries, and a historian does not teach commerce', () => {
    expect(courses(planFor(inMeerut({ family: 'btech' }), 'librarian'))[0]).toBe('blis-library-science');
    expect(courses(planFor(inMeerut({ family: 'bcom' }), 'historian'))).not.toContain('mcom');
  });

  it('and by B.Ed where the master’s is done', () => {
    const held = inMeerut({ family: 'ba' });
    const both = [...(held.degrees ?? []), { level: 'master' as const, family: 'ma' as const, course: 'ma-english', percent: 58 }];
    expect(courses(planFor({ ...held, degrees: both }, 'senior-secondary-teacher'))[0]).toBe('bed');
  });
});

describe('read in a fresh set of twenty, graduates and droppers foremost', () => {
  it('whoever has the B.Ed and no master’s has the master’s still to do', () => {
    const her = inMeerut({ family: 'ba', course: 'ba-english' });
    const [a] = planFor(
      { ...her, degrees: [...(her.degrees ?? []), { level: 'bachelor', family: 'bed' }] },
      'senior-secondary-teacher',
    ).ways;
    expect(a).toMatchObject({ course: 'ma-english', career: 'senior-secondary-teacher' });
    expect(kinds(a)).not.toContain('held');
  });

  it('a diploma is followed by the second year, and no test of Class 12', () => {
    const diploma: StudentDetails = { class: '12', passingYear: 2026, qualification: 'diploma', move: 'state', gender: 'male' };
    const at = (state: NonNullable<StudentDetails['state']>, district: string) =>
      planFor({ ...diploma, state, district }, 'civil-engineer').ways[0];
    expect(at('Uttar Pradesh', 'Lucknow')).toMatchObject({
      course: 'btech-civil-engineering',
      exams: [],
      words: expect.stringContaining('states/'),
    });
    expect(at('Telangana', 'Hyderabad')).toMatchObject({ course: 'btech-civil-engineering', exams: ['tg-ecet'] });
  });

  it('what stands for a closed exam opens the same courses', () => {
    const dropper: StudentDetails = {
      ...{ class: '12', passingYear: 2025, marks: { class12: { percent: 74 } }, state: 'Odisha', district: 'Cuttack', move: 'india' },
      subjects: ['physics', 'chemistry', 'mathematics', 'english'],
    };
    const { goal, replaced } = propose(
      realBook,
      { passport: dropper, wishes: { noted: [{ type: 'exams', id: 'jee-advanced' }], result: null }, year: 2027, today: '2026-11-18' },
      realKnowledge,
    );
    expect([replaced?.id, goal?.id]).toEqual(['jee-advanced', 'jee-main']);
  });

  it('nothing that begins anew fills up a plan, and a university with a test of its own stands behind no other', () => {
    const engineer = inMeerut({ family: 'btech', course: 'btech-mechanical-engineering' });
    for (const id of ['air-traffic-controller', 'professor'])
      expect(planFor(engineer, id).ways.slice(1).flatMap(kinds)).not.toContain('anew');
    const inKochi: StudentDetails = { ...inMeerut({ family: 'bsc' }), state: 'Kerala', district: 'Ernakulam' };
    const [law] = planFor(inKochi, 'advocate').ways;
    expect(law).toMatchObject({ course: 'llb', exams: ['klee'] });
    expect(law?.places.map(({ college }) => college)).not.toContain('cochin-university-of-science-and-technology');
  });

  it('a course that is two ways is looked for once', () => {
    const { ways, steps } = planFor(inMeerut({ family: 'bcom' }), 'business-manager');
    expect(ways[0]).toMatchObject({ course: 'mba' });
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });
});
