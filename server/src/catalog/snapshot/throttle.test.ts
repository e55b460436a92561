import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function throttled(random: number) {
  const ran = { times: 0 };
  const throttle = Object.assign(
    new Throttle(
      () => (ran.times += 1),
      () => random,
    ),
    { longestMs: 500 },
  );
  return { throttle, ran };
}

it('runs once for many calls, and again for one that comes later', () => {
  const { throttle, ran } = throttled(1);
  for (let call = 0; call < 5; call += 1) throttle.call();
  vi.advanceTimersByTime(499);
  throttle.call();
  expect(ran.times).toBe(0);
  vi.advanceTimersByTime(1);
  expect([ran.times, throttle.isWaiting]).toEqual([1, false]);
  throttle.call();
  vi.advanceTimersByTime(500);
  expect(ran.times).toBe(2);
});

it('is never later than was said, and not in every process at the same moment', () => {
  const times = [0, 0.5, 1].map((random) => {
    const { throttle, ran } = throttled(random);
    throttle.call();
    let ms = 0;
    for (; ran.times === 0; ms += 10) vi.advanceTimersByTime(10);
    return ms;
  });
  expect(times).toEqual([300, 400, 500]);
});

it('does not run once it was called off', () => {
  const { throttle, ran } = throttled(0);
  throttle.call();
  throttle.cancel();
  vi.advanceTimersByTime(500);
  expect([ran.times, throttle.isWaiting]).toEqual([0, false]);
});
