import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTrying, loadRetryPause } from './keep-trying.ts';

const online = { listeners: new Set<() => void>() };

beforeEach(() => {
  vi.useFakeTimers();
  online.listeners.clear();
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: () => void) => online.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => online.listeners.delete(listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing(times: number) {
  const tries = { count: 0 };
  const attempt = () => {
    tries.count += 1;
    return tries.count > times ? Promise.resolve('here') : Promise.reject(new Error('away'));
  };
  return { tries, attempt };
}

it('waits a second, then twice as long each time, half a minute at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 60].map(loadRetryPause)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('tries until it works, and tells of each failure', async () => {
  const { tries, attempt } = failing(3);
  const told: number[] = [];
  const coming = keepTrying(attempt, (_error, count) => told.push(count));
  await vi.advanceTimersByTimeAsync(999);
  expect(tries.count).toBe(1);
  await vi.advanceTimersByTimeAsync(1 + 2000 + 4000);
  expect(await coming).toBe('here');
  expect(told).toEqual([1, 2, 3]);
  expect(online.listeners.size).toBe(0);
});

it('does not wait for the end of the pause when the network is back', async () => {
  const { tries, attempt } = failing(1);
  const coming = keepTrying(attempt, () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  for (const listener of [...online.listeners]) listener();
  expect(await coming).toBe('here');
  expect(tries.count).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
