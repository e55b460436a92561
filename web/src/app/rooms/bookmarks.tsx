import { CompareSlot } from '../../catalog/item-action.ts';
import { withGlances } from '../../catalog/shown-catalog.ts';
import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy-screen.tsx';
import { loadCompare } from './compare.tsx';
import { inBrowser, type Room } from './room.ts';

export const bookmarksRoom: Room = {
  routes: ({ catalogs }) => [
    {
      path: paths.kept,
      ...inBrowser,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/bookmarks/kept-screen.tsx')).KeptScreen,
          () => withGlances(catalogs),
          loadCompare,
          async () => (await import('../put-away-way.tsx')).PutAwayWay,
        ],
        (KeptScreen, shown, compare, PutAwayWay) => () => (
          <CompareSlot value={compare}>
            <KeptScreen catalogs={shown} putAway={<PutAwayWay />} />
          </CompareSlot>
        ),
      ),
    },
  ],
  itemActions: [
    { looks: ['icon', 'line', 'wide'], load: async () => (await import('../../features/bookmarks/bookmark-button.tsx')).BookmarkButton },
  ],
};
