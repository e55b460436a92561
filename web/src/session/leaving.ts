/** What goes from this browser with the person it belongs to. */
import { forgetOwner, localOwners } from './forget-on-device.ts';
import { keepKey, detailsKey, placeKey, planKey } from './stored-keys.ts';
import { ownedKey, type Owner } from './owner.ts';

const waiting: readonly string[] = [detailsKey, planKey, keepKey];

/** Whether somebody wants to find details and plan again when they sign in here the next time. */
function wantsThemKept(owner: Owner): boolean {
  try {
    return localStorage.getItem(ownedKey(keepKey, owner)) === 'true';
  } catch {
    // A browser that forbids its storage keeps no wish either.
    return false;
  }
}

/** What of somebody's stays here when they sign out. */
export const waitingFor = (owner: Owner): readonly string[] => (wantsThemKept(owner) ? waiting : []);

/** Signing out: nothing of theirs is here for the next one, and what was to wait for them is shown only to them. */
export function forgetLeaving(owner: Owner): void {
  forgetOwner(owner, waitingFor(owner));
}

/** A place on a page in two languages is no person's. */
const tabsOwn: readonly string[] = [placeKey];

/** What this tab remembers beside what lies on the device: words typed and not written yet, forms that were left. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (!tabsOwn.includes(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids it remembers nothing.
  }
}

/** Somebody signs in: those whose session ended without a word are not coming back to this phone. */
export function forgetOthers(now: Owner): void {
  for (const owner of localOwners()) if (owner !== null && owner !== now) forgetLeaving(owner);
}
