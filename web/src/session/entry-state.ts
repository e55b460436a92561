/**
 * What stands in a form or was unfolded in a list, kept for its entry of the browser's history: Back brings it as it was left. Never in
 * the address; in this tab alone, and each person's apart.
 */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { onOtherPerson, type Owner } from './owner.ts';
import { useUser } from './session.ts';
import { usePagePlace } from './use-place.ts';

const storageKey = 'entries-left';
/** Bound: no reader goes further back and expects to find a form there. */
const mostEntries = 30;
/** The entry a document begins with has no key of its own. */
const firstEntry = 'default';

type EntryFields = Map<string, unknown>;
const entries = new Map<string, EntryFields>(readLeft());

const entryOf = (owner: Owner, key: string) => `${owner ?? ''}/${key}`;

function recall(entry: string, name: string): { value: unknown } | undefined {
  const fields = entries.get(entry);
  return fields?.has(name) === true ? { value: fields.get(name) } : undefined;
}

function remember(entry: string, name: string, value: unknown): void {
  const fields = entries.get(entry) ?? new Map<string, unknown>();
  fields.set(name, value);
  // The last one used stands last.
  entries.delete(entry);
  entries.set(entry, fields);
  for (const oldest of entries.keys()) {
    if (entries.size <= mostEntries) break;
    entries.delete(oldest);
  }
}

/** Of a person who has left. */
export function forgetEntries(owner: Owner): void {
  for (const entry of entries.keys()) if (entry.startsWith(entryOf(owner, ''))) entries.delete(entry);
  comeBack();
}

/** A phone may throw a page away that is out of sight; then it is loaded again where it was. */
function readLeft(): readonly (readonly [string, EntryFields])[] {
  try {
    const left = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, [string, unknown][]][];
    sessionStorage.removeItem(storageKey);
    const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isNewVisit = first === undefined || first.type === 'navigate';
    return left
      .filter(([entry]) => !isNewVisit || !entry.endsWith(`/${firstEntry}`))
      .map(([entry, fields]) => [entry, new Map(fields)] as const);
  } catch {
    return [];
  }
}

function leave(): void {
  try {
    const left = [...entries].map(([entry, fields]) => [entry, [...fields]]);
    if (left.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(left));
  } catch {
    // No storage, or a full one: the page remembers as long as it is there.
  }
}

/** What lies outside of the page's own memory lies there no longer than it must. */
function comeBack(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then nothing is there.
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else comeBack();
  });
  onOtherPerson((_, before) => {
    if (before !== null) forgetEntries(before);
  });
}

type Change<T> = T | ((before: T) => T);

/** As `useState`, for one thing of a screen: `name` tells it from the others there. What is set must be plain data. */
export function useEntryState<T>(name: string, initial: T | (() => T)): [T, (next: Change<T>) => void] {
  const { key } = useLocation();
  const owner = useUser()?._id ?? null;
  const entry = entryOf(owner, key);
  const slot = `${entryOf(owner, usePagePlace())}/${name}`;
  const begin = () => {
    const kept = recall(entry, name);
    if (kept) return kept.value as T;
    return typeof initial === 'function' ? (initial as () => T)() : initial;
  };
  const [held, setHeld] = useState(() => ({ slot, value: begin() }));
  // The same screen at another place of the history, or before another person.
  const shown = held.slot === slot ? held : { slot, value: begin() };
  if (shown !== held) setHeld(shown);
  useLayoutEffect(() => {
    remember(entry, name, shown.value);
  }, [entry, name, shown.value]);
  const set = useCallback((next: Change<T>) => {
    setHeld((before) => ({ ...before, value: typeof next === 'function' ? (next as (value: T) => T)(before.value) : next }));
  }, []);
  return [shown.value, set];
}

/** A `<details>` that Back brings as open as it was left: its `open` and `onToggle`. */
export function useEntryFold(name: string, initial = false) {
  const [open, setOpen] = useEntryState(`fold ${name}`, initial);
  return { open, onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => setOpen(currentTarget.open) };
}

/** The same for what keeps its own state, as a library's form does: read when it begins, written as it changes. */
export function useEntryMemory<T>(name: string): { recall: () => T | undefined; remember: (value: T) => void; forget: () => void } {
  const { key } = useLocation();
  const entry = entryOf(useUser()?._id ?? null, key);
  const now = useRef(entry);
  useLayoutEffect(() => {
    now.current = entry;
  });
  return useMemo(
    () => ({
      recall: () => recall(now.current, name)?.value as T | undefined,
      remember: (value: T) => remember(now.current, name, value),
      forget: () => void entries.get(now.current)?.delete(name),
    }),
    [name],
  );
}
