/** Which of our courses a college teaches: from the registers' programmes, from a table, and from what its name says. */
import type { Row } from './csv.ts';
import { nameSays } from './directory/kinds.ts';
import { taughtByName } from './directory/teaches.ts';
import { programmeKey } from './programmes.ts';

/** Name says it: a college of that name teaches that course. `unless` keeps out names that only mention the word. */
const byName = [
  {
    when: /\bMedical College\b/,
    unless: /Homoeo|Ayur|Unani|Naturopath|Siddha|Pharmacy|Nursing|Veterinary|Dental/,
    kinds: ['college'],
    courses: ['mbbs'],
  },
  { when: /\bDental (College|Sciences)\b/, unless: /^$/, kinds: ['college'], courses: ['bds'] },
  {
    when: /\b(College|Institute|School) of (Pharmacy|Pharmaceutical Sciences?)\b|\bPharmacy College\b/,
    unless: /National Institute of Pharm/,
    kinds: ['college', 'standalone'],
    courses: ['bpharm'],
  },
  { when: /\b(College|Institute) of Nursing\b|\bNursing College\b/, unless: /^$/, kinds: ['college'], courses: ['bsc-nursing'] },
  {
    when: /\bB\.Ed\. College\b|\bCollege of Education\b|\bTeachers?'?s? Training College\b/,
    unless: /Physical|Higher|Professional|Primary|and (?:Management|Technology)|Technical|Special/,
    kinds: ['college'],
    courses: ['bed'],
  },
  {
    when: /\bArts\b.*\b(College|Mahavidyalaya)\b|\bCollege of .*\bArts\b/,
    unless: /Fine Arts|Music|Performing|Culinary|Martial/,
    kinds: ['college'],
    courses: ['ba-programme-general'],
  },
  { when: /\bCommerce\b/, unless: /Chamber/, kinds: ['college'], courses: ['bcom'] },
  { when: /\bCollege of Fine Arts\b|\bCollege of Art$|\bCollege of Art,/, unless: /Science/, kinds: ['college'], courses: ['bfa'] },
  {
    when: /\b(Agricultural|Agriculture|Krishi)\b/,
    unless: /College|Veterinary|Engineering|Extension|Pashu|Higginbottom/,
    kinds: ['university'],
    courses: ['bsc-agriculture', 'msc-agriculture'],
  },
  { when: /Veterinary.*(University|Vishwavidyalaya)/, unless: /^$/, kinds: ['university'], courses: ['bvsc-animal-husbandry', 'mvsc'] },
];

/** Named in the ranking of a discipline, so it teaches that discipline. */
const byRank = [
  { category: 'Architecture', courses: ['barch'], not: ['U-0099'] },
  { category: 'Dental', courses: ['bds'], not: ['U-0096'] },
  // Pharmacy departments that only teach after graduation, and institutes with technology degrees, are left out.
  { category: 'Pharmacy', courses: ['bpharm'], not: ['U-0372', 'U-0392', 'U-0062', 'U-0498', 'U-0135', 'U-0701', 'U-0304', 'U-0052'] },
];

export interface Teaching {
  key: string;
  keys: string[];
  id: string;
  name: string;
  shortName: string;
  kind: string;
  nirf: string[];
  /** Written down by hand; most have none. */
  courses?: string[];
}

/** `basis`: a register lists it, the name says it, or it is entered by hand without a list having been read. */
export type Link = Row<'collegeId' | 'courseId' | 'intake'> & { basis: 'register' | 'name' | 'hand' };

function ofFamily(college: Teaching): string[] {
  const [family] = /\b(IISER|IIM|AIIMS|NIPER)\b/.exec(college.shortName) ?? [];
  if (family === 'IISER') return ['bs-ms-dual-degree'];
  if (family === 'IIM') return ['mba'];
  if (family === 'NIPER') return ['mpharm'];
  if (family === 'AIIMS') return college.shortName === 'AIIMS Madurai' ? ['mbbs'] : ['mbbs', 'bsc-nursing'];
  return [];
}

