import { withGlances } from '../../catalog/shown-catalog.ts';
import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy-screen.tsx';
import { inBrowser, type Room } from './room.ts';

export const searchRoom: Room = {
  routes: ({ catalogs }) => [
    {
      path: paths.search,
      ...inBrowser,
      screen: lazyScreenOf(
        [async () => (await import('../../features/search/search-screen.tsx')).SearchScreen, () => withGlances(catalogs)],
        (SearchScreen, shown) => () => <SearchScreen catalogs={shown} />,
      ),
    },
  ],
};
