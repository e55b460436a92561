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
  list: () => import('./scholarships-screen.tsx').then((m) => m.ScholarshipsScreen),
  detail: () => import('./scholarship-screen.tsx').then((m) => m.ScholarshipScreen),
  glance: () => import('./scholarship-glance.tsx').then((m) => m.scholarshipGlance),
  facts: import.meta.env.SSR ? () => import('./scholarship-facts.ts').then((m) => m.scholarshipFacts) : undefined,
};
