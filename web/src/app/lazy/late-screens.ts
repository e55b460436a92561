/** Which screens were asked for and have not come, though they were tried for more than once; for those who say so. */
import { useSyncExternalStore } from 'react';

const late = new Map<unknown, number>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function noteLate(screen: unknown, tries: number): void {
  late.set(screen, tries);
  tell();
}

export function cameAtLast(screen: unknown): void {
  if (late.delete(screen)) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How often the one that is tried for longest has been tried; 0 where nothing is late. */
export const useTries = (): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.max(0, ...late.values()),
    () => 0,
  );
