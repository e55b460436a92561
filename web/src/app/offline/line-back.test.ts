// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { noteAway, noteThere } from '../../api/stored-from.ts';
import { makeQueryClient } from '../../api/query-client.ts';
import { askAgainWhenBack } from './line-back.ts';

const client = makeQueryClient();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  client.mount();
  stop = askAgainWhenBack();
});
afterEach(() => {
  stop();
  client.unmount();
  client.clear();
  vi.useRealTimers();
});

/** A query on the screen; how often it has asked. */
function shown(name: string, ask: () => Promise<unknown>) {
  const queryFn = vi.fn(ask);
  new QueryObserver(client, { queryKey: [name], queryFn, retry: false }).subscribe(() => {});
  return queryFn;
}
const unreached = () => {
  noteAway(false);
  return Promise.reject(new ApiError({ code: 'unavailable', status: 503 }));
};
const online = () => window.dispatchEvent(new Event('online'));
const aMinute = 60_000;

describe('when the server answers after it was away', () => {
  it('what failed is asked for once more, without a word of the browser', async () => {
    const failed = shown('failed', unreached);
    await vi.advanceTimersByTimeAsync(0);
    noteThere(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it('what fails each time is not called back for ever by what is answered beside it', async () => {
    const failed = shown('failed', unreached);
    for (const [name, ms] of Object.entries({ one: 10, other: 25 }))
      new QueryObserver(client, {
        ...{ queryKey: [name], refetchOnReconnect: 'always' as const },
        queryFn: async () => {
          await new Promise((resolve) => setTimeout(resolve, ms));
          noteThere(null);
          return 1;
        },
      }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(aMinute / 4);
    expect(failed).toHaveBeenCalledTimes(2);
  });
});

describe('when the phone says it is online', () => {
  it('and the first request does not get through, what failed is asked for again until it comes; what had come is not', async () => {
    let isThere = false;
    const came = shown('came', () => Promise.resolve(1));
    const failed = shown('failed', async () => {
      if (!isThere) return unreached();
      noteThere(null);
      return 1;
    });
    await vi.advanceTimersByTimeAsync(0);
    online();
    await vi.advanceTimersByTimeAsync(1500);
    expect(failed).toHaveBeenCalledTimes(2);
    isThere = true;
    await vi.advanceTimersByTimeAsync(aMinute);
    expect(failed).toHaveBeenCalledTimes(3);
    expect(client.getQueryData(['failed'])).toBe(1);
    expect(came).toHaveBeenCalledTimes(1);
  });

  it('and the server stays away, it is not asked on and on', async () => {
    const failed = shown('failed', unreached);
    await vi.advanceTimersByTimeAsync(0);
    online();
    await vi.advanceTimersByTimeAsync(aMinute);
    const tries = failed.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * aMinute);
    expect(failed).toHaveBeenCalledTimes(tries);
    online();
    await vi.advanceTimersByTimeAsync(aMinute);
    expect(failed.mock.calls.length).toBeGreaterThan(tries);
  });
});
