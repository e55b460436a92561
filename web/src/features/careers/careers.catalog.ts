import type { Catalog } from '../../catalog/catalog.ts';
import { careersNames } from '../../messages/careers-names.ts';
import { paths } from '../../paths.ts';

export const careersCatalog: Catalog = {
  name: 'careers',
  path: paths.careers,
  idParam: 'careerId',
  names: careersNames,
  list: async () => (await import('./careers-screen.tsx')).CareersScreen,
  detail: async () => (await import('./career-screen.tsx')).CareerScreen,
  glance: async () => (await import('./career-glance.tsx')).careerGlance,
  facts: import.meta.env.SSR ? async () => (await import('./career-facts.ts')).careerFacts : undefined,
};
