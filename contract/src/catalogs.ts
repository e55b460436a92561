/** Every catalog there is. A new one is named here, and in the one list of each side. */
import { careersCatalog } from './careers/careers.ts';
import { collegesCatalog } from './colleges/colleges.ts';
import { coursesCatalog } from './courses/courses.ts';
import { examsCatalog } from './exams/exams.ts';
import { guidesCatalog } from './guides/guides.ts';
import { scholarshipsCatalog } from './scholarships/scholarships.ts';
import type { NameIn } from './catalog/catalog.descriptor.ts';

export const catalogs = [coursesCatalog, collegesCatalog, examsCatalog, careersCatalog, scholarshipsCatalog, guidesCatalog] as const;
export type CatalogName = NameIn<typeof catalogs>;
