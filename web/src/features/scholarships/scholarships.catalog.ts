import type { Catalog } from '../../catalog/catalog.ts';
import { scholarshipsNames } from '../../messages/scholarships-names.ts';
import { paths } from '../../paths.ts';

export const scholarshipsCatalog: Catalog = {
  name: 'scholarships',
  path: paths.scholarships,
  idParam: 'scholarshipId',
  names: scholarshipsNames,
  group: 'money',
  sheets: ['scholarships'],
  list: async () => (await import('./scholarships-screen.tsx')).ScholarshipsScreen,
  detail: async () => (await import('./scholarship-screen.tsx')).ScholarshipScreen,
  glance: async () => (await import('./scholarship-glance.tsx')).scholarshipGlance,
  facts: import.meta.env.SSR ? async () => (await import('./scholarship-facts.ts')).scholarshipFacts : undefined,
};
