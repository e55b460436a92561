import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { Redirect } from '../ui/redirect.tsx';
import { useHasLeft, useIsSignedIn } from './session.ts';

/** What the sign-in page finds in the router's state. */
export interface ComeBack {
  from?: string;
  /** What the person wanted to do, as a sentence. */
  why?: string;
  /** Told to the screen that it leads back to. */
  then?: object;
}

/**
 * Shows its children to the signed-in; others go to sign in, and the way back is remembered. A person who signs out on this
 * very page has not been sent away but wants to leave: they go home.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const signedIn = useIsSignedIn();
  const hasLeft = useHasLeft();
  const [cameSignedIn] = useState(signedIn);
  const { pathname, search } = useLocation();
  if (!signedIn && cameSignedIn && hasLeft) return <Redirect to={paths.home} />;
  if (!signedIn) return <Redirect to={paths.login} state={{ from: pathname + search } satisfies ComeBack} />;
  return children;
}

/** The sentence that says why somebody was sent to sign in. */
export function reasonToSignIn(state: unknown): string | undefined {
  const why = typeof state === 'object' && state !== null ? (state as ComeBack).why : undefined;
  return typeof why === 'string' && why !== '' ? why : undefined;
}

const here = 'https://here.invalid';

/** Where to go after signing in: where the person came from, else home. Only addresses of our own count, as a browser reads them. */
export function comeBackTo(state: unknown): string {
  const from = typeof state === 'object' && state !== null ? (state as ComeBack).from : undefined;
  if (typeof from !== 'string' || !from.startsWith('/')) return paths.home;
  try {
    const { origin, pathname, search, hash } = new URL(from, here);
    // A path that begins with two slashes would be read as another host.
    return origin === here && !pathname.startsWith('//') ? pathname + search + hash : paths.home;
  } catch {
    return paths.home;
  }
}
