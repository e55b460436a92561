/** One value kept in this browser and followed by every tab of it. Nothing of it leaves the browser. */
import { useSyncExternalStore } from 'react';
import { carefulWrites } from './careful-writes.ts';
import { forgetsBy } from './forget-on-device.ts';

interface Known<T> {
  text: string | null;
  value: T;
}

/** Kept under `key`; `parse` makes of any text, also a broken one, what it can. */
export function deviceValue<T>(key: string, parse: (text: string | null) => T) {
  const listeners = new Set<() => void>();
  /** The same object for the same text, as React wants it. */
  let known: Known<T> | undefined;
  /** The memory of a browser that keeps nothing. */
  let unkept: Known<T> | undefined;
  const nothing = parse(null);

  const textOf = (): string | null => {
    if (unkept) return unkept.text;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const read = (): T => {
    const text = textOf();
    if (known?.text !== text) known = { text, value: unkept?.value ?? parse(text) };
    return known.value;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** False where this browser keeps nothing: the value lives until the page is closed. */
  const write = (value: T): boolean => {
    known = { text: JSON.stringify(value), value };
    const isKept = carefulWrites.setItem(key, value);
    unkept = isKept ? undefined : known;
    tell();
    return isKept;
  };
  const forget = () => {
    known = undefined;
    unkept = undefined;
    carefulWrites.removeItem(key);
    tell();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  /** Nothing where there is no browser, and until it has been asked. */
  const useValue = (): T => useSyncExternalStore(subscribe, read, () => nothing);
  forgetsBy(key, forget);
  return { read, write, forget, subscribe, useValue };
}
