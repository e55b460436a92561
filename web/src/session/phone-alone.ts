/** Whether this phone is one person's alone, as somebody here has said. The phone's own; until it is said, the phone counts as shared. */
import { useSyncExternalStore } from 'react';
import { carefulWrites } from './careful-writes.ts';
import { aloneKey } from './stored-keys.ts';

/** Undefined where it was not said. */
export type Alone = boolean | undefined;

const listeners = new Set<() => void>();
/** The memory of a browser that keeps nothing. */
let unkept: Alone;

export function isPhoneAlone(): Alone {
  try {
    const said = localStorage.getItem(aloneKey);
    return said === 'true' ? true : said === 'false' ? false : unkept;
  } catch {
    return unkept;
  }
}

export function sayAlone(isAlone: boolean): void {
  unkept = isAlone;
  carefulWrites.setItem(aloneKey, isAlone);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const usePhoneAlone = (): Alone => useSyncExternalStore(subscribe, isPhoneAlone, () => undefined);
