import { paths } from '../../paths.ts';
import { homeScreen } from '../lazy/coming-back.tsx';
import { open, type Feature } from './feature.ts';

export const homeFeature: Feature = { routes: () => [{ path: paths.home, ...open, screen: homeScreen }] };
