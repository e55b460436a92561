import type { Catalog } from '../../catalog/catalog.ts';
import { coursesNames } from '../../messages/courses-names.ts';
import { paths } from '../../paths.ts';

export const coursesCatalog: Catalog = {
  name: 'courses',
  path: paths.courses,
  idParam: 'courseId',
  names: coursesNames,
  list: async () => (await import('./courses-screen.tsx')).CoursesScreen,
  detail: async () => (await import('./course-screen.tsx')).CourseScreen,
  glance: async () => (await import('./course-glance.tsx')).courseGlance,
  facts: import.meta.env.SSR ? async () => (await import('./course-facts.ts')).courseFacts : undefined,
};
