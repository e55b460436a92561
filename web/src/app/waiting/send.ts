/** What an account's person did offline is sent once there is one: feature by feature, and nothing to anybody else's account. */
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { sendBookmarks } from '../../features/bookmarks/send-bookmarks.ts';
import { waitingBookmarks } from '../../features/bookmarks/waiting-bookmarks.ts';
import { waitingPlan } from '../../features/path/plan/send-plan.ts';
import { waitingResults } from '../../features/quiz/waiting-results.ts';
import { currentLocale } from '../../messages/locale.ts';
import { waitingTexts } from '../../messages/waiting.ts';
import { ownerNow } from '../../session/owner.ts';
import { hasToken } from '../../session/token-at-hand.ts';
import { toast } from '../../ui/toast.ts';

const features: readonly { count: (userId: string) => number; send: (queryClient: QueryClient, userId: string) => Promise<void> }[] = [
  waitingResults,
  { count: waitingBookmarks.count, send: sendBookmarks },
  waitingPlan,
];

const countOf = (userId: string) => features.reduce((sum, feature) => sum + feature.count(userId), 0);

/** In one tab at a time, where the browser can say so; elsewhere the server takes the same thing twice without doubling it. */
async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  await locks.request('disha-waiting', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** How many wait still; undefined where they are of another person than the one here. */
export async function sendWaiting(queryClient: QueryClient, userId: string): Promise<number | undefined> {
  const isHere = () => ownerNow() === userId && hasToken();
  await alone(async () => {
    const before = countOf(userId);
    for (const feature of features) {
      if (!isHere()) return;
      if (feature.count(userId) === 0) continue;
      await feature.send(queryClient, userId).catch((error: unknown) => {
        // Who is away is tried again; what a server refuses waits for the page of its feature to say so.
        if (!isApiError(error)) throw error;
      });
    }
    const sent = before - countOf(userId);
    if (sent > 0 && isHere()) toast.success((await waitingTexts.load(currentLocale().locale)).sent(sent));
  });
  return isHere() ? countOf(userId) : undefined;
}
