import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { open, type Feature } from './feature.ts';

export const privacyFeature: Feature = {
  routes: () => [
    { path: paths.privacy, ...open, screen: lazyScreen(() => import('../screens/privacy-screen.tsx').then((m) => m.PrivacyScreen)) },
  ],
};
