import { detailsKey, planKey, quizKey, trayKey } from './stored-keys.ts';
import { ownedKey, ownerNow, type Owner } from './owner.ts';

function isKept(key: string, owner: Owner): boolean {
  try {
    return localStorage.getItem(ownedKey(key, owner)) !== null;
  } catch {
    return false;
  }
}

/** Known to every page, while what reads it comes when there is one. */
export const hasDetails = (): boolean => isKept(detailsKey, ownerNow());

/** The same of what is chosen to be compared. */
export const hasTray = (): boolean => isKept(trayKey, ownerNow());

/** Whether the person at this browser has begun something that they can go on with. */
export const hasBegun = (owner: Owner): boolean => isKept(planKey, owner) || isKept(quizKey, owner);
