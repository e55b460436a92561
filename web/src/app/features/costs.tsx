import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { open, type Feature } from './feature.ts';

export const costsFeature: Feature = {
  routes: () => [
    {
      path: paths.costs,
      ...open,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/costs/costs-screen.tsx')).CostsScreen,
          async () => (await import('../../features/path/plan/use-planned.ts')).usePlannedWays,
        ],
        (CostsScreen, usePlannedWays) => () => <CostsScreen usePlanned={usePlannedWays} />,
      ),
    },
  ],
};
