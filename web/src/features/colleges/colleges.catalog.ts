import type { Catalog } from '../../catalog/catalog.ts';
import { collegesNames } from '../../messages/colleges-names.ts';
import { paths } from '../../paths.ts';

export const collegesCatalog: Catalog = {
  name: 'colleges',
  path: paths.colleges,
  idParam: 'id',
  names: collegesNames,
  list: async () => (await import('./colleges-screen.tsx')).CollegesScreen,
  detail: async () => (await import('./college-screen.tsx')).CollegeScreen,
  glance: async () => (await import('./college-glance.tsx')).collegeGlance,
  facts: import.meta.env.SSR ? async () => (await import('./college-facts.ts')).collegeFacts : undefined,
  forgetsFilters: true,
  timeoutMs: 10_000,
};
