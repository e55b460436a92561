import { carefulWrites } from './careful-writes.ts';
import { guestOffer } from './guest-things.ts';
import { refusedKey } from './stored-keys.ts';
import { ownerNow } from './owner.ts';

function refused(): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(refusedKey) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/** The account that is signed in says no, for good. */
export function refuseOffer(): void {
  carefulWrites.setItem(refusedKey, [...new Set([...refused(), ownerNow()])]);
  guestOffer.answered();
}
