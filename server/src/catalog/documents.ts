/** What the catalog table holds, one shape a kind: the authoring form of the shipped files. */
import { collegeDocument, courseFile, examFile, type CollegeDocument, type CourseFile, type ExamFile } from '@disha/contract/catalog-files';
import type { z } from 'zod';

export type { CollegeDocument };

export interface Documents {
  courses: CourseFile;
  colleges: CollegeDocument;
  exams: ExamFile;
}
export type CatalogKind = keyof Documents;
export const catalogKinds: readonly CatalogKind[] = ['courses', 'colleges', 'exams'];

/** What a document must be, whoever wrote it. */
export const documentSchemas: { [Kind in CatalogKind]: z.ZodObject } = { courses: courseFile, colleges: collegeDocument, exams: examFile };
