/** A catalog that no code knows by name, added to the list of descriptors and to nothing else, is found everywhere. */
import type { Bookmarks } from '@disha/contract/bookmarks';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeQueryClient } from '../api/query-client.ts';
import { withSummaries } from '../catalog/list/shown-catalog.ts';
import { BookmarkSection } from '../features/bookmarks/bookmark-section.tsx';
import { bookmarksQueries } from '../features/bookmarks/bookmarks.queries.ts';
import { optionsOf } from '../features/search/search-options.ts';
import { SearchResults } from '../features/search/search-results.tsx';
import { hostelsCatalog } from '../testing/made-up/hostels.catalog.ts';
import { answers, renderHtml } from '../testing/render.tsx';
import { catalogs } from './catalogs.ts';
import { defineApp } from './app-definition.ts';
import { NavLinks } from './layout/nav-links.tsx';
import { listPublicPaths } from './pages/public-paths.ts';
import { renderRoute } from './pages/render-page.tsx';
import type { Feature } from './features/feature.ts';
import { features } from './features/features.ts';

/** A feature that no code knows by name either: it gives every item a button, as bookmarks, compare and sharing do. */
const planFeature: Feature = {
  itemActions: [
    {
      looks: ['icon', 'wide'],
      load:
        async () =>
        ({ name, look }) => <button type="button">{`Add ${name} to the plan (${look})`}</button>,
    },
  ],
};
const app = defineApp([...catalogs, hostelsCatalog], [...features, planFeature]);
const narmada = { _id: 'narmada', name: 'Narmada Hostel', beds: 120 };
const kaveri = { _id: 'kaveri', name: 'Kaveri House', beds: 40 };
const tapti = { _id: 'tapti', name: 'Tapti Home', beds: 0 };
const { transport } = answers({
  '/hostels': { hostels: [narmada, kaveri] },
  ...Object.fromEntries([narmada, kaveri, tapti].map((hostel) => [`/hostels/${hostel._id}`, { hostel }])),
});
const nothingKept = Object.fromEntries(catalogs.map(({ name }) => [name, []])) as unknown as Bookmarks;
const page = (url: string) => renderRoute(app, url, transport);
const shown = () => withSummaries(app.catalogs);

// The first page waits for the code of every screen.
beforeAll(() => page('/hostels'), 60_000);

