/** Every catalog of the server, in the contract's order. What is done for all of them walks this list. */
import type { CatalogName } from '@disha/contract/catalogs';
import type { ServedCatalog } from './catalog/catalog.ts';
import { careersCatalog } from './features/careers/careers.catalog.ts';
import { collegesCatalog } from './features/colleges/colleges.catalog.ts';
import { coursesCatalog } from './features/courses/courses.catalog.ts';
import { examsCatalog } from './features/exams/exams.catalog.ts';
import { guidesCatalog } from './features/guides/guides.catalog.ts';
import { scholarshipsCatalog } from './features/scholarships/scholarships.catalog.ts';

const all = [coursesCatalog, collegesCatalog, examsCatalog, careersCatalog, scholarshipsCatalog, guidesCatalog] as const;

/** A catalog of the contract that is missing here does not compile. */
type Missing = Exclude<CatalogName, (typeof all)[number]['contract']['name']>;
export const catalogs: [Missing] extends [never] ? readonly ServedCatalog[] : Missing = all;
