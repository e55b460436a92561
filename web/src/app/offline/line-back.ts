/**
 * What failed, or was put together from a pack, is asked for again when the server answers anything; and with growing pauses after a
 * phone says "online", which it does before a request gets through. Of a server that was away a browser says nothing.
 */
import { onlineManager } from '@tanstack/react-query';
import { isServerAway, onStored } from '../../api/stored-from.ts';
import { loadRetryPause } from '../../messages/keep-trying.ts';
import { listen } from '../../ui/listen.ts';

const atMost = 5;
/** Where one question fails each time and another one is answered, they would call each other back for ever. */
const quietMs = 30_000;

/** Each query's `refetchOnReconnect` says whether it is one of them. */
function askAgain(): void {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
}

export function askAgainWhenBack(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let wasAway = isServerAway();
  let quietUntil = 0;
  const keepAsking = (tries: number) => {
    clearTimeout(timer);
    if (tries > atMost) return;
    timer = setTimeout(() => {
      if (!isServerAway() || !navigator.onLine) return;
      askAgain();
      keepAsking(tries + 1);
    }, loadRetryPause(tries));
  };
  const stopOnline = listen(window, ['online'], () => keepAsking(1));
  const stopKept = onStored(() => {
    const isBack = wasAway && !isServerAway();
    wasAway = isServerAway();
    if (!isBack || Date.now() < quietUntil) return;
    quietUntil = Date.now() + quietMs;
    askAgain();
  });
  return () => {
    clearTimeout(timer);
    stopOnline();
    stopKept();
  };
}
