import { forgetOnDevice } from './forget-on-device.ts';

/** Under which the passport lies; known to every page, while what reads it comes when there is one. */
export const passportKey = 'path-passport';
export const planKey = 'path-plan';
/** Whether they stay on this phone after signing out. */
export const keepKey = 'path-keep';

export function hasPassport(): boolean {
  try {
    return localStorage.getItem(passportKey) !== null;
  } catch {
    return false;
  }
}

/** Signing out: the next person at this phone sees nothing of it, unless it was to stay. */
export function forgetPathHere(): void {
  try {
    if (localStorage.getItem(keepKey) === 'true') return;
  } catch {
    // A browser that forbids its storage keeps no wish either.
  }
  forgetOnDevice(passportKey, planKey);
}
