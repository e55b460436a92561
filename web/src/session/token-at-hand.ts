import { restoreSession, useSession } from './session.ts';

/** Whether there is a token to send: this page's own, else the one another tab has stored and not told us of yet. */
export function hasToken(): boolean {
  if (useSession.getState().token === null) restoreSession();
  return useSession.getState().token !== null;
}
