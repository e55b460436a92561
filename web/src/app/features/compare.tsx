import type { ReactNode } from 'react';
import type { ItemActionProps } from '../../catalog/item/item-action.ts';
import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { unlisted, type Feature } from './feature.ts';

const loadButton = async () => (await import('../../features/compare/compare-button.tsx')).CompareButton;

/** For features that show items deep inside: it is handed to them as `CompareSlot`. */
export async function loadCompare(): Promise<(item: ItemActionProps) => ReactNode> {
  const CompareButton = await loadButton();
  return (item) => <CompareButton {...item} />;
}

export const compareFeature: Feature = {
  routes: ({ catalogs }) => [
    {
      path: paths.compare,
      ...unlisted,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/compare/compare-screen.tsx')).CompareScreen,
          async () => (await import('../screens/compare-parts.tsx')).compareParts(catalogs),
        ],
        (CompareScreen, parts) => () => <CompareScreen {...parts} />,
      ),
    },
  ],
  itemActions: [{ looks: ['icon', 'wide'], load: loadButton }],
};
