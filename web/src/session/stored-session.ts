import type { User } from '@disha/contract/user';
import { carefulWrites } from './careful-writes.ts';
import { authStoreKey } from './stored-keys.ts';

export interface StoredSession {
  user: User | null;
  token: string | null;
  isAuthenticated: boolean;
}

/** What lies in the browser may be old, edited or broken: only a whole session counts. */
export function readStored(value: unknown): StoredSession {
  const nobody: StoredSession = { user: null, token: null, isAuthenticated: false };
  if (typeof value !== 'object' || value === null) return nobody;
  const { user, token } = value as Partial<Record<keyof StoredSession, unknown>>;
  if (typeof token !== 'string' || token === '') return nobody;
  if (typeof user !== 'object' || user === null || typeof (user as Partial<User>).email !== 'string') return nobody;
  return { user: user as User, token, isAuthenticated: true };
}

/** A browser that forbids storage still lets a person sign in, for as long as the page is open. */
export function readSession(): StoredSession {
  try {
    const { state } = JSON.parse(localStorage.getItem(authStoreKey) ?? '{}') as { state?: unknown };
    return readStored(state);
  } catch {
    return readStored(null);
  }
}

export function writeSession({ user, token, isAuthenticated }: StoredSession): void {
  carefulWrites.setItem(authStoreKey, { state: { user, token, isAuthenticated }, version: 0 });
}
