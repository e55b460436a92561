import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Spoken } from '../http/language.ts';
import { addSitemap, publicHead, sitemapFiles } from './public-address.ts';

const url = 'https://disha.example';
const paths = { pages: ['/', '/courses'], details: [{ catalog: 'courses', pattern: '/courses/:courseId' }] };
const items = [
  { id: 'bca', asOf: '2026-11' },
  { id: 'a&b', asOf: '2026-10' },
];
const itemsOf = (catalog: string) => (catalog === 'courses' ? items : []);
const locations = (text: string | undefined) => [...(text ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('lists every public page and every item, with when it was checked', () => {
    const file = sitemapFiles(url, paths, itemsOf).get('sitemap.xml');
    expect(locations(file)).toEqual([`${url}/`, `${url}/courses`, `${url}/courses/bca`, `${url}/courses/a%26b`]);
    expect(file).toContain(`<loc>${url}/courses/bca</loc><lastmod>2026-11</lastmod>`);
  });

  it('is split where one file may hold no more, and loses nothing', () => {
    const files = sitemapFiles(url, paths, itemsOf, 3);
    expect(locations(files.get('sitemap.xml'))).toEqual([`${url}/sitemap-1.xml`, `${url}/sitemap-2.xml`]);
    const all = ['sitemap-1.xml', 'sitemap-2.xml'].flatMap((name) => locations(files.get(name)));
    expect(new Set(all).size).toBe(4);
    expect(all).toEqual(locations(sitemapFiles(url, paths, itemsOf).get('sitemap.xml')));
  });

  it('is there, and named to robots, only where the public address is known', async () => {
    const site = (publicUrl: string | undefined) => {
      const app = Fastify();
      app.decorate('spoken', new Spoken({ pseudo: false }));
      addSitemap(app, { publicUrl, paths, itemsOf, catalogState: () => 1 });
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
});

describe('the head of a page', () => {
  const head = '<title>B.Tech &amp; more - Disha</title><meta name="description" content="What &quot;it&quot; asks for"/>';
  it('names the page without its filters, and what a shared link shows', () => {
    const tags = publicHead(url, '/courses?stream=arts', head);
    expect(tags).toContain(`<link rel="canonical" href="${url}/courses">`);
    expect(tags).toContain(`<meta property="og:url" content="${url}/courses">`);
    expect(tags).toContain('<meta property="og:title" content="B.Tech &amp; more - Disha">');
    expect(tags).toContain('<meta property="og:description" content="What &quot;it&quot; asks for">');
    expect(tags).toContain(`<meta property="og:image" content="${url}/share.png">`);
  });

  it('cannot be broken out of by an address', () => {
    expect(publicHead(url, '/x"><script>', head)).not.toContain('"><script>');
  });
});
