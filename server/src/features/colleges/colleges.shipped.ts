/** The colleges as the shipped files have them: a table a state, a line an institution. */
import { registerRow, withoutEmpty, type CollegeDocument, type RegisterRow } from '@disha/contract/colleges.files';
import { courseFile, type CourseFile } from '@disha/contract/courses.files';
import { placeSlug, states } from '@disha/contract/taxonomy';
import { Keepers, readKeeperFiles } from '../../catalog/shipped/keeper-files.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { BadCatalog, type ShippedFolder } from '../../catalog/shipped/shipped-folder.ts';

const stateOfFile = new Map(states.map((state) => [placeSlug(state), state]));
const kindOfCode: Readonly<Record<string, string>> = { U: 'university', S: 'standalone institution', R: 'research institute' };

function documentOf({ file, others, kind, ...row }: RegisterRow, keepers: Keepers): CollegeDocument {
  const state = stateOfFile.get(file);
  if (state === undefined) throw new BadCatalog(`no state is called ${file}`);
  return withoutEmpty({
    ...row,
    ...keepers.of(row),
    state,
    kind: kind || (kindOfCode[row.aisheCode.charAt(0)] ?? (row.kinds.includes('iti') ? 'iti' : 'college')),
    otherProgrammes: others,
  });
}

/** A course's top colleges teach it, whether or not a list has the pair. */
async function withTopColleges(
  scheduler: Scheduler,
  colleges: readonly CollegeDocument[],
  courses: readonly Pick<CourseFile, 'id' | 'topColleges'>[],
): Promise<void> {
  const top = new Set(courses.flatMap(({ topColleges }) => topColleges));
  const byId = new Map<string, CollegeDocument>();
  await scheduler.each(colleges, (college) => {
    if (top.has(college.id)) byId.set(college.id, college);
  });
  for (const { id: courseId, topColleges } of courses)
    for (const collegeId of topColleges) {
      const taught = byId.get(collegeId)?.courses;
      if (taught?.every((course) => course.courseId !== courseId)) taught.push({ courseId, intake: null, basis: 'hand' });
    }
}

/** An institution stands once: by its id, and by each of its codes. */
async function checkOnce(scheduler: Scheduler, colleges: readonly CollegeDocument[]): Promise<void> {
  const seen = new Set<string>();
  await scheduler.each(colleges, ({ id, aisheCode = '', otherCodes = [] }) => {
    for (const key of [id, aisheCode, ...otherCodes]) {
      if (key !== '' && seen.has(key)) throw new BadCatalog(`register: ${key} stands twice, the second time at ${id}`);
      seen.add(key);
    }
  });
}

export const shippedColleges = {
  files: ['register/', 'keepers/', 'courses/'],
  async read(folder: ShippedFolder): Promise<CollegeDocument[]> {
    const keepers = new Keepers(await readKeeperFiles(folder));
    const colleges = await folder.scheduler.map(await folder.csv('register/', registerRow), (row) => documentOf(row, keepers));
    await checkOnce(folder.scheduler, colleges);
    await withTopColleges(folder.scheduler, colleges, await folder.json('courses', courseFile));
    return colleges;
  },
};
