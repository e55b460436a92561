import { paths } from '../../paths.ts';
import { lazyScreenOf } from '../lazy-screen.tsx';
import { open, type Room } from './room.ts';

export const costsRoom: Room = {
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
