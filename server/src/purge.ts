/** What is over is removed: ended sessions, counts of tries, mails, links and shared views. Every process may do so at any time. */
import { repeat } from './ops/repeat.ts';
import type { Shared } from './wiring/shared.ts';

const everyHour = 60 * 60_000;
/** Soon after a start, so that a server that is restarted every day still does it, but not all of them at one moment. */
const first = () => 30_000 + Math.random() * 60_000;

export interface Removed {
  sessions: number;
  rateLimits: number;
  mails: number;
  mailTokens: number;
  together: number;
}

type Purged = Pick<Shared, 'sessions' | 'rateLimits' | 'outbox' | 'mailTokens' | 'together'>;

export async function purge({ sessions, rateLimits, outbox, mailTokens, together }: Purged, now = new Date()): Promise<Removed> {
  return {
    sessions: await sessions.removeExpired(),
    rateLimits: await rateLimits.removeEnded(),
    mails: await outbox.removeExpired(),
    mailTokens: await mailTokens.removeExpired(),
    together: await together.removeEnded(now),
  };
}

/** Returns how to stop it. */
export const startPurging = (shared: Purged, onError: (error: unknown) => void): (() => void) =>
  repeat(() => purge(shared), { firstMs: first(), everyMs: everyHour, onError });
