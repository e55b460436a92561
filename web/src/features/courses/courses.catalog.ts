import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { coursesNames } from '../../messages/courses-names.ts';
import { paths } from '../../paths.ts';

export const coursesCatalog: CatalogScreens = {
  name: 'courses',
  path: paths.courses,
  idParam: 'courseId',
  names: coursesNames,
  list: () => import('./courses-screen.tsx').then((m) => m.coursesScreen()),
  detail: () => import('./course-screen.tsx').then((m) => m.CourseScreen),
  summary: () => import('./course-summary.tsx').then((m) => m.courseSummary),
  facts: import.meta.env.SSR ? () => import('./course-facts.ts').then((m) => m.courseFacts) : undefined,
};
