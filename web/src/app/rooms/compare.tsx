import type { ReactNode } from 'react';
import type { ItemActionProps } from '../../catalog/item-action.ts';
import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy-screen.tsx';
import { door, type Room } from './room.ts';

const loadButton = async () => (await import('../../features/compare/compare-button.tsx')).CompareButton;

/** For rooms that show items deep inside: it is handed to them as `CompareSlot`. */
export async function loadCompare(): Promise<(item: ItemActionProps) => ReactNode> {
  const CompareButton = await loadButton();
  return (item) => <CompareButton {...item} />;
}

export const compareRoom: Room = {
  routes: ({ catalogs }) => [
    {
      path: paths.compare,
      ...door,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/compare/compare-screen.tsx')).CompareScreen,
          async () => (await import('../compare-parts.tsx')).compareParts(catalogs),
        ],
        (CompareScreen, parts) => () => <CompareScreen {...parts} />,
      ),
    },
  ],
  itemActions: [{ looks: ['icon', 'wide'], load: loadButton }],
};
