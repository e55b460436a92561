/** "Not for me": items of a catalog that somebody does not want to see on this device. Nothing of it leaves the browser. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { useSyncExternalStore } from 'react';
import { carefulWrites } from '../session/careful-writes.ts';

const keyOf = (name: BookmarkType) => `${name}-hidden`;
const listeners = new Set<() => void>();
const none: readonly string[] = [];
/** Also the memory of a browser that keeps nothing. */
const known = new Map<BookmarkType, { text: string | null; ids: readonly string[] }>();

function parse(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : none;
  } catch {
    return none;
  }
}

function readText(name: BookmarkType): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return known.get(name)?.text ?? null;
  }
}

/** The same object while nothing changes, as React wants it. */
function hiddenItems(name: BookmarkType): readonly string[] {
  const text = readText(name);
  const before = known.get(name);
  if (before?.text === text) return before.ids;
  const ids = parse(text);
  known.set(name, { text, ids });
  return ids;
}

function keep(name: BookmarkType, ids: readonly string[]): void {
  known.set(name, { text: JSON.stringify(ids), ids });
  if (ids.length === 0) carefulWrites.removeItem(keyOf(name));
  else carefulWrites.setItem(keyOf(name), ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const hideItem = (name: BookmarkType, id: string): void => {
  keep(name, [...hiddenItems(name).filter((other) => other !== id), id]);
};
export const showItem = (name: BookmarkType, id: string): void => {
  keep(
    name,
    hiddenItems(name).filter((other) => other !== id),
  );
};
export const showAllItems = (name: BookmarkType): void => {
  keep(name, none);
};

/** None where there is no browser, and until it has been asked. */
export function useHiddenItems(name: BookmarkType): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => hiddenItems(name),
    () => none,
  );
}
