import { withSummaries } from '../../catalog/list/shown-catalog.ts';
import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { inBrowser, type Feature } from './feature.ts';

export const searchFeature: Feature = {
  routes: ({ catalogs }) => [
    {
      path: paths.search,
      ...inBrowser,
      screen: lazyScreenOf(
        [async () => (await import('../../features/search/search-screen.tsx')).SearchScreen, () => withSummaries(catalogs)],
        (SearchScreen, shown) => () => <SearchScreen catalogs={shown} />,
      ),
    },
  ],
};
