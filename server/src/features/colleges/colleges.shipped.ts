/** The colleges as the shipped files have them: one table of colleges, one of what they teach, and what courses say of them. */
import { collegeCourseRow, collegeRow, withoutEmpty, type CollegeCourseRow, type CollegeDocument } from '@disha/contract/colleges.files';
import { courseFile, type CourseFile } from '@disha/contract/courses.files';
import type { ShippedFolder } from '../../catalog/shipped-folder.ts';

/** A course's top colleges teach it, whether or not a register lists the pair. */
async function coursesByCollege(
  { pace }: ShippedFolder,
  pairs: readonly CollegeCourseRow[],
  courses: readonly Pick<CourseFile, 'id' | 'topColleges'>[],
): Promise<Map<string, CollegeDocument['courses']>> {
  const byCollege = new Map<string, CollegeDocument['courses']>();
  const seen = new Set<string>();
  const add = (collegeId: string, courseId: string, intake: number | null, basis: CollegeCourseRow['basis']) => {
    const key = `${collegeId} ${courseId}`;
    if (seen.has(key)) return;
    seen.add(key);
    const list = byCollege.get(collegeId) ?? [];
    list.push({ courseId, intake, ...(basis === 'register' ? {} : { basis }) });
    byCollege.set(collegeId, list);
  };
  await pace.each(pairs, ({ collegeId, courseId, intake, basis }) =>
    add(collegeId, courseId, intake === '' ? null : Number(intake), basis),
  );
  for (const course of courses) for (const collegeId of course.topColleges) add(collegeId, course.id, null, 'hand');
  return byCollege;
}

export const shippedColleges = {
  files: ['colleges.csv', 'college-courses.csv', 'courses/'],
  async read(folder: ShippedFolder): Promise<CollegeDocument[]> {
    const rows = await folder.csv('colleges.csv', collegeRow);
    const taught = await coursesByCollege(
      folder,
      await folder.csv('college-courses.csv', collegeCourseRow),
      await folder.json('courses', courseFile),
    );
    return folder.pace.map(rows, (row) => withoutEmpty({ ...row, courses: taught.get(row.id) ?? [] }));
  },
};
