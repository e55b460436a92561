import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { inBrowser, type Room } from './room.ts';

export const decideRoom: Room = {
  routes: () => [
    { path: paths.decide, ...inBrowser, screen: lazyScreen(async () => (await import('../decide-screens.tsx')).decideScreen()) },
    {
      path: paths.decideReport,
      ...inBrowser,
      screen: lazyScreen(async () => (await import('../decide-screens.tsx')).paperReportScreen()),
    },
    // What opens it stands behind the # of its address: nobody but this browser may draw it.
    { path: paths.together(':id'), ...inBrowser, screen: lazyScreen(async () => (await import('../decide-screens.tsx')).togetherScreen()) },
  ],
};
