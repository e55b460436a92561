/** The order in which we would show a field's courses to a student, each with its reason. By rule, so that it can be explained. */
import type { CourseFacts } from '@disha/contract/courses';
import type { Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { isAfterDegree, type Field, type Stream } from '@disha/contract/taxonomy';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { Said } from '@disha/contract/words';
import { beginOrder, isForField, isForStream, nearOrder } from '@disha/contract/courses.list';
import { worded } from '../../http/language.ts';
import type { CoursesView } from './courses.view.ts';

const growthPoints = { excellent: 3, good: 2, average: 1, limited: 0 };

const count = new Intl.NumberFormat('en-IN');
const meanGrowth = ({ careerOptions }: CourseFacts) =>
  careerOptions.reduce((sum, { growthProspects }) => sum + growthPoints[growthProspects], 0) / Math.max(1, careerOptions.length);
/** Both count: how well its careers grow, and whether a college near home teaches it. */
const points = (course: CourseFacts) => meanGrowth(course) + 0.75 * Math.log10(1 + course.collegeCount);

export function recommendedOrder(courses: readonly CourseFacts[], field: Field): CourseFacts[] {
  return inOrder(courses, (course) => course.field === field);
}

function inOrder(courses: readonly CourseFacts[], isHome: (course: CourseFacts) => boolean): CourseFacts[] {
  return courses.toSorted(
    (a, b) =>
      nearOrder(a, isHome(a)) - nearOrder(b, isHome(b)) ||
      beginOrder(a) - beginOrder(b) ||
      points(b) - points(a) ||
      a.name.localeCompare(b.name),
  );
}

/** What a quiz result leads to. */
export const coursesForField = ({ byId }: CoursesView, field: Field): CourseFacts[] =>
  recommendedOrder(
    [...byId.values()].filter((course) => isForField(course, field)),
    field,
  );
export const coursesForStream = ({ byId }: CoursesView, stream: Stream): CourseFacts[] =>
  inOrder(
    [...byId.values()].filter((course) => isForStream(course, stream)),
    (course) => course.stream === stream,
  );

export function reasonFor(course: CourseFacts, field: Field, language: Language): string {
  const { fields } = everyTaxonomy[language];
  const { careerOptions, collegeCount, eligibility } = course;
  const best = careerOptions.toSorted((a, b) => growthPoints[b.growthProspects] - growthPoints[a.growthProspects])[0];
  const [exam, ...otherExams] = eligibility.entranceExams;
  const parts: Said[] = [
    course.field === field ? say('courses.ofField', { field: fields[field] }) : say('courses.fromField', { field: fields[course.field] }),
    ...(isAfterDegree(course) ? [say('courses.afterDegree')] : []),
    ...(best ? [say('courses.leadsTo', { job: best.jobTitle, growth: best.growthProspects, others: careerOptions.length - 1 })] : []),
    ...(collegeCount > 0 ? [say('courses.taughtAt', { count: collegeCount, shown: count.format(collegeCount) })] : []),
    exam ? say('courses.wayIn', { exam: exam.shortName, others: otherExams.length }) : say('courses.onMarks'),
  ];
  const inWords = (said: Said) => worded(said, language).message;
  return inWords(say('courses.reason', { parts: parts.map(inWords).join('; ') }));
}
