import { pathNames } from '../../messages/path-names.ts';
import { paths } from '../../paths.ts';
import { insteadScreen } from '../instead-of-goal.tsx';
import { lazyScreen } from '../lazy-screen.tsx';
import { withOwn } from '../with-own.tsx';
import { loadCompare } from './compare.tsx';
import { inBrowser, open, type Room } from './room.ts';

export const pathRoom: Room = {
  routes: () => [
    {
      path: paths.path,
      ...open,
      screen: lazyScreen(() => import('../../features/path/passport-screen.tsx').then((m) => m.PassportScreen)),
      navigation: pathNames,
    },
    { path: paths.pathDoors, ...open, screen: withOwn(() => import('../../features/path/doors-screen.tsx').then((m) => m.DoorsScreen)) },
    {
      path: paths.pathPlan,
      ...open,
      screen: withOwn(() => import('../../features/path/plan-screen.tsx').then((m) => m.PlanScreen), loadCompare),
    },
    { path: paths.pathHow, ...open, screen: lazyScreen(() => import('../../features/path/how-screen.tsx').then((m) => m.HowScreen)) },
    { path: paths.pathInstead, ...inBrowser, screen: insteadScreen },
  ],
};
