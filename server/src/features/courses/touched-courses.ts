/** Which courses may be told otherwise after a change: the changed ones, and those that name a changed item or are named by it. */
import type { CareerFile } from '@disha/contract/careers.files';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamFile } from '@disha/contract/exams.files';
import { foldText } from '@disha/search/text';
import { changedIds, sidesOf, changedAs, type RowChanges } from '../../catalog/snapshot/rows.ts';
import { remembered } from '../../catalog/view/steady.ts';
import type { TaughtWhere } from '../../catalog/teaching/taught-where.ts';
import { careerNamesOf } from './leads-to.ts';

const jobsOf = remembered(({ careerOptions }: CourseFile) => careerOptions.map(({ jobTitle }) => foldText(jobTitle)));

/** What a course tells of a college, and of a career. */
const asPlaceToGo = ({ name, city, district, state, type }: CollegeDocument) => [name, city, district, state, type];
const asWork = ({ name, otherNames, courses, interests }: CareerFile) => [name, otherNames, courses, interests];

export function touchedCourses(
  courses: readonly CourseFile[],
  rows: RowChanges,
  counted: { before: TaughtWhere; after: TaughtWhere },
): ReadonlySet<string> {
  const touched = changedIds(rows, 'courses');
  const named = new Set([
    ...changedAs<ExamFile>(rows, 'exams', ({ name, shortName }) => [name, shortName]).map(({ id }) => id),
    ...changedAs<CollegeDocument>(rows, 'colleges', asPlaceToGo).map(({ id }) => id),
  ]);
  const careers = sidesOf(changedAs<CareerFile>(rows, 'careers', asWork));
  for (const career of careers) for (const id of career.courses) touched.add(id);
  const jobs = new Set(careers.flatMap(careerNamesOf));
  const isElsewhere = counted.after.otherThan(counted.before);
  for (const course of courses) {
    const { id, eligibility, topColleges } = course;
    const isNamed =
      named.size > 0 && (eligibility.entranceExams.some((exam) => named.has(exam)) || topColleges.some((at) => named.has(at)));
    if (isNamed || isElsewhere(id) || (jobs.size > 0 && jobsOf(course).some((job) => jobs.has(job)))) touched.add(id);
  }
  return touched;
}
