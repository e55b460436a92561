import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { inBrowser, type Feature } from './feature.ts';

export const offlineFeature: Feature = {
  routes: () => [
    {
      path: paths.offline,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/offline/offline-screen.tsx').then((m) => m.OfflineScreen)),
    },
  ],
};
