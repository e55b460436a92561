import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { catalogs } from '../catalogs.ts';
import { defineApp } from '../app-definition.ts';
import { listPublicPaths } from './public-paths.ts';
import { renderRoute } from './render-page.tsx';

const app = defineApp(catalogs);
/** The server's answers are another test's: here every screen must do without. */
const away = () => Promise.resolve(new Response('{"success":false,"code":"unavailable","message":"Away"}', { status: 503 }));
const page = (url: string) => renderRoute(app, url, away);

const isOnDisk = (file: string) => existsSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)));
const withId = (path: string) => path.replace(/:\w+/, 'one');

// The first page waits for the code of every screen.
beforeAll(() => page(paths.home), 60_000);

describe('without a browser', () => {
  it.each(app.routes.filter(({ drawnBy }) => drawnBy === 'server').map(({ path, addresses }) => addresses?.[0] ?? withId(path)))(
    '%s renders, with no inline style, and names the code it will need',
    async (url) => {
      expect(typeof window).toBe('undefined');
      const { status, head, body, files } = await page(url);
      expect(status).toBe(200);
      expect(head).toMatch(/<title>[^<]+ - Disha<\/title>/);
      expect(body).toContain('<main');
      expect(body).not.toContain(' style="');
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => !isOnDisk(file))).toEqual([]);
    },
  );

  it.each(app.routes.filter(({ drawnBy }) => drawnBy === 'browser').map(({ path }) => path))('%s is left to the browser', async (url) => {
    expect(await page(url)).toMatchObject({ status: 200, body: '' });
  });

  it.each(['/nowhere', '/courses/one/two', '/courses/%E0%A4%A', '/courses/%00', '/%'])('%s is nowhere', async (url) => {
    const { status, head, body } = await page(url);
    expect(status).toBe(404);
    expect(head).toContain('noindex');
    expect(body).toContain('404 - Page Not Found');
  });

  it('a list and its items come with the bookmark button’s code', async () => {
    const lists = app.catalogs.map(({ path }) => path);
    for (const { path } of app.routes.filter((route) => route.detailOf ?? lists.includes(route.path)))
      expect((await page(withId(path))).files, path).toContain('src/features/bookmarks/bookmark-button.tsx');
  });

  it('sends forms that wait for their code: no password may end up in an address', async () => {
    for (const url of [paths.login, paths.signup]) {
      const [form] = (await page(url)).body.match(/<form[^>]*>/) ?? [];
      expect(form).toContain('method="post"');
      expect(form).toContain('inert');
    }
  });

  it('sends the headline and the ways in', async () => {
    const { body } = await page(paths.home);
    expect(body).toContain('Discover your perfect stream');
    expect(body).toContain('href="/auth/login"');
    expect(body).toContain('Start Your Journey');
  });
});

it('asks the server in the language of the page, though pages of several are drawn at once', async () => {
  const askedAt = async (url: string) => {
    const asked: string[] = [];
    await renderRoute(app, url, async (address) => {
      asked.push(address);
      return away();
    });
    return asked;
  };
  // Both pages ask by the function given last: so each list holds calls of either page, and each call is told apart by its language.
  const asked = (await Promise.all([askedAt(paths.courses), askedAt(`/en-XA${paths.exams}`)])).flat();
  expect(asked.filter((address) => address.includes('/api/courses')).every((address) => address.endsWith('lang=en'))).toBe(true);
  expect(asked.filter((address) => address.includes('/api/exams')).every((address) => address.endsWith('lang=en-XA'))).toBe(true);
  expect(asked.filter((address) => /\/api\/(courses|exams)/.test(address)).length).toBeGreaterThan(1);
});

describe('the table', () => {
  it('has each address once', () => {
    const all = app.routes.map(({ path }) => path);
    expect(all).toEqual([...new Set(all)]);
  });

  it('lists for search engines only what the server draws for anyone', () => {
    for (const { path, inSitemap, drawnBy, access } of app.routes)
      if (inSitemap) expect({ path, drawnBy, access }).toEqual({ path, drawnBy: 'server', access: 'anyone' });
  });

  it('tells the sitemap its pages and, of each catalog, the pattern of its items', () => {
    const { pages, details } = listPublicPaths(app);
    expect(pages).toContain(paths.home);
    expect(pages).not.toContain(paths.login);
    expect(pages).toEqual(expect.arrayContaining([paths.states, paths.state('tamil-nadu'), paths.state('goa')]));
    expect(pages.filter((path) => path.includes(':'))).toEqual([]);
    expect(details.map(({ catalog }) => catalog)).toEqual(catalogs.map(({ name }) => name));
    // The product's own spelling of its routes.
    expect(details.map(({ pattern }) => pattern)).toEqual(
      expect.arrayContaining(['/courses/:courseId', '/careers/:careerId', '/colleges/:id', '/exams/:id', '/scholarships/:scholarshipId']),
    );
  });

  it('and the address book agree on where an item stands', () => {
    const details = listPublicPaths(app).details.map(({ pattern }) => withId(pattern));
    const inBook = Object.values(paths).flatMap((path) => (typeof path === 'string' ? [] : [(path as (id: string) => string)('one')]));
    expect(details.filter((path) => !inBook.includes(path))).toEqual([]);
    expect(details).toContain(paths.course('one'));
  });
});
