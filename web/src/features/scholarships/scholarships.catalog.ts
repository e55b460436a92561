import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { scholarshipsNames } from '../../messages/scholarships-names.ts';
import { paths } from '../../paths.ts';

export const scholarshipsCatalog: CatalogScreens = {
  name: 'scholarships',
  path: paths.scholarships,
  idParam: 'scholarshipId',
  names: scholarshipsNames,
  group: 'mine',
  sheets: ['scholarships'],
  list: () => import('./scholarships-screen.tsx').then((m) => m.ScholarshipsScreen),
  detail: () => import('./scholarship-screen.tsx').then((m) => m.ScholarshipScreen),
  summary: () => import('./scholarship-summary.tsx').then((m) => m.scholarshipSummary),
  facts: import.meta.env.SSR ? () => import('./scholarship-facts.ts').then((m) => m.scholarshipFacts) : undefined,
};
