// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteAway, noteThere } from '../../api/kept-from.ts';
import { asksAgainWhenAnswered } from './asks-again.ts';

describe('what came of a pack', () => {
  const client = new QueryClient();
  let stop: () => void;
  afterEach(() => {
    stop();
    client.unmount();
  });

  it('is asked for again when the server has answered anything after it was away, and once', async () => {
    client.mount();
    stop = asksAgainWhenAnswered();
    let answer = 'of a pack';
    const ask = vi.fn(async () => answer);
    const observer = new QueryObserver(client, {
      queryKey: ['college'],
      queryFn: ask,
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => (state.data === 'of a pack' ? 'always' : false),
    });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('of a pack'));
    noteAway(false);
    expect(ask).toHaveBeenCalledTimes(1);
    answer = 'of the server';
    noteThere(null);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('of the server'));
    noteThere(null);
    expect(ask).toHaveBeenCalledTimes(2);
    leave();
  });
});
