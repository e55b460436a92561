import type { ReactNode } from 'react';
import type { ItemActionProps } from '../../catalog/item-action.ts';
import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy-screen.tsx';
import { notFound as NotFound } from '../route-table.tsx';
import { door, type Room } from './room.ts';

const loadButton = async () => (await import('../../features/compare/compare-button.tsx')).CompareButton;

/** For rooms that show items deep inside: it is handed to them as `CompareSlot`. */
export async function loadCompare(): Promise<(item: ItemActionProps) => ReactNode> {
  const CompareButton = await loadButton();
  return (item) => <CompareButton {...item} />;
}

export const compareRoom: Room = {
  routes: ({ compared, afterCompared }) => [
    {
      path: paths.compare,
      ...door,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/compare/compare-screen.tsx')).CompareScreen,
          compared,
          afterCompared,
          // Its page is this one where none of the ids is known; at hand, so that the server draws it.
          async () => NotFound.preload(),
        ],
        (CompareScreen, catalogs, after, _notFound) => () => <CompareScreen catalogs={catalogs} after={after} notFound={<NotFound />} />,
      ),
    },
  ],
  itemActions: [{ looks: ['icon', 'wide'], load: loadButton }],
};
