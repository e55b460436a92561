/** Which courses may be told otherwise after a change: the changed ones, and whoever names a changed item or is named by it. */
import type { CareerFile } from '@disha/contract/careers.files';
import type { CourseFile } from '@disha/contract/courses.files';
import { foldText } from '@disha/search/text';
import { changedIds, sidesOf, type RowChanges } from '../../catalog/rows.ts';
import { remembered } from '../../catalog/steady.ts';
import type { TaughtWhere } from '../../catalog/taught-where.ts';
import { namesOf } from './leads-to.ts';

const jobsOf = remembered(({ careerOptions }: CourseFile) => careerOptions.map(({ jobTitle }) => foldText(jobTitle)));

export function touchedCourses(
  courses: readonly CourseFile[],
  rows: RowChanges,
  counted: { before: TaughtWhere; after: TaughtWhere },
): ReadonlySet<string> {
  const touched = changedIds(rows, 'courses');
  const named = changedIds(rows, 'exams', 'colleges');
  const careers = sidesOf<CareerFile>(rows, 'careers');
  for (const career of careers) for (const id of career.courses) touched.add(id);
  const jobs = new Set(careers.flatMap(namesOf));
  const isElsewhere = counted.after.otherThan(counted.before);
  for (const course of courses) {
    const { id, eligibility, topColleges } = course;
    const isNamed =
      named.size > 0 && (eligibility.entranceExams.some((exam) => named.has(exam)) || topColleges.some((at) => named.has(at)));
    if (isNamed || isElsewhere(id) || (jobs.size > 0 && jobsOf(course).some((job) => jobs.has(job)))) touched.add(id);
  }
  return touched;
}
