import { carefulWrites } from './careful-writes.ts';
import { ownedKey } from './owner.ts';

/**
 * Earlier versions kept what several people had made under one key and named the owners inside. `ownersIn` takes that apart, the guest's
 * under null; what is already kept apart is left alone.
 */
export function giveToOwners(key: string, ownersIn: (kept: unknown) => ReadonlyMap<string | null, unknown>): void {
  try {
    const all = ownersIn(JSON.parse(localStorage.getItem(key) ?? 'null'));
    if ([...all.keys()].every((owner) => owner === null)) return;
    for (const [owner, value] of all)
      if (owner !== null && localStorage.getItem(ownedKey(key, owner)) === null) carefulWrites.setItem(ownedKey(key, owner), value);
    if (all.has(null)) carefulWrites.setItem(key, all.get(null));
    else carefulWrites.removeItem(key);
  } catch {
    // No storage, or nothing in it that can be read.
  }
}
