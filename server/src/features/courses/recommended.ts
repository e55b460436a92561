/** The order in which we would show a field's courses to a student, each with its reason. By rule, so that it can be explained. */
import type { Course } from '@disha/contract/courses';
import { fieldNames, isAfterDegree, type Field, type Stream } from '@disha/contract/taxonomy';
import { beginOrder, isForField, isForStream, nearOrder } from '@disha/contract/courses.list';
import type { CoursesView } from './courses.view.ts';

const growthPoints = { excellent: 3, good: 2, average: 1, limited: 0 };

const count = new Intl.NumberFormat('en-IN');
const meanGrowth = ({ careerOptions }: Course) =>
  careerOptions.reduce((sum, { growthProspects }) => sum + growthPoints[growthProspects], 0) / Math.max(1, careerOptions.length);
/** Both count: how well its careers grow, and whether a college near home teaches it. */
const points = (course: Course) => meanGrowth(course) + 0.75 * Math.log10(1 + course.collegeCount);

export function recommendedOrder(courses: readonly Course[], field: Field): Course[] {
  return inOrder(courses, (course) => course.field === field);
}

function inOrder(courses: readonly Course[], isHome: (course: Course) => boolean): Course[] {
  return courses.toSorted(
    (a, b) =>
      nearOrder(a, isHome(a)) - nearOrder(b, isHome(b)) ||
      beginOrder(a) - beginOrder(b) ||
      points(b) - points(a) ||
      a.name.localeCompare(b.name),
  );
}

/** What a quiz result leads to. */
export const coursesForField = ({ byId }: CoursesView, field: Field): Course[] =>
  recommendedOrder(
    [...byId.values()].filter((course) => isForField(course, field)),
    field,
  );
export const coursesForStream = ({ byId }: CoursesView, stream: Stream): Course[] =>
  inOrder(
    [...byId.values()].filter((course) => isForStream(course, stream)),
    (course) => course.stream === stream,
  );

export function reasonFor(course: Course, field: Field): string {
  const parts: string[] = [];
  parts.push(course.field === field ? `A main course of ${fieldNames[field]}` : `From ${fieldNames[course.field]}, and open to you too`);
  if (isAfterDegree(course)) parts.push('begun after a degree');
  const best = course.careerOptions.toSorted((a, b) => growthPoints[b.growthProspects] - growthPoints[a.growthProspects])[0];
  const others = course.careerOptions.length - 1;
  const more = others > 0 ? ` and ${others} more careers` : '';
  if (best) parts.push(`leads to ${best.jobTitle} (${best.growthProspects} growth)${more}`);
  if (course.collegeCount > 0)
    parts.push(
      course.collegeCount === 1 ? '1 college in our list teaches it' : `${count.format(course.collegeCount)} colleges in our list teach it`,
    );
  const [exam] = course.eligibility.entranceExams;
  parts.push(
    exam
      ? `the way in is ${exam.shortName}${course.eligibility.entranceExams.length > 1 ? ' or another exam' : ''}`
      : 'admission on marks or by the college itself',
  );
  return `${parts.join('; ')}.`;
}
