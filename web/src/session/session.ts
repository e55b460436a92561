import type { LoginBody, RegisterBody, SessionData } from '@disha/contract/auth';
import type { ChangePasswordBody, ProfileBody } from '@disha/contract/profile';
import type { User } from '@disha/contract/user';
import { create } from 'zustand';
import { ApiError, isApiError, type Fallback } from '../api/api-error.ts';
import { call, callWithMessage, registerSession } from '../api/call.ts';
import { sessionTexts } from '../messages/session.ts';
import { listen } from '../ui/listen.ts';
import { runSignOutHooks } from './on-sign-out.ts';
import { authStoreKey } from './stored-keys.ts';
import { readSession, writeSession, type StoredSession } from './stored-session.ts';

type GoogleResult = { requiresProfileCompletion: boolean } & ({ success: true; message: string } | { success: false; error: unknown });

interface Session extends StoredSession {
  /** The stored token is being checked. */
  isLoading: boolean;
  /** The server ended the session: the sign-in page says so. */
  hasExpired: boolean;
  /** The person signed out here, on purpose. */
  hasLeft: boolean;
  /** The person signed in here, in this page, to an account that was there before. */
  hasSignedIn: boolean;
}

const signedOut: StoredSession = { user: null, token: null, isAuthenticated: false };
const signedIn = ({ user, token }: SessionData): Partial<Session> => ({
  user,
  token,
  isAuthenticated: true,
  hasExpired: false,
  hasLeft: false,
});

/** Nothing is read before startSession(): the same tree is also rendered where there is no browser. */
export const useSession = create<Session>()(() => ({
  ...signedOut,
  isLoading: false,
  hasExpired: false,
  hasLeft: false,
  hasSignedIn: false,
}));

const state = () => useSession.getState();
const set = (next: Partial<Session>) => {
  useSession.setState(next);
  writeSession(state());
};

/** As this browser holds it now: another tab may have written since. */
export function restoreSession(): void {
  useSession.setState(readSession());
}

type Expired = () => void;
let whenExpired: Expired = () => undefined;

/** The router says here how to get to the sign-in page. */
export function onSessionExpired(go: Expired): () => void {
  whenExpired = go;
  return () => {
    whenExpired = () => undefined;
  };
}

registerSession({
  token: () => state().token,
  unauthorized: (token) => {
    // A late answer to a token that has been replaced since says nothing about the new one.
    if (state().token !== token) return;
    set({ ...signedOut, hasExpired: true, hasSignedIn: false });
    whenExpired();
  },
});

/** Restores the stored session, checks it with the server, and follows other tabs. Called once, in the browser. */
export function startSession(): () => void {
  restoreSession();
  void initialise();
  return listen(window, ['storage'], (event) => {
    const { key } = event as StorageEvent;
    if (key === authStoreKey || key === null) restoreSession();
  });
}

export async function initialise(): Promise<void> {
  const { token } = state();
  if (token === null) return;
  set({ isLoading: true });
  try {
    const { user } = await call('GET /auth/profile', { fallback: (locale) => sessionTexts.in(locale).profileFailed });
    if (state().token === token) set(signedIn({ user, token }));
  } catch (error) {
    console.warn('Stored session could not be checked:', error instanceof Error ? error.message : error);
    // On a train without network no person is signed out; only the server's word ends a session.
    if (isApiError(error) && error.status === 401 && state().token === token) set({ ...signedOut, hasExpired: true });
  } finally {
    set({ isLoading: false });
  }
}

/** Throws an ApiError whose message the form shows. */
export async function login(body: LoginBody): Promise<User> {
  const data = await call('POST /auth/login', { body, fallback: (locale) => sessionTexts.in(locale).loginFailed });
  set({ ...signedIn(data), hasSignedIn: true });
  return data.user;
}

export async function register(body: RegisterBody): Promise<User> {
  const data = await call('POST /auth/register', { body, fallback: (locale) => sessionTexts.in(locale).registerFailed });
  set(signedIn(data));
  return data.user;
}

/** Never throws for what the server says: the screen shows `message`, or puts `error` into words. */
export async function loginWithGoogle(credential: string): Promise<GoogleResult> {
  const fallback: Fallback = (locale) => sessionTexts.in(locale).googleFailed;
  const failed = (error: unknown): GoogleResult => ({ success: false, error, requiresProfileCompletion: false });
  try {
    const answer = await callWithMessage('POST /auth/google', { body: { credential }, fallback });
    const { user, token, requiresProfileCompletion }: Partial<typeof answer.data> = answer.data;
    if (!user || !token) return failed(new ApiError({ code: 'bad_credentials', status: 0, fallback }));
    set({ ...signedIn({ user, token }), hasSignedIn: true });
    return { success: true, message: answer.message, requiresProfileCompletion: requiresProfileCompletion === true };
  } catch (error) {
    return failed(error);
  }
}

/**
 * For /auth/* calls of a signed-in person. They report a 401 like any other answer, but one that says the session is
 * over ends it here too: otherwise this browser would go on showing somebody whom the server no longer knows.
 */
export async function asStudent<T>(ask: () => Promise<T>): Promise<T> {
  const { token } = state();
  try {
    return await ask();
  } catch (error) {
    if (isApiError(error, 'unauthenticated') && state().token === token) set({ ...signedOut, hasExpired: true });
    throw error;
  }
}

/** The user and token that PUT /auth/profile returns replace ours. */
export async function updateProfile(body: ProfileBody, fallback: Fallback): Promise<void> {
  const before = state().token;
  const data = await asStudent(() => call('PUT /auth/profile', { body, fallback }));
  // Signed out meanwhile, here or in another tab: the person is not brought back.
  if (state().token === before) set(signedIn(data));
}

/** Every session ends on the server; this browser goes on under the new token. */
export async function changePassword(body: ChangePasswordBody, fallback: Fallback): Promise<void> {
  const before = state().token;
  const data = await asStudent(() => call('POST /auth/change-password', { body, fallback }));
  if (state().token === before) set(signedIn(data));
}

/**
 * The server is told first, so that the token dies there too, but not waited for: with or offline, and whatever becomes of this
 * page in the next moment, nothing of the person is here any more when this returns to the caller.
 */
export async function logout(): Promise<void> {
  // On its way with the token it was called with, also when the page is left at once.
  const told = state().token === null ? undefined : call('POST /auth/logout', { timeoutMs: 5000, outlivesPage: true });
  forgetSession();
  try {
    await told;
  } catch (error) {
    console.warn('Logout:', error instanceof Error ? error.message : error);
  }
}

/** The local half of signing out; also after the account itself is gone. */
export function forgetSession(): void {
  const left = state().user?._id;
  // Who is here first: what is drawn anew in between is the guest's.
  set({ ...signedOut, hasExpired: false, hasLeft: true, hasSignedIn: false });
  if (left !== undefined) runSignOutHooks(left);
}

export function useUser(): User | null {
  return useSession((session) => session.user);
}

export function useIsSignedIn(): boolean {
  return useSession((session) => session.isAuthenticated);
}

export function useHasExpired(): boolean {
  return useSession((session) => session.hasExpired);
}

export function useHasSignedIn(): boolean {
  return useSession((session) => session.hasSignedIn && session.isAuthenticated);
}

export function useHasLeft(): boolean {
  return useSession((session) => session.hasLeft);
}
