/**
 * The colleges as the shipped files have them: a table of those that students ask for most, with what they teach, and a table a
 * state of every other institution of the register.
 */
import {
  collegeCourseRow,
  collegeRow,
  registerRow,
  withoutEmpty,
  type CollegeCourseRow,
  type CollegeDocument,
  type RegisterRow,
} from '@disha/contract/colleges.files';
import { courseFile, type CourseFile } from '@disha/contract/courses.files';
import { placeSlug, states } from '@disha/contract/taxonomy';
import type { ShippedFolder } from '../../catalog/shipped/shipped-folder.ts';

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

/** When the register and the lists beside it were last read. */
const registerChecked = '2026-11';
const stateOfFile = new Map(states.map((state) => [placeSlug(state), state]));
const kindOfCode: Readonly<Record<string, string>> = { U: 'university', S: 'standalone institution', R: 'research institute' };

function registered({ file, others, byName, courses, ...row }: RegisterRow): CollegeDocument {
  const state = stateOfFile.get(file);
  if (state === undefined) throw new Error(`no state is called ${file}`);
  return withoutEmpty({
    ...row,
    state,
    kind: kindOfCode[row.aisheCode.charAt(0)] ?? (row.kinds.includes('iti') ? 'iti' : 'college'),
    courses: [...courses, ...byName.map((courseId) => ({ courseId, intake: null, basis: 'name' as const }))],
    otherProgrammes: others,
    asOf: registerChecked,
  });
}

export const shippedColleges = {
  files: ['colleges.csv', 'college-courses.csv', 'register/', 'courses/'],
  async read(folder: ShippedFolder): Promise<CollegeDocument[]> {
    const rows = await folder.csv('colleges.csv', collegeRow);
    const taught = await coursesByCollege(
      folder,
      await folder.csv('college-courses.csv', collegeCourseRow),
      await folder.json('courses', courseFile),
    );
    const described = await folder.pace.map(rows, ({ others, ...row }): CollegeDocument =>
      withoutEmpty({ ...row, courses: taught.get(row.id) ?? [], otherProgrammes: others }),
    );
    return described.concat(await folder.pace.map(await folder.csv('register/', registerRow), registered));
  },
};
