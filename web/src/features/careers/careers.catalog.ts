import type { Catalog } from '../../catalog/catalog.ts';
import { careersNames } from '../../messages/careers-names.ts';
import { paths } from '../../paths.ts';

export const careersCatalog: Catalog = {
  name: 'careers',
  path: paths.careers,
  idParam: 'careerId',
  names: careersNames,
  list: () => import('./careers-screen.tsx').then((m) => m.CareersScreen),
  detail: () => import('./career-screen.tsx').then((m) => m.CareerScreen),
  glance: () => import('./career-glance.tsx').then((m) => m.careerGlance),
  facts: import.meta.env.SSR ? () => import('./career-facts.ts').then((m) => m.careerFacts) : undefined,
};
