import { leadsTo, rankedBy } from '../../features/chances/leads-to.ts';
import { paths } from '../../paths.ts';
import { partOfPage } from '../layout/late-notice.tsx';
import { lazyScreen } from '../lazy-screen.tsx';
import { inBrowser, open, type Room } from './room.ts';

const ClosingRanks = partOfPage(
  lazyScreen<{ id: string }>(() => import('../../features/chances/closing-ranks.tsx').then((m) => m.ClosingRanks)),
);

export const chancesRoom: Room = {
  routes: ({ withActions }) => [
    {
      path: paths.chances,
      ...open,
      screen: withActions(leadsTo, 'line', () => import('../../features/chances/chances-screen.tsx').then((m) => m.ChancesScreen)),
    },
    {
      path: paths.myList,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/chances/list/my-list-screen.tsx').then((m) => m.MyListScreen)),
    },
  ],
  below: {
    // After the page, which is drawn by the server without them and does not wait for their code.
    [leadsTo]: async () => ClosingRanks,
    [rankedBy]: () => import('../../features/chances/chances-link.tsx').then((m) => m.ChancesLink),
  },
};
