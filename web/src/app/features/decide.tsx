import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { inBrowser, type Feature } from './feature.ts';

/** Asked for at one place: each would be written into every page. */
const screens = () => import('../screens/decide-screens.tsx');

export const decideFeature: Feature = {
  routes: () => [
    { path: paths.decide, ...inBrowser, screen: lazyScreen(async () => (await screens()).decideScreen()) },
    {
      path: paths.decideReport,
      ...inBrowser,
      screen: lazyScreen(async () => (await screens()).paperReportScreen()),
    },
    // What opens it stands behind the # of its address: only this browser may draw it.
    { path: paths.together(':id'), ...inBrowser, screen: lazyScreen(async () => (await screens()).togetherScreen()) },
  ],
};
