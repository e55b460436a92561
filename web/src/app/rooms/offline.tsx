import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { inBrowser, type Room } from './room.ts';

export const offlineRoom: Room = {
  routes: () => [
    {
      path: paths.offline,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/offline/offline-screen.tsx').then((m) => m.OfflineScreen)),
    },
  ],
};
