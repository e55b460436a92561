/** All that lies in this browser of one person, taken up and put back as a whole: where it does not fit, everything stays as it was. */
import { forgetOwner, storedKeysOf } from './forget-on-device.ts';
import { phonesOwn } from './stored-keys.ts';
import { ownedKey, ownerOf, type Owner } from './owner.ts';

/** By plain keys: whose it was does not go along. */
export type StoredValues = Readonly<Record<string, string>>;

export function belongingsOf(owner: Owner): StoredValues {
  const found = storedKeysOf(owner).map((key) => [
    owner === null ? key : key.slice(0, -ownedKey('', owner).length),
    localStorage.getItem(key),
  ]);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** Of anything what may be put back: nothing that is the phone's own, and nothing of an account. */
export function readBelongings(value: unknown): StoredValues | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const good = Object.entries(value).filter(
    (pair): pair is [string, string] =>
      typeof pair[1] === 'string' && /^[a-z][a-z-]{1,60}$/.test(pair[0]) && ownerOf(pair[0]) === null && !phonesOwn.includes(pair[0]),
  );
  return Object.fromEntries(good);
}

function write(owner: Owner, things: StoredValues): boolean {
  forgetOwner(owner);
  try {
    for (const [key, text] of Object.entries(things)) localStorage.setItem(ownedKey(key, owner), text);
    return true;
  } catch {
    return false;
  }
}

/** False where this browser has no room for it. */
export function putBack(owner: Owner, things: StoredValues): boolean {
  const before = belongingsOf(owner);
  const isDone = write(owner, things);
  if (!isDone) write(owner, before);
  // Features that are open look again, as they do when another tab has written.
  if (typeof window !== 'undefined') window.dispatchEvent(new StorageEvent('storage'));
  return isDone;
}
