import { states, stateSlug } from '@disha/contract/taxonomy';
import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { open, type Feature } from './feature.ts';

export const statesFeature: Feature = {
  routes: () => [
    {
      path: paths.states,
      ...open,
      screen: lazyScreen(() => import('../../features/states/states-screen.tsx').then((m) => m.StatesScreen)),
    },
    {
      path: `${paths.states}/:slug`,
      ...open,
      screen: lazyScreen(() => import('../../features/states/state-screen.tsx').then((m) => m.StateScreen)),
      // A browser has no use for them.
      addresses: import.meta.env.SSR ? states.map((name) => paths.state(stateSlug(name))) : undefined,
    },
  ],
};
