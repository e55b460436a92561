/** Forgets what this browser keeps, at once: a value whose code is not here goes by its key alone, without waiting for a line. */
import { carefulWrites } from './careful-writes.ts';

const ways = new Map<string, () => void>();

/** How a room that is here forgets what lies under `key`, and what it remembers of it. */
export function forgetsBy(key: string, forget: () => void): void {
  ways.set(key, forget);
}

export function forgetOnDevice(...keys: readonly string[]): void {
  for (const key of keys) (ways.get(key) ?? (() => carefulWrites.removeItem(key)))();
}
