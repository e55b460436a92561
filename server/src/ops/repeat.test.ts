import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('works at first when it was told to, then every so often, one after the other', async () => {
  let isBusy = false;
  const work = vi.fn(async () => {
    expect(isBusy).toBe(false);
    isBusy = true;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    isBusy = false;
  });
  repeat(work, { firstMs: 10, everyMs: 1000, onError: vi.fn() });
  await vi.advanceTimersByTimeAsync(9);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3499);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
});

it('tells what failed, and goes on', async () => {
  const onError = vi.fn();
  const work = vi.fn(() => {
    throw new Error('away');
  });
  repeat(work, { everyMs: 1000, onError });
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});

it('stops between two turns and in the middle of one', async () => {
  const work = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const stop = repeat(work, { everyMs: 1000, onError: vi.fn() });
  await vi.advanceTimersByTimeAsync(1200);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});
