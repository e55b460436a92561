import { CompareSlot } from '../../catalog/item/item-action.ts';
import { withSummaries } from '../../catalog/list/shown-catalog.ts';
import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { loadCompare } from './compare.tsx';
import { inBrowser, type Feature } from './feature.ts';

export const bookmarksFeature: Feature = {
  routes: ({ catalogs }) => [
    {
      path: paths.kept,
      ...inBrowser,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/bookmarks/stored-items-screen.tsx')).StoredItemsScreen,
          () => withSummaries(catalogs),
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
