/** Sees whether something waits for the network, by its keys alone: what sends it is fetched only then. */
import type { QueryClient } from '@tanstack/react-query';
import { waitingBookmarksKey } from '../../session/phone-waiting.ts';
import { follow, textIn } from '../../session/device-value.ts';
import { planKey, quizKey } from '../../session/stored-keys.ts';

const keys = [quizKey, planKey, waitingBookmarksKey];
/** A server that was away is asked again so often, ever more seldom. */
const tries = { firstMs: 5_000, mostMs: 120_000 };
/** Who is writing is not done yet. */
const quietMs = 500;

const isWaiting = (userId: string): boolean =>
  textIn(quizKey, userId)?.includes('"waits":true') === true ||
  textIn(planKey, userId)?.includes('"isKept":false') === true ||
  textIn(waitingBookmarksKey, userId)?.includes('"action"') === true;

export function watchWaiting(queryClient: QueryClient, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = tries.firstMs;
  let isOver = false;
  let isSending = false;
  const after = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void send(), ms);
  };
  const send = async () => {
    if (isOver || isSending || !isWaiting(userId)) return;
    isSending = true;
    const left = await import('./send.ts').then(({ sendWaiting }) => sendWaiting(queryClient, userId)).catch(() => 1);
    isSending = false;
    if (left === undefined || left === 0) {
      pauseMs = tries.firstMs;
      return;
    }
    after(pauseMs);
    pauseMs = Math.min(2 * pauseMs, tries.mostMs);
  };
  const soon = () => {
    if (!isSending) after(quietMs);
  };
  const atOnce = () => {
    pauseMs = tries.firstMs;
    soon();
  };
  const stops = keys.map((key) => follow(key)(soon));
  window.addEventListener('online', atOnce);
  soon();
  return () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', atOnce);
    for (const stop of stops) stop();
  };
}