describe('a made-up catalog', () => {
  it('stands in the navigation, last of the catalogs as in the list', async () => {
    const links = await renderHtml(<NavLinks />, { app, queryClient: makeQueryClient(), url: '/hostels/narmada' });
    expect(links).toMatch(/>Exams<\/a><\/li><li[^>]*><a[^>]*href="\/hostels"[^>]*>Hostels<\/a>/);
    expect(links).toMatch(/aria-current="true"[^>]*href="\/hostels"|href="\/hostels"[^>]*aria-current="true"/);
  });

  it('has its list, drawn by the server, with a way to bookmark each item', async () => {
    const { status, head, body, state } = await page('/hostels');
    expect(status).toBe(200);
    expect(head).toContain('<title>Hostels - Disha</title>');
    expect(body).toContain('href="/hostels/narmada"');
    expect(body).toContain('Please log in to bookmark items');
    expect(state).toContain('Narmada Hostel');
  });

  it('is searched by what the address says', async () => {
    const { body } = await page('/hostels?search=kaveri');
    expect(body).toContain('1 hostel<');
    expect(body).toContain('href="/hostels/kaveri"');
    expect(body).not.toContain('href="/hostels/narmada"');
  });

  it('has every button that a feature has registered, on each card and beside the title of a page', async () => {
    const list = (await page('/hostels')).body;
    for (const name of ['Narmada Hostel', 'Kaveri House']) {
      expect(list).toMatch(new RegExp(`aria-pressed="false"[^>]*aria-label="Compare ${name}"`));
      expect(list).toContain(`Add ${name} to the plan (icon)`);
    }
    expect(list).not.toContain('>Share<');
    const detail = (await page('/hostels/narmada')).body;
    const inOrder =
      /Please log in to bookmark items.*Keep on phone.*aria-pressed="false".*>Compare<.*Share.*Add Narmada Hostel to the plan \(wide\)/s;
    expect(detail).toMatch(inOrder);
  });

  it('has a page for each item, with what search engines read; an item that is not there is a 404', async () => {
    const { status, head, body } = await page('/hostels/narmada');
    expect(status).toBe(200);
    expect(head).toContain('"@type":"Hostel","name":"Narmada Hostel"');
    expect(body).toMatch(/<h1[^>]*>Narmada Hostel<\/h1>/);
    expect(body).toContain('Please log in to bookmark items');
    expect((await page('/hostels/ganga')).status).toBe(404);
  });

  it('stands side by side in the rows it has written, drawn by the server under a title of its own', async () => {
    const { status, head, body } = await page('/compare?hostels=narmada,kaveri,tapti');
    expect(status).toBe(200);
    expect(head).toContain('<title>Narmada Hostel, Kaveri House, Tapti Home - Compare hostels - Disha</title>');
    expect(head).toContain('<meta name="description" content="Narmada Hostel, Kaveri House, Tapti Home side by side');
    expect(body).toMatch(/<th scope="col"[^>]*>(<span[^>]*>(<\/span>)?)*<a[^>]*href="\/hostels\/narmada"[^>]*>Narmada Hostel<\/a>/);
    const [, beds] = /<th scope="rowgroup"[^>]*>Beds side by side(.*?)<\/tbody>/.exec(body) ?? [];
    expect(beds).toContain('120 beds');
    expect(beds).toContain('Ask first');
  });

  it('is asked for where there is one to compare or none, and not found where none is known', async () => {
    const none = await page('/compare?hostels=');
    expect(none.body).toContain('What do you want to compare?');
    expect(none.body).toContain('Choose from all hostels');
    const one = await page('/compare?hostels=narmada,narmada');
    expect([one.status, one.body]).toEqual([200, expect.stringContaining('Narmada Hostel is the first.')]);
    const some = await page('/compare?hostels=narmada,kaveri,sindhu');
    expect([some.status, some.body]).toEqual([200, expect.stringContaining('Not in our lists, so not shown: sindhu.')]);
    const nobody = await page('/compare?hostels=sindhu,jhelum');
    expect([nobody.status, nobody.body]).toEqual([404, expect.stringContaining('404 - Page Not Found')]);
  });

  it('is listed for search engines', () => {
    const { pages, details } = listPublicPaths(app);
    expect(pages).toContain('/hostels');
    expect(details).toContainEqual({ catalog: 'hostels', pattern: '/hostels/:hostelId' });
  });

  it('is found by the search over everything', async () => {
    const groups = optionsOf(await shown(), [{ type: 'hostels', total: 7, items: [narmada] }], 'river');
    const list = await renderHtml(
      <SearchResults id="found" groups={groups} active="" onPoint={() => undefined} onFollow={() => undefined} />,
      {
        queryClient: makeQueryClient(),
      },
    );
    expect(list).toContain('aria-label="Hostels"');
    expect(list).toContain('href="/hostels/narmada"');
    expect(list).toContain('Found with 120 beds');
    expect(list).toContain('href="/hostels?search=river"');
    expect(list).toContain('See all 7 hostels');
  });

  it('has its count, its tab, its cards and its place on paper among the bookmarks', async () => {
    const queryClient = makeQueryClient();
    const mine = { ...nothingKept, hostels: [narmada] };
    queryClient.setQueryData(bookmarksQueries.mine('asha').queryKey, { bookmarks: mine, newest: [] });
    const drawn = await renderHtml(
      <BookmarkSection catalogs={await shown()} userId="asha" name="Asha" above={null} loading={null} isWaiting={false} />,
      {
        queryClient,
        url: '/dashboard?tab=hostels',
      },
    );
    expect(drawn).toMatch(/tabular-nums[^"]*">1<\/span> <span[^>]*>Hostels<\/span>/);
    expect(drawn).toMatch(/aria-selected="true"[^>]*>Hostels <span[^>]*>\(1\)/);
    expect(drawn).toContain('A card of 120 beds');
    expect(drawn).toContain('href="/hostels/narmada"');
    expect(drawn).toMatch(/<h2[^>]*>Hostels<\/h2>.*On paper: 120 beds/s);
  });
});
