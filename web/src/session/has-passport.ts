import { passportKey } from './kept-keys.ts';
import { ownedKey, ownerNow } from './owner.ts';

/** Known to every page, while what reads it comes when there is one. */
export function hasPassport(): boolean {
  try {
    return localStorage.getItem(ownedKey(passportKey, ownerNow())) !== null;
  } catch {
    return false;
  }
}
