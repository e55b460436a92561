import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { open, type Room } from './room.ts';

export const privacyRoom: Room = {
  routes: () => [
    { path: paths.privacy, ...open, screen: lazyScreen(() => import('../screens/privacy-screen.tsx').then((m) => m.PrivacyScreen)) },
  ],
};
