import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { open, type Room } from './room.ts';

export const privacyRoom: Room = {
  routes: () => [
    { path: paths.privacy, ...open, screen: lazyScreen(async () => (await import('../screens/privacy-screen.tsx')).PrivacyScreen) },
  ],
};