const isCategory = (college: Teaching, category: string) => college.nirf.some((rank) => rank.startsWith(`${category} `));

/** Course ids with what they rest on; the first reason given stands. */
function certain(college: Teaching, known: ReadonlyMap<string, string[]>): Map<string, Link['basis']> {
  const courses = new Map<string, Link['basis']>();
  const add = (ids: readonly string[], basis: Link['basis']) => {
    for (const id of ids) if (!courses.has(id)) courses.set(id, basis);
  };
  const listed = [...(known.get(college.key) ?? []), ...(college.courses ?? [])];
  for (const { when, unless, kinds, courses: taught } of byName)
    if (kinds.includes(college.kind) && when.test(college.name) && !unless.test(college.name)) add(taught, 'name');
  add(taughtByName(nameSays(college.name, college.key.charAt(0)), college.name, college.key.charAt(0)), 'name');
  // A row of the table is complete unless it begins with "+"; the rules by name are for the colleges nobody looked at one by one.
  if (listed.length > 0 && listed[0] !== '+') for (const id of courses.keys()) if (!listed.includes(id)) courses.delete(id);
  add(ofFamily(college), 'name');
  add(
    listed.filter((course) => course !== '+'),
    'hand',
  );
  for (const { category, courses: taught, not } of byRank) {
    if (isCategory(college, category) && !not.includes(college.key) && !/^(IIT|NIPER)\b/.test(college.shortName)) add(taught, 'hand');
  }
  // A business school of its own gives a PGDM, a university or its college an MBA.
  if (isCategory(college, 'Management')) add([college.kind === 'standalone' && college.key !== 'S-220' ? 'pgdm' : 'mba'], 'hand');
  return courses;
}

/**
 * Pairs of a college and a course, and by college what is none of our courses. The seats are added up over the programmes behind a
 * course, blank when none is given.
 */
export function courseLinks(
  colleges: readonly Teaching[],
  programmes: readonly Row<'college_key' | 'course' | 'level' | 'programme' | 'intake'>[],
  map: readonly Row<'programme' | 'level' | 'discipline' | 'courseId'>[],
  known: ReadonlyMap<string, string[]>,
  exists: ReadonlySet<string>,
): { links: Link[]; unmapped: Map<string, Set<string>>; mapped: number } {
  const toCourse = new Map(map.map((row) => [[row.programme, row.level, row.discipline].map(programmeKey).join('|'), row.courseId]));
  const byKey = new Map(colleges.flatMap((college) => college.keys.map((key) => [key, college] as const)));
  const links = new Map<string, Link>();
  const unmapped = new Map<string, Set<string>>();
  let mapped = 0;
  for (const row of programmes) {
    const courseId = toCourse.get([row.course, row.level, row.programme].map(programmeKey).join('|'));
    const college = byKey.get(row.college_key);
    if (!college) continue;
    if (!courseId) {
      unmapped.set(college.id, (unmapped.get(college.id) ?? new Set()).add(row.course));
      continue;
    }
    mapped += 1;
    const pair = `${college.id},${courseId}`;
    const link = links.get(pair) ?? { collegeId: college.id, courseId, intake: '', basis: 'register' };
    const seats = Number(row.intake);
    if (Number.isInteger(seats) && seats > 0) link.intake = String(Number(link.intake || 0) + seats);
    links.set(pair, link);
  }
  // A thousand and more include online and distance places; fewer than five is a slip of the list.
  for (const link of links.values()) if (Number(link.intake) >= 1000 || Number(link.intake) < 5) link.intake = '';
  for (const college of colleges) {
    for (const [courseId, basis] of certain(college, known)) {
      const pair = `${college.id},${courseId}`;
      if (!links.has(pair) && exists.has(courseId)) links.set(pair, { collegeId: college.id, courseId, intake: '', basis });
    }
  }
  return { links: [...links.values()], unmapped, mapped };
}
