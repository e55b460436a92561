/** What is asked of the courses of a college: a course, one of a field, and what it rests on. */
import type { CourseBasis } from '@disha/contract/colleges.words';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ListQuestion, Test } from '@disha/contract/list';
import type { Profile } from '@disha/contract/kind-teaching';
import type { ShownCollege } from './college-cards.ts';
import { teachingBasis } from './taught.ts';

export type Courses = ReadonlyMap<string, CourseFile>;
export type KnownBasis = Exclude<CourseBasis, 'kind'>;

export interface WantedCourses {
  course?: string;
  field?: string;
}

export function wantedOf({ course, field }: ListQuestion): WantedCourses | undefined {
  if (course === undefined && field === undefined) return undefined;
  return { ...(course === undefined ? {} : { course: String(course) }), ...(field === undefined ? {} : { field: String(field) }) };
}

/** Both of one course; of nothing wanted, any will do. */
const isWanted = (courseId: string, { course, field }: WantedCourses, courses: Courses) =>
  (course === undefined || courseId === course) && (field === undefined || courses.get(courseId)?.field === field);

/** What it is known to teach of that, the surest first. */
export function teachesWanted({ courses: taught }: CollegeDocument, wanted: WantedCourses, courses: Courses, basis?: KnownBasis) {
  const found = taught.filter((each) => isWanted(each.courseId, wanted, courses) && (basis === undefined || teachingBasis(each) === basis));
  return found.find((each) => teachingBasis(each) === 'register') ?? found[0];
}

/** What of that is usual for colleges like it, the most usual first. */
export function usualOf({ counted }: Profile, wanted: WantedCourses, courses: Courses) {
  const found = [...counted].filter(([id]) => courses.has(id) && isWanted(id, wanted, courses));
  const [course, how] = found.find(([, each]) => each === 'usually') ?? found[0] ?? [];
  return course === undefined || how === undefined ? undefined : { course, how };
}

/** How usual it is alone: asked of every profile at each question, so nothing is made on the way. */
export function howUsualIs({ counted }: Profile, wanted: WantedCourses, courses: Courses): 'usually' | 'often' | undefined {
  const { course } = wanted;
  if (course !== undefined) return courses.has(course) && isWanted(course, wanted, courses) ? counted.get(course) : undefined;
  let found: 'often' | undefined;
  for (const [id, how] of counted) {
    if (!courses.has(id) || !isWanted(id, wanted, courses)) continue;
    if (how === 'usually') return how;
    found = how;
  }
  return found;
}

/** The same of one card, where words were searched and the facet indexes are of no use. 0: known, 1: most do, 2: many do. */
export function wantedRank(card: ShownCollege, wanted: WantedCourses, courses: Courses): 0 | 1 | 2 | undefined {
  if (teachesWanted(card.document, wanted, courses)) return 0;
  const usual = usualOf(card.profile, wanted, courses);
  return usual && (usual.how === 'usually' ? 1 : 2);
}

/** Which cards a question lets through. */
export function testOf(asked: ListQuestion, courses: Courses): Test<ShownCollege> | undefined {
  const wanted = wantedOf(asked);
  const { basis } = asked;
  if (basis === 'register' || basis === 'name')
    return ({ document }) => teachesWanted(document, wanted ?? {}, courses, basis) !== undefined;
  if (basis === 'kind') return (card) => (wantedRank(card, wanted ?? {}, courses) ?? 0) > 0;
  if (!wanted) return undefined;
  if (basis === 'any') return (card) => wantedRank(card, wanted, courses) !== undefined;
  return ({ document }) => teachesWanted(document, wanted, courses) !== undefined;
}
