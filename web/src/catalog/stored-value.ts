/** One value a catalog, kept in this browser and followed by every tab of it. Nothing of it leaves the browser. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { useSyncExternalStore } from 'react';
import { carefulWrites } from '../session/careful-writes.ts';

interface Known<T> {
  text: string | null;
  value: T;
}

/** Kept under `<catalog>-<suffix>`; `parse` makes of any text, also a broken one, what it can. */
export function storedValue<T>(suffix: string, parse: (text: string | null) => T) {
  const listeners = new Set<() => void>();
  /** The same object for the same text, as React wants it; and the memory of a browser that keeps nothing. */
  const known = new Map<BookmarkType, Known<T>>();
  const nothing = parse(null);
  const keyOf = (name: BookmarkType) => `${name}-${suffix}`;

  const textOf = (name: BookmarkType): string | null => {
    try {
      return localStorage.getItem(keyOf(name));
    } catch {
      return known.get(name)?.text ?? null;
    }
  };
  const read = (name: BookmarkType): T => {
    const text = textOf(name);
    const before = known.get(name);
    if (before?.text === text) return before.value;
    const value = parse(text);
    known.set(name, { text, value });
    return value;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (name: BookmarkType, value: T) => {
    known.set(name, { text: JSON.stringify(value), value });
    carefulWrites.setItem(keyOf(name), value);
    tell();
  };
  const forget = (...names: readonly BookmarkType[]) => {
    for (const name of names) {
      known.delete(name);
      carefulWrites.removeItem(keyOf(name));
    }
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
  const useStored = (name: BookmarkType): T =>
    useSyncExternalStore(
      subscribe,
      () => read(name),
      () => nothing,
    );
  return { read, write, forget, useStored };
}
