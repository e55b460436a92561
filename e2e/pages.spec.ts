import type { APIRequestContext } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';

interface PublicPaths {
  pages: readonly string[];
  details: readonly { catalog: string; pattern: string }[];
}

/** The table of routes as the server has it. */
async function publicPaths(): Promise<PublicPaths> {
  const built = fileURLToPath(new URL('../web/dist-server/entry-server.js', import.meta.url));
  return ((await import(built)) as { publicPaths: () => PublicPaths }).publicPaths();
}

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
const get = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  return { status: response.status(), type: response.headers()['content-type'], html: await response.text() };
};

/** Five of those that one pattern stands for, as far apart as can be: hundreds of districts differ by their data only. */
function spread(pages: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const parts = page.split('/');
    const group = `${parts.slice(0, -1).slice(0, 3).join('/')} ${parts.length}`;
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return [...groups.values()].flatMap((group) => {
    const step = Math.max(1, Math.floor(group.length / 5));
    return group.filter((_, index) => index % step === 0);
  });
}

test('every public page of the table is answered with its content and the code it needs', async ({ request }) => {
  const { pages } = await publicPaths();
  expect(pages).toContain('/');
  const headings = new Set<string>();
  const walked = spread(pages);
  for (const path of walked) {
    const { status, html } = await get(request, path);
    expect(status, path).toBe(200);
    expect(heading(html), path).not.toBe('');
    expect(html, path).toContain('<meta name="description"');
    expect(html.match(/<link rel="modulepreload"/g)?.length ?? 0, path).toBeGreaterThan(2);
    headings.add(heading(html));
  }
  expect(headings.size, 'no two pages say the same').toBe(walked.length);
});

test('every catalog’s items have pages; an item that is not there is a 404', async ({ request }) => {
  const { details } = await publicPaths();
  expect(details.length).toBeGreaterThan(0);
  for (const { catalog, pattern } of details) {
    const answer = (await (await request.get(`/api/${catalog}?limit=3`)).json()) as {
      data: Record<string, { _id: string; name: string; shortName?: string }[]>;
    };
    const items = answer.data[catalog]?.slice(0, 3) ?? [];
    expect(items.length, catalog).toBeGreaterThan(0);
    for (const { _id, name, shortName = name } of items) {
      const { status, html } = await get(request, pattern.replace(/:\w+$/, _id));
      expect(status, _id).toBe(200);
      // An exam is headed by the name that people say; its full name stands in a fold.
      expect([name, shortName], _id).toContain(heading(html).replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
      expect(html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), _id).toContain(name);
      expect(html, _id).toContain('application/ld+json');
    }
    expect((await get(request, pattern.replace(/:\w+$/, 'not-there'))).status, catalog).toBe(404);
  }
});

const nothing = ['/nowhere', '/courses/one/two', '/courses/%E0%A4%A', '/courses/%00', '/%', '/%E0%A4%A?search=law'];

test(`where nothing stands the server says so: ${nothing.join(' ')}`, async ({ request }) => {
  for (const path of nothing) {
    const { status, type, html } = await get(request, path);
    expect(status, path).toBe(404);
    expect(type, path).toContain('text/html');
    expect(heading(html), path).toBe('404 - Page Not Found');
  }
  for (const path of ['/colleges/in/kerala/nowhere', '/colleges/in/nowhere']) {
    const { status, html } = await get(request, path);
    expect(status, path).toBe(404);
    expect(heading(html), path).toBe('No such place');
  }
});

test.describe('a page that is not there', () => {
  // The document itself is a 404, and the browser says so in its console.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('an address with a slash too many leads to no other site: //evil.example /hi//evil.example', async ({ page, baseURL }) => {
    for (const path of ['//evil.example', '/hi//evil.example']) {
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const links = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>('a[href], link[href]')].map(({ href }) => href),
      );
      expect(links.length, path).toBeGreaterThan(5);
      expect(
        links.filter((href) => new URL(href).host.includes('evil')),
        path,
      ).toEqual([]);
    }
  });

  test('also of an address that cannot be read, leads on', async ({ page }) => {
    await page.goto('/%E0%A4%A?search=law');
    await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
    // The code has arrived and has not failed: the links are followed without another document.
    await page.getByRole('link', { name: 'Go Back Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
  });
});
