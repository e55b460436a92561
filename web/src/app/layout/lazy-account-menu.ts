import { lazyScreen } from '../lazy/lazy-screen.tsx';

/** Only the signed-in have one: visitors do without its code. */
export const LazyAccountMenu = lazyScreen(async () => (await import('./account-menu.tsx')).AccountMenu);
