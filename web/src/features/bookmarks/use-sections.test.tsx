import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { setTransport } from '../../api/call.ts';
import { makeQueryClient } from '../../api/query-client.ts';
import { withSummaries } from '../../catalog/list/shown-catalog.ts';
import { hostelsCatalog } from '../../testing/made-up/hostels.catalog.ts';
import { answered, answers, renderHtml } from '../../testing/render.tsx';
import type { BookmarkLists } from './bookmark-item.ts';
import { BookmarkSection } from './bookmark-section.tsx';
import { bookmarksQueries } from './bookmarks.queries.ts';

const narmada = { _id: 'narmada', name: 'Narmada Hostel', beds: 120 };
let queryClient: QueryClient;
beforeEach(() => {
  queryClient = makeQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
});

async function drawnSections(mine: BookmarkLists): Promise<string> {
  queryClient.setQueryData(bookmarksQueries.mine('asha').queryKey, { bookmarks: mine, newest: [] } as never);
  const catalogs = await withSummaries([hostelsCatalog]);
  return renderHtml(<BookmarkSection catalogs={catalogs} userId="asha" name="Asha" above={null} loading={null} isWaiting={false} />, {
    queryClient,
  });
}

const gone = 'No longer available';

describe('a bookmark that came as a bare id', () => {
  it('is looked up by it, and shown like any other', async () => {
    const { transport, asked } = answers({ '/hostels/narmada': { hostel: narmada } });
    setTransport(transport);
    const before = await drawnSections({ hostels: ['narmada'] });
    expect(before).toMatch(/<h3[^>]*>Narmada<\/h3>/);
    expect(before).not.toContain(gone);
    await answered(queryClient);
    const after = await drawnSections({ hostels: ['narmada'] });
    expect(after).toMatch(/<h3[^>]*>Narmada Hostel<\/h3>/);
    expect(after).toContain('A card of 120 beds');
    expect(after).toContain('On paper: 120 beds');
    expect(asked).toEqual(['/hostels/narmada']);
  });

  it('has gone when the server says so, on screen and on paper, and only then', async () => {
    setTransport(answers({}).transport);
    expect(await drawnSections({ hostels: ['kaveri'] })).not.toContain(gone);
    await answered(queryClient);
    const after = await drawnSections({ hostels: ['kaveri'] });
    expect(after.split(gone)).toHaveLength(3);
    expect(after).not.toContain('href="/hostels/kaveri"');
  });

  it('is not declared gone by a server that is away: its name and its page stay', async () => {
    setTransport(() => Promise.resolve(new Response('{"success":false,"code":"unavailable","message":"Away"}', { status: 503 })));
    await drawnSections({ hostels: ['narmada'] });
    await answered(queryClient);
    const after = await drawnSections({ hostels: ['narmada'] });
    expect(after).not.toContain(gone);
    expect(after).toContain('href="/hostels/narmada"');
  });
});

it('what came whole is not asked for again', async () => {
  const { transport, asked } = answers({});
  setTransport(transport);
  expect(await drawnSections({ hostels: [narmada] })).toContain('A card of 120 beds');
  await answered(queryClient);
  expect(asked).toEqual([]);
});

it('a catalog that the answer does not mention has no bookmarks', async () => {
  expect(await drawnSections({})).toContain('Bookmarked hostels will show here');
});
