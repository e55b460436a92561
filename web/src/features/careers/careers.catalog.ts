import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { careersNames } from '../../messages/careers-names.ts';
import { paths } from '../../paths.ts';

export const careersCatalog: CatalogScreens = {
  name: 'careers',
  path: paths.careers,
  idParam: 'careerId',
  names: careersNames,
  group: 'look',
  list: () => import('./careers-screen.tsx').then((m) => m.CareersScreen),
  detail: () => import('./career-screen.tsx').then((m) => m.CareerScreen),
  summary: () => import('./career-summary.tsx').then((m) => m.careerSummary),
  facts: import.meta.env.SSR ? () => import('./career-facts.ts').then((m) => m.careerFacts) : undefined,
};
