import { targetCatalog, rankedBy } from '../../features/chances/leads-to.ts';
import { paths } from '../../paths.ts';
import { partOfPage } from '../layout/late-notice.tsx';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { inBrowser, open, type Feature } from './feature.ts';

const ClosingRanks = partOfPage(
  lazyScreen<{ id: string }>(() => import('../../features/chances/closing-ranks.tsx').then((m) => m.ClosingRanks)),
);

export const chancesFeature: Feature = {
  routes: ({ withActions }) => [
    {
      path: paths.chances,
      ...open,
      screen: withActions(targetCatalog, 'line', () => import('../../features/chances/chances-screen.tsx').then((m) => m.ChancesScreen)),
    },
    {
      path: paths.myList,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/chances/list/my-list-screen.tsx').then((m) => m.MyListScreen)),
    },
  ],
  below: {
    // After the page, which is drawn by the server without them and does not wait for their code.
    [targetCatalog]: async () => ClosingRanks,
    [rankedBy]: () => import('../../features/chances/chances-link.tsx').then((m) => m.ChancesLink),
  },
};
