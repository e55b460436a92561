import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { guidesNames } from '../../messages/guides-names.ts';
import { paths } from '../../paths.ts';

export const guidesCatalog: CatalogScreens = {
  name: 'guides',
  path: paths.guides,
  idParam: 'guideId',
  names: guidesNames,
  group: 'look',
  list: () => import('./guides-screen.tsx').then((m) => m.GuidesScreen),
  detail: () => import('./guide-screen.tsx').then((m) => m.GuideScreen),
  summary: () => import('./guide-summary.tsx').then((m) => m.guideSummary),
  facts: import.meta.env.SSR ? () => import('./guide-facts.ts').then((m) => m.guideFacts) : undefined,
};
