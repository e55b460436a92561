// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { dehydratedStateId, readDehydrated, writeDehydrated } from './dehydrated-state.ts';

it('no text of a catalog or an address can end the element it is sent in, and it comes back as it was', () => {
  const evil = '</script><script>alert(1)</script><!-- \u2028 "\\';
  const client = new QueryClient();
  client.setQueryData(['exams', evil], { [evil]: evil });
  const sent = writeDehydrated(client);
  expect(sent).not.toMatch(/[<\n]/);
  const { queries } = JSON.parse(sent) as { queries: { queryKey: unknown; state: { data: unknown } }[] };
  expect(queries[0]).toMatchObject({ queryKey: ['exams', evil], state: { data: { [evil]: evil } } });
});

describe('what a page was drawn from an hour ago', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    delete document.documentElement.dataset['kept'];
  });

  const isAskedAgain = (arrival: string) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: arrival } as never]);
    const server = new QueryClient();
    server.setQueryData(['exams'], 'all', { updatedAt: Date.now() - 60 * 60_000 });
    document.body.innerHTML = `<script type="application/json" id="${dehydratedStateId}">${writeDehydrated(server)}</script>`;
    const browser = makeQueryClient();
    readDehydrated(browser);
    expect(browser.getQueryData(['exams'])).toBe('all');
    return browser
      .getQueryCache()
      .find({ queryKey: ['exams'] })
      ?.isStaleByTime(5 * 60_000);
  };

  it('is not asked for again where a server has just sent it', () => {
    expect(isAskedAgain('navigate')).toBe(false);
    expect(isAskedAgain('reload')).toBe(false);
  });

  it('is, where this device had kept it, or goes back to it', () => {
    expect(isAskedAgain('back_forward')).toBe(true);
    document.documentElement.dataset['kept'] = '2026-11-03T10:00:00Z';
    expect(isAskedAgain('navigate')).toBe(true);
  });
});
