/** How late the loop of events is: how long a request waits before anybody looks at it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { repeat } from './repeat.ts';

const resolutionMs = 10;
const everyMs = 1000;

interface LoopDelay {
  /** In milliseconds, as it was at the last two looks, whichever was less: one long turn is no crowd. */
  current: () => number;
  stop: () => void;
}

export function watchLoopDelay(): LoopDelay {
  const turns = monitorEventLoopDelay({ resolution: resolutionMs });
  turns.enable();
  let before = 0;
  let last = 0;
  let lookedAt = performance.now();
  const look = () => {
    const now = performance.now();
    // A process that hardly gets to run has had no turn to measure since: then it is as late as this look. Else as long as the turn
    // that somebody falls into who comes at any moment: a long one is met more often than a short one.
    const met = (turns.mean ** 2 + turns.stddev ** 2) / turns.mean / 1e6;
    const late = turns.count === 0 ? now - lookedAt - everyMs : met - resolutionMs;
    before = last;
    last = Math.max(0, late);
    lookedAt = now;
    turns.reset();
  };
  const stop = repeat(look, { everyMs, onError: () => undefined });
  return {
    current: () => Math.min(before, last),
    stop: () => {
      stop();
      turns.disable();
    },
  };
}
