import { describe, expect, it } from 'vitest';
import { courseLinks, type Teaching } from './course-links.ts';
import { courseOf } from './programmes.ts';

const college = (more: Partial<Teaching> = {}): Teaching => ({
  ...{ key: 'C-1', keys: ['C-1'], id: 'one', name: 'Made Up College', shortName: '', kind: 'college', nirf: [] },
  ...more,
});
const listed = (college_key: string, course: string, intake: string) => ({
  ...{ college_key, course, intake, level: 'UNDER GRADUATE', programme: 'ENGINEERING AND TECHNOLOGY' },
});
const map = [
  {
    programme: 'CIVIL ENGINEERING',
    level: 'UNDER GRADUATE',
    discipline: 'ENGINEERING AND TECHNOLOGY',
    courseId: 'btech-civil-engineering',
  },
];
const exists = new Set(['btech-civil-engineering', 'bsc-nursing', 'mba', 'bcom', 'ba-programme-general', 'bds', 'bed']);
const links = (one: Teaching, programmes: ReturnType<typeof listed>[] = [], known = new Map<string, string[]>()) =>
  courseLinks([one], programmes, map, known, exists);
const taught = (one: Teaching, known?: Map<string, string[]>) =>
  links(one, [], known).links.map(({ courseId, basis }) => [courseId, basis]);

describe('what a list says', () => {
  it('adds the seats up over the programmes and the twins that were merged', () => {
    const programmes = [
      listed('C-1', 'Civil  Engineering', '60'),
      listed('C-9', 'CIVIL ENGINEERING', '30'),
      listed('C-8', 'CIVIL ENGINEERING', '1'),
    ];
    expect(links(college({ keys: ['C-1', 'C-9'] }), programmes).links).toEqual([
      { collegeId: 'one', courseId: 'btech-civil-engineering', intake: '90', basis: 'register' },
    ]);
  });
  it('leaves out seats that include distance places, and slips', () => {
    for (const seats of ['1200', '2']) expect(links(college(), [listed('C-1', 'CIVIL ENGINEERING', seats)]).links[0]?.intake).toBe('');
  });
  it('hands on what is none of our courses, as published', () => {
    const { unmapped, mapped } = links(college(), [listed('C-1', 'OCEAN WAVES', '60')]);
    expect([[...unmapped].map(([id, names]) => [id, [...names]]), mapped]).toEqual([[['one', ['OCEAN WAVES']]], 0]);
  });
});

describe('what follows without a list', () => {
  it('rests on the name, where it says so', () => {
    expect(taught(college({ name: 'Made Up College of Nursing' }))).toEqual([['bsc-nursing', 'name']]);
    expect(taught(college({ name: 'Made Up Arts and Commerce College' }))).toEqual([
      ['ba-programme-general', 'name'],
      ['bcom', 'name'],
    ]);
    expect(taught(college({ name: 'Chamber of Commerce School' }))).toEqual([]);
    expect(taught(college({ name: 'Made Up College of Education' }))).toEqual([['bed', 'name']]);
    expect(taught(college({ name: 'Made Up College of Education and Technology' }))).toEqual([]);
  });
  it('rests on the hand, for what is entered or ranked', () => {
    expect(taught(college(), new Map([['C-1', ['mba', 'no-such-course']]]))).toEqual([['mba', 'hand']]);
    expect(taught(college({ nirf: ['Dental 2025: 3'] }))).toEqual([['bds', 'hand']]);
  });
  it('is not said of a college whose row of the table is complete', () => {
    expect(taught(college({ name: 'Made Up College of Nursing' }), new Map([['C-1', ['mba']]]))).toEqual([['mba', 'hand']]);
    expect(taught(college({ name: 'Made Up College of Nursing' }), new Map([['C-1', ['+', 'mba']]]))).toEqual([
      ['bsc-nursing', 'name'],
      ['mba', 'hand'],
    ]);
  });
});

