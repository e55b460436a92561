/** Every catalog there is. A new one is named here, and in the one list of each side. */
import { careersCatalog } from './careers.ts';
import { collegesCatalog } from './colleges.ts';
import { coursesCatalog } from './courses.ts';
import { examsCatalog } from './exams.ts';
import { scholarshipsCatalog } from './scholarships.ts';
import type { NameIn } from './catalog-descriptor.ts';

export const catalogs = [coursesCatalog, collegesCatalog, examsCatalog, careersCatalog, scholarshipsCatalog] as const;
export type CatalogName = NameIn<typeof catalogs>;
