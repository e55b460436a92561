import type { Catalog } from '../../catalog/catalog.ts';
import { guidesNames } from '../../messages/guides-names.ts';
import { paths } from '../../paths.ts';

export const guidesCatalog: Catalog = {
  name: 'guides',
  path: paths.guides,
  idParam: 'guideId',
  names: guidesNames,
  group: 'explore',
  list: () => import('./guides-screen.tsx').then((m) => m.GuidesScreen),
  detail: () => import('./guide-screen.tsx').then((m) => m.GuideScreen),
  glance: () => import('./guide-glance.tsx').then((m) => m.guideGlance),
  facts: import.meta.env.SSR ? () => import('./guide-facts.ts').then((m) => m.guideFacts) : undefined,
};
