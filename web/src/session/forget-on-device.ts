/**
 * Forgets what this browser keeps of somebody, at once: what is not known to be the phone's own is a person's and goes by its key alone,
 * offline to fetch the code of the feature that keeps it.
 */
import { carefulWrites } from './careful-writes.ts';
import { phonesOwn } from './stored-keys.ts';
import { ownedKey, ownerOf, type Owner } from './owner.ts';

const ways = new Map<string, (owner: Owner) => void>();

/** How a feature that is here forgets what lies under `key`, and what it remembers of it. */
export function forgetsBy(key: string, forget: (owner: Owner) => void): void {
  ways.set(key, forget);
}

/** Every key of this browser under which something of a person lies. */
function keysOfPeople(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => !phonesOwn.includes(key));
  } catch {
    return [];
  }
}

export const storedKeysOf = (owner: Owner): readonly string[] => keysOfPeople().filter((key) => ownerOf(key) === owner);

/** Those under whose names something lies here. */
export function localOwners(): ReadonlySet<Owner> {
  return new Set(keysOfPeople().map(ownerOf));
}

/** Whether an account that is not here keeps something under this key. */
export const isStoredForOthers = (key: string): boolean => keysOfPeople().some((each) => each.startsWith(ownedKey(key, '')));

/** But for `kept`, which the person wants to find again. */
export function forgetOwner(owner: Owner, kept: readonly string[] = []): void {
  const stays = new Set(kept.map((key) => ownedKey(key, owner)));
  for (const [key, forget] of ways) if (!kept.includes(key)) forget(owner);
  for (const key of storedKeysOf(owner)) if (!stays.has(key)) carefulWrites.removeItem(key);
}
