/**
 * The worker that keeps pages for a journey without a network. It comes last of all: after the page, in a quiet moment. What belongs to it
 * is loaded only where it is at work, from what it keeps.
 */
import { offered } from '../offline/offered.ts';

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

const begin = (registers = false) => import('../offline/begin.tsx').then((side) => side.startOffline(registers)).catch(() => undefined);

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered.install = event;
});

/** Before the first screen is drawn: what the network does not answer may be answered here. */
export const activeWorker = (): Promise<void> | undefined => (serviceWorker?.controller ? begin() : undefined);

/** After the page is drawn: by then it is read, and nothing of it is on its way. */
const quietMs = 4000;

/** As the last thing a page does. */
export function keepWorker(): void {
  if (import.meta.env.PROD && serviceWorker) setTimeout(() => void begin(true), quietMs);
}
