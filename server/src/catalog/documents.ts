/** What the catalog table holds, one shape a kind: the authoring form of the shipped files. */
import type { CollegeRow, CourseFile, ExamFile } from '@disha/contract/catalog-files';

/** A college with what it teaches; `intake` is null where no source says. */
export type CollegeDocument = CollegeRow & { courses: { courseId: string; intake: number | null }[] };

export interface Documents {
  courses: CourseFile;
  colleges: CollegeDocument;
  exams: ExamFile;
}
export type CatalogKind = keyof Documents;
export const catalogKinds: readonly CatalogKind[] = ['courses', 'colleges', 'exams'];
