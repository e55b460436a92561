/**
 * Whose a thing is that lies in this browser: an account's, by its id behind the key, or the guest's, under the plain key. Nothing passes
 * from one to another unless somebody says so (app/guest-offer).
 */
import { useSession } from './session.ts';

/** The id of an account; null is the guest: the person at this phone without one. */
export type Owner = string | null;

const sign = '@';

export const ownerNow = (): Owner => useSession.getState().user?._id ?? null;

export const ownedKey = (key: string, owner: Owner): string => (owner === null ? key : `${key}${sign}${owner}`);

export function ownerOf(key: string): Owner {
  const at = key.lastIndexOf(sign);
  return at < 0 ? null : key.slice(at + 1);
}

/** Runs when another person is here, or none: signed in, signed out, ended by the server, or done so in another tab. */
export function onOtherPerson(changed: (now: Owner, before: Owner) => void): () => void {
  return useSession.subscribe(({ user: now }, { user: before }) => {
    if (now?._id !== before?._id) changed(now?._id ?? null, before?._id ?? null);
  });
}
