import { paths } from '../../paths.ts';
import { homeScreen } from '../coming-back.tsx';
import { open, type Room } from './room.ts';

export const homeRoom: Room = { routes: () => [{ path: paths.home, ...open, screen: homeScreen }] };
