import type { CatalogScreens } from '../catalog/shared/catalog.ts';
import { careersCatalog } from '../features/careers/careers.catalog.ts';
import { collegesCatalog } from '../features/colleges/colleges.catalog.ts';
import { coursesCatalog } from '../features/courses/courses.catalog.ts';
import { examsCatalog } from '../features/exams/exams.catalog.ts';
import { guidesCatalog } from '../features/guides/guides.catalog.ts';
import { scholarshipsCatalog } from '../features/scholarships/scholarships.catalog.ts';

/** Every catalog, in the order of the navigation and of the tabs. */
export const catalogs: readonly CatalogScreens[] = [
  coursesCatalog,
  careersCatalog,
  collegesCatalog,
  examsCatalog,
  scholarshipsCatalog,
  guidesCatalog,
];
