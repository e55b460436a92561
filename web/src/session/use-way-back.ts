/** Where somebody goes after signing in or up: where the address says, else where they came from, else home. */
import { use } from 'react';
import { useLocation } from 'react-router';
import { comeBackTo, type ComeBack } from './require-session.tsx';
import { signInPath, OwnPagesContext } from './way-back.ts';

/** One slash, then neither a second one nor a backslash, which browsers read as one; no query, no fragment, nothing unseen. */
const plainPath = /^\/(?![/\\])[\w\-.~%/]*$/;
const doors = '/auth/';

/** What an address names as the next page: a path of ours, which is no door itself; anything else is as if it were not there. */
export function nextAddress(search: string, isOwnPage: (pathname: string) => boolean): string | null {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !plainPath.test(next) || next.includes('//') || next.split('/').some((part) => part === '.' || part === '..'))
    return null;
  return isOwnPage(next) && !next.startsWith(doors) ? next : null;
}

interface WayBack {
  to: string;
  /** What the screen there is told. */
  state: object | undefined;
  /** Named by the address. */
  next: string | null;
  /** Another door, which leads to the same place. */
  through: (page: string) => string;
}

export function useWayBack(): WayBack {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const next = nextAddress(search, use(OwnPagesContext));
  const then = typeof state === 'object' && state !== null ? (state as ComeBack).then : undefined;
  return {
    to: next ?? comeBackTo(state),
    state: next === null && typeof then === 'object' ? then : undefined,
    next,
    through: (page) => (next === null ? page : signInPath(page, next)),
  };
}
