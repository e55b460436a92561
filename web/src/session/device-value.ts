/** One value of the person here, kept in this browser and followed by every tab of it. Nothing of it leaves the browser. */
import { useSyncExternalStore } from 'react';
import { carefulWrites } from './careful-writes.ts';
import { forgetsBy } from './forget-on-device.ts';
import { onOtherPerson, ownedKey, ownerNow, type Owner } from './owner.ts';

interface ReadText<T> {
  text: string | null;
  value: T;
}

/** Observers: each listener of a key hears of it, whichever of its readers wrote. */
const listening = new Map<string, Set<() => void>>();

function listenersOf(key: string): Set<() => void> {
  const listeners = listening.get(key) ?? new Set();
  listening.set(key, listeners);
  return listeners;
}

export const follow = (key: string) => (listener: () => void) => {
  const listeners = listenersOf(key);
  listeners.add(listener);
  window.addEventListener('storage', listener);
  const stop = onOtherPerson(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    stop();
  };
};

export function textIn(key: string, owner: Owner): string | null {
  try {
    return localStorage.getItem(ownedKey(key, owner));
  } catch {
    return null;
  }
}

/** Kept under `key`, for each person apart; `parse` makes of any text, also a broken one, what it can. */
export function deviceValue<T>(key: string, parse: (text: string | null) => T) {
  const listeners = listenersOf(key);
  /** The same object for the same text, as React wants it. */
  const known = new Map<Owner, ReadText<T>>();
  /** The memory of a browser that keeps nothing. */
  const unkept = new Map<Owner, ReadText<T>>();
  const nothing = parse(null);

  const textOf = (owner: Owner): string | null => {
    const inMemory = unkept.get(owner);
    return inMemory ? inMemory.text : textIn(key, owner);
  };
  const readOf = (owner: Owner): T => {
    const text = textOf(owner);
    const last = known.get(owner);
    if (last && last.text === text) return last.value;
    const value = unkept.get(owner)?.value ?? parse(text);
    known.set(owner, { text, value });
    return value;
  };
  const read = (): T => readOf(ownerNow());
  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** False where this browser keeps nothing: the value lives until the page is closed. */
  const writeOf = (owner: Owner, value: T): boolean => {
    const written = { text: JSON.stringify(value), value };
    known.set(owner, written);
    const isKept = carefulWrites.setItem(ownedKey(key, owner), value);
    if (isKept) unkept.delete(owner);
    else unkept.set(owner, written);
    tell();
    return isKept;
  };
  const forgetOf = (owner: Owner) => {
    known.delete(owner);
    unkept.delete(owner);
    carefulWrites.removeItem(ownedKey(key, owner));
    tell();
  };
  const subscribe = follow(key);
  /** Nothing where there is no browser, and until it has been asked. */
  const useValue = (): T => useSyncExternalStore(subscribe, read, () => nothing);
  forgetsBy(key, forgetOf);
  return {
    read,
    readOf,
    write: (value: T) => writeOf(ownerNow(), value),
    writeOf,
    forget: () => forgetOf(ownerNow()),
    forgetOf,
    subscribe,
    useValue,
  };
}
