import type { BookmarkType } from '@disha/contract/bookmarks';
import { useSyncExternalStore } from 'react';
import type { SavedFilters } from './filters.ts';
import { carefulWrites } from '../session/careful-writes.ts';

export type CatalogName = BookmarkType;

const keyOf = (name: CatalogName) => `${name}-filters`;
const listeners = new Set<() => void>();
/** The text last parsed and what it gave: the same object for the same text, as React wants it. */
const parsed = new Map<CatalogName, { text: string | null; value: SavedFilters | null }>();

function readText(name: CatalogName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function parseSaved(text: string | null): SavedFilters | null {
  if (text === null) return null;
  try {
    const { values, profile } = JSON.parse(text) as Partial<Record<keyof SavedFilters, unknown>>;
    if (typeof values !== 'object' || values === null || typeof profile !== 'string') return null;
    const words = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
    return { values: Object.fromEntries(words), profile };
  } catch {
    return null;
  }
}

export function savedFilters(name: CatalogName): SavedFilters | null {
  const text = readText(name);
  const known = parsed.get(name);
  if (known?.text === text) return known.value;
  const value = parseSaved(text);
  parsed.set(name, { text, value });
  return value;
}

export function saveFilters(name: CatalogName, filters: SavedFilters): void {
  carefulWrites.setItem(keyOf(name), filters);
  for (const listener of listeners) listener();
}

export function forgetFilters(...names: readonly CatalogName[]): void {
  for (const name of names) carefulWrites.removeItem(keyOf(name));
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

/** null where there is no browser, and until it has been asked. */
export function useSavedFilters(name: CatalogName): SavedFilters | null {
  return useSyncExternalStore(
    subscribe,
    () => savedFilters(name),
    () => null,
  );
}
