import { leadsTo, rankedBy } from '../../features/chances/leads-to.ts';
import { paths } from '../../paths.ts';
import { partOfPage } from '../layout/late-notice.tsx';
import { lazyScreen } from '../lazy-screen.tsx';
import { inBrowser, open, type Room } from './room.ts';

const ClosingRanks = partOfPage(
  lazyScreen<{ id: string }>(async () => (await import('../../features/chances/closing-ranks.tsx')).ClosingRanks),
);

export const chancesRoom: Room = {
  routes: ({ withActions }) => [
    {
      path: paths.chances,
      ...open,
      screen: withActions(leadsTo, 'line', async () => (await import('../../features/chances/chances-screen.tsx')).ChancesScreen),
    },
    {
      path: paths.myList,
      ...inBrowser,
      screen: lazyScreen(async () => (await import('../../features/chances/list/my-list-screen.tsx')).MyListScreen),
    },
  ],
  below: {
    // After the page, which is drawn by the server without them and does not wait for their code.
    [leadsTo]: async () => ClosingRanks,
    [rankedBy]: async () => (await import('../../features/chances/chances-link.tsx')).ChancesLink,
  },
};