describe('which course a programme is', () => {
  it.each([
    ['Computer Science & Engineering', 'Under Graduate', 'Engineering and Technology', 'btech-computer-science-engineering'],
    ['MASTERS IN COMPUTER APPLICATIONS', 'POST GRADUATE', 'COMPUTER APPLICATIONS', 'mca'],
    ['BBA', 'UNDER GRADUATE', 'MANAGEMENT', 'bba'],
    ['MBA (FINANCE AND MARKETING)', 'POST GRADUATE', 'MANAGEMENT', 'mba'],
    ['PGDM', 'POST GRADUATE DIPLOMA', 'MANAGEMENT', 'pgdm'],
    ['Bachelor of Architecture', 'UNDER GRADUATE', 'JoSAA', 'barch'],
    ['FELLOW PROGRAM IN MANAGEMENT', 'POST GRADUATE', 'MANAGEMENT', undefined],
    ['PHARMACEUTICAL ENGINEERING', 'UNDER GRADUATE', 'ENGINEERING AND TECHNOLOGY', undefined],
    ['OCEAN WAVES', 'UNDER GRADUATE', 'MEDICINE', undefined],
  ])('%s, %s', (programme, level, discipline, course) => expect(courseOf(programme, level, discipline)).toBe(course));

  const engineering = (programme: string, level: string) => courseOf(programme, level, 'ENGINEERING AND TECHNOLOGY');
  it.each([
    ['COMPUTER ENGINEERING', 'UNDER GRADUATE', 'btech-computer-science-engineering'],
    ['ELECTRONICS & TELECOMMUNICATION ENGG.', 'DIPLOMA', 'diploma-electronics-communication-engineering'],
    ['CIVIL ENGINEERING (PUBLIC HEALTH ENGINEERING)', 'DIPLOMA', 'diploma-civil-engineering'],
    ['MECHANICAL ENGINEERING (TOOL AND DIE)', 'DIPLOMA', 'diploma-mechanical-engineering'],
    ['M.TECH (CIVIL ENGINEERING)', 'POST GRADUATE', 'mtech-civil-engineering'],
    ['COMPUTER SCIENCE AND ENGINEERING (DATA SCIENCE)', 'UNDER GRADUATE', 'btech-data-science'],
    ['COMPUTER SCIENCE AND ENGINEERING (CYBER SECURITY)', 'UNDER GRADUATE', 'btech-cyber-security'],
    ['COMPUTER SCIENCE AND ENGINEERING (CYBER PHYSICAL SYSTEMS)', 'UNDER GRADUATE', 'btech-computer-science-engineering'],
    [
      'ELECTRONICS AND COMMUNICATION ENGINEERING (ARTIFICIAL INTELLIGENCE)',
      'UNDER GRADUATE',
      'btech-electronics-communication-engineering',
    ],
  ])('the same branch in another wording or with a speciality: %s, %s', (programme, level, course) =>
    expect(engineering(programme, level)).toBe(course),
  );
  it.each([
    ['PETROCHEMICAL ENGINEERING', 'UNDER GRADUATE'],
    ['LEATHER TECHNOLOGY', 'UNDER GRADUATE'],
    ['ELECTRONICS AND COMPUTER ENGINEERING', 'UNDER GRADUATE'],
    ['COMPUTER SCIENCE AND BUSINESS SYSTEMS', 'UNDER GRADUATE'],
    ['COMPUTER SCIENCE AND ENGINEERING', 'INTEGRATED'],
    ['METALLURGY', 'DIPLOMA'],
    ['MECHATRONICS', 'DIPLOMA'],
    ['LIBRARY AND INFORMATION SCIENCE', 'DIPLOMA'],
    ['ENVIRONMENTAL ENGINEERING', 'POST GRADUATE'],
    ['PERFUMERY AND FLAVOUR TECHNOLOGY', 'POST GRADUATE'],
  ])('a neighbour of a branch, or two in one, is none: %s, %s', (programme, level) =>
    expect(engineering(programme, level)).toBeUndefined(),
  );
  it.each([
    ['PGDM (ENTREPRENEURSHIP)', 'POST GRADUATE DIPLOMA', 'MANAGEMENT', 'pgdm'],
    ['DATA SCIENCE', 'POST GRADUATE DIPLOMA', 'MANAGEMENT', undefined],
    ['MASTER IN HOSPITAL ADMINISTRATION', 'POST GRADUATE', 'MANAGEMENT', undefined],
    ['CULINARY ARTS', 'UNDER GRADUATE', 'HOTEL MANAGEMENT AND CATERING', undefined],
    ['CINEMATOGRAPHY', 'UNDER GRADUATE', 'APPLIED ARTS AND CRAFTS', undefined],
    ['BFA (TEXTILE DESIGN)', 'UNDER GRADUATE', 'APPLIED ARTS AND CRAFTS', 'bfa'],
    ['COMPUTER APPLICATIONS', 'DIPLOMA', 'COMPUTER APPLICATIONS', undefined],
  ])('the degree is the one that is said: %s, %s', (programme, level, discipline, course) =>
    expect(courseOf(programme, level, discipline)).toBe(course),
  );
});
