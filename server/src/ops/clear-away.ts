/**
 * Clears away what loading has left behind: once the catalogs are read, and once the closing ranks are. The engine would do so by and
 * by, and keep the room until then; reading a catalog of tens of thousands leaves as much behind as the process needs ever after. From
 * then on the engine tidies up sooner than it would by itself, for less memory: at each 30 % more, since at 15 a request for every
 * verdict costs half as much again. While loading, that alone would take a seventh of a start. What a start does behind its first
 * answers leaves another 10 MB: it is cleared away once more when that has come to rest. Then what stays is moved together, too, as the
 * engine does with its emptiest pages alone: 6 MB, for a pause that is a third longer, once.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export function clearAway(): void {
  setFlagsFromString('--heap-growing-percent=30');
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/** Behind the last of what a start does; longer than it takes on a slow machine, and no reason to stay for. */
const restMs = 5000;

function moveTogether(): void {
  setFlagsFromString('--compact-on-every-full-gc');
  clearAway();
  setFlagsFromString('--no-compact-on-every-full-gc');
}

export function clearAwayAtRest(): void {
  clearAway();
  setTimeout(moveTogether, restMs).unref();
}
