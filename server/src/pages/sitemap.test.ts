import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { LocalizedLanguages } from '../http/language.ts';
import { BodyCache } from '../http/body-cache.ts';
import { addSitemap, Sitemap, type SitemapItem } from './sitemap.ts';

const url = 'https://disha.example';
const paths = { pages: ['/', '/courses'], details: [{ catalog: 'courses', pattern: '/courses/:courseId' }] };
const items = [
  { id: 'bca', asOf: '2026-11' },
  { id: 'a&b', asOf: '2026-10' },
];
const itemsOf = (catalog: string) => (catalog === 'courses' ? items : []);
const english = { served: ['en'] };
const locations = (text: string | undefined) => [...(text ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('lists every public page and every item, with when it was checked', () => {
    const file = new Sitemap(url, paths, itemsOf, english).file('sitemap.xml');
    expect(locations(file)).toEqual([`${url}/`, `${url}/courses`, `${url}/courses/bca`, `${url}/courses/a%26b`]);
    expect(file).toContain(`<loc>${url}/courses/bca</loc><lastmod>2026-11</lastmod>`);
  });

  it('is split where one file may hold no more, and loses nothing', () => {
    const files = new Sitemap(url, paths, itemsOf, { ...english, most: 3 });
    expect(locations(files.file('sitemap.xml'))).toEqual([`${url}/sitemap-1.xml`, `${url}/sitemap-2.xml`]);
    const all = ['sitemap-1.xml', 'sitemap-2.xml'].flatMap((name) => locations(files.file(name)));
    expect(new Set(all).size).toBe(4);
    expect(all).toEqual(locations(new Sitemap(url, paths, itemsOf, english).file('sitemap.xml')));
  });

  it('holds every page in every language, each naming its twins', () => {
    const sitemap = new Sitemap(url, paths, itemsOf, { served: ['en', 'hi'], most: 4 });
    expect(sitemap.names).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    const files = ['sitemap-1.xml', 'sitemap-2.xml'].map((name) => sitemap.file(name));
    expect(files.map((file) => locations(file).length)).toEqual([4, 4]);
    expect(files.flatMap(locations)).toEqual(
      ['', '/courses', '/courses/bca', '/courses/a%26b'].flatMap((page) => [`${url}${page || '/'}`, `${url}/hi${page}`]),
    );
    const twins = ['en', 'hi', 'x-default'].map(
      (hreflang) => `hreflang="${hreflang}" href="${url}${hreflang === 'hi' ? '/hi' : ''}/courses"`,
    );
    for (const twin of twins) expect(files[0]?.split(twin)).toHaveLength(3);
    expect(sitemap.file('sitemap-3.xml')).toBeUndefined();
  });

  it('is there, and named to robots, only where the public address is known', async () => {
    const site = (publicUrl: string | undefined) => {
      const app = Fastify();
      app.decorate('servedLanguages', new LocalizedLanguages({ pseudo: false }));
      addSitemap(app, { publicUrl, paths, itemsOf, catalogState: () => 1, bodies: new BodyCache() });
      return app;
    };
    const known = site(url);
    expect((await known.inject('/sitemap.xml')).body).toContain('<urlset');
    expect((await known.inject('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
    expect((await known.inject('/sitemap-1.xml')).statusCode).not.toBe(200);
    expect((await known.inject('/robots.txt')).body).toContain(`Sitemap: ${url}/sitemap.xml`);
    const unknown = site(undefined);
    expect((await unknown.inject('/sitemap.xml')).statusCode).toBe(404);
    expect((await unknown.inject('/robots.txt')).body).toMatch(/^User-agent: \*/);
    expect((await unknown.inject('/robots.txt')).body).not.toContain('Sitemap');
  });

  it('after a change writes again only the file in which something stands otherwise', async () => {
    const app = Fastify();
    app.decorate('servedLanguages', new LocalizedLanguages({ pseudo: false }));
    const many = Array.from({ length: 25 }, (_, place) => ({ id: `college-${place}`, asOf: '2026-10' }));
    let state: readonly SitemapItem[] = many;
    const details = [{ catalog: 'colleges', pattern: '/colleges/:id' }];
    addSitemap(app, {
      most: 20,
      publicUrl: url,
      paths: { pages: [], details },
      itemsOf: () => state,
      catalogState: () => state,
      bodies: new BodyCache(),
    });
    const written = vi.spyOn(Sitemap.prototype, 'file');
    const names = ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'];
    const listed = async () => {
      written.mockClear();
      const files = await Promise.all(names.map(async (name) => (await app.inject(`/${name}`)).body));
      return { files, written: written.mock.calls.map(([name]) => name) };
    };
    const first = await listed();
    expect(first.written).toEqual(names);
    // Of a college its own page tells something else.
    state = [...many];
    expect(await listed()).toEqual({ files: first.files, written: [] });
    // One was looked up again.
    state = many.map((item, place) => (place === 12 ? { ...item, asOf: '2026-11' } : item));
    const checked = await listed();
    expect(checked.written).toEqual(['sitemap-2.xml']);
    expect(checked.files[2]).toContain('college-12</loc><lastmod>2026-11');
    // One has come: whatever stands behind it moves on.
    state = [...state.slice(0, 15), { id: 'new', asOf: '2026-11' }, ...state.slice(15)];
    const more = await listed();
    expect(more.written).toEqual(['sitemap-2.xml', 'sitemap-3.xml']);
    expect(locations(more.files.slice(1).join('')).length).toBe(2 * 26);
    written.mockRestore();
  });
});
