/** A catalog that no code has heard of, added to the list of descriptors and to nothing else, is found everywhere. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCatalog } from './catalog/check/check.ts';
import type { CatalogContent } from './catalog/documents.ts';
import { loadShippedCatalog } from './catalog/shipped/shipped.ts';
import { catalogs } from './catalogs.ts';
import { hostelsCatalog } from './testing/made-up/hostels.catalog.ts';
import { newStudent } from './testing/new-student.ts';
import { catalogsWith, sampleCourse, sampleExam } from './testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from './testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'disha-made-up-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const checked = { sources: ['Test register 2026'], asOf: '2026-10' };
const narmada = { _id: 'narmada', name: 'Narmada Hostel', beds: 120 };

let server: TestApp;
beforeAll(async () => {
  for (const { _id: id, ...rest } of [narmada, { _id: 'kaveri', name: 'Kaveri House', beds: 40 }])
    write(`catalog/hostels/${id}.json`, JSON.stringify({ id, ...rest, ...checked }));
  write(`catalog/courses/${sampleCourse().id}.json`, JSON.stringify(sampleCourse({ topColleges: [] })));
  write(`catalog/exams/${sampleExam().id}.json`, JSON.stringify(sampleExam()));
  // The web's own half is tried with such a catalog in its own tests; here it draws whatever it is told.
  write('web/package.json', '{"type":"module"}');
  write('web/dist/index.html', '<html><!--page-head--><!--/page-head--><!--page-body--><!--/page-body--></html>');
  write('web/dist/.vite/manifest.json', '{}');
  write(
    'web/dist-server/entry-server.js',
    `export const publicPaths = () => ({ pages: ['/hostels'], details: [{ catalog: 'hostels', pattern: '/hostels/:hostelId' }] });
    export const longestAnswer = 1000;
    export const isDrawn = () => true;
    export async function renderPage(url, answer) {
      const response = await answer('/api' + url, {});
      return { status: response.status, head: '<title>drawn</title>', body: await response.text(), state: '', files: [], language: 'en' };
    }`,
  );
  server = await testApp({
    parts: { catalogs: [...catalogs, hostelsCatalog] },
    webFolder: join(folder, 'web'),
    env: { PUBLIC_URL: 'https://disha.example' },
  });
  await loadShippedCatalog(join(folder, 'catalog'), server.shared);
  await server.shared.snapshot.refresh();
});

const get = async (path: string) => (await server.call('GET', path)).body;
const page = async (url: string) => (await server.app.inject({ url, headers: { accept: 'text/html' } })).body;

describe('a made-up catalog', () => {
  it('is loaded from its own files, and again when they change', async () => {
    expect(await loadShippedCatalog(join(folder, 'catalog'), server.shared)).toBe(false);
    const later = mkdtempSync(join(tmpdir(), 'disha-made-up-'));
    cpSync(join(folder, 'catalog'), later, { recursive: true });
    rmSync(join(later, 'hostels', 'kaveri.json'));
    expect(await loadShippedCatalog(later, server.shared)).toBe(true);
    await server.shared.snapshot.refresh();
    expect((await get('/hostels')).data.hostels).toEqual([narmada]);
    await loadShippedCatalog(join(folder, 'catalog'), server.shared);
    await server.shared.snapshot.refresh();
    rmSync(later, { recursive: true });
  });

  it('has its list and its details', async () => {
    expect((await get('/hostels')).data.hostels.map(({ _id }: { _id: string }) => _id)).toEqual(['kaveri', 'narmada']);
    expect((await get('/hostels?search=narm')).data.hostels).toEqual([narmada]);
    expect((await get('/hostels/narmada')).data.hostel).toEqual({ ...narmada, ...checked });
    expect((await server.call('GET', '/hostels/gone')).status).toBe(404);
  });

  it('is found by the search over everything, and described with the other calls', async () => {
    expect((await get('/search?q=narmada')).data.groups).toEqual([
      { type: 'hostels', total: 1, items: [{ _id: 'narmada', name: 'Narmada Hostel' }] },
    ]);
    const { paths, components } = (await server.app.inject('/api/openapi.json')).json();
    expect(Object.keys(paths).filter((path) => path.includes('hostels'))).toHaveLength(2);
    // Every call says in which languages it answers, and how to ask for one.
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods as object)) as { parameters: object[] }[])
      expect(operation.parameters).toEqual(expect.arrayContaining([{ $ref: '#/components/parameters/lang' }]));
    expect(components.parameters).toMatchObject({ lang: { schema: { enum: ['en', 'hi'] } }, acceptLanguage: { name: 'Accept-Language' } });
  });

  it('can be bookmarked, and is counted among the bookmarks', async () => {
    const { token } = await newStudent(server);
    const bookmark = (action: string, itemId: string, type = 'hostels') =>
      server.call('POST', `/bookmarks/${action}`, { token, body: { type, itemId } });
    expect((await bookmark('add', 'narmada')).body.data.bookmarks).toMatchObject({ courses: [], hostels: [narmada] });
    expect((await bookmark('add', 'gone')).body.message).toBe('Not found');
    expect((await bookmark('add', 'narmada', 'teachers')).body.message).toContain(', hostels');
    expect((await server.call('GET', '/bookmarks', { token })).body.data.bookmarks.hostels).toHaveLength(1);
    expect((await bookmark('remove', 'narmada')).body.data.bookmarks.hostels).toEqual([]);
  });

  it('has its pages drawn by the server, and stands in the sitemap with the month of its last check', async () => {
    expect(await page('/hostels')).toContain('Kaveri House');
    expect(await page('/hostels/narmada')).toContain('Narmada Hostel');
    const sitemap = await page('/sitemap.xml');
    expect(sitemap).toContain('<loc>https://disha.example/hostels/narmada</loc><lastmod>2026-10</lastmod>');
    expect(sitemap).toContain('<loc>https://disha.example/hostels</loc>');
  });

  it('can be corrected, listed among the corrections and taken back', async () => {
    const correct = (body: Record<string, unknown>) =>
      server.call('POST', '/corrections', {
        token: adminToken,
        body: { kind: 'hostels', id: 'narmada', why: 'Counted', source: 'A visit', by: 'asha', ...body },
      });
    expect((await correct({ field: 'beds', to: 'many' })).body.errors[0].path).toBe('beds');
    const { id } = (await correct({ field: 'beds', to: 130 })).body.data.correction;
    expect((await get('/hostels/narmada')).data.hostel.beds).toBe(130);
    const { corrections } = (await server.call('GET', '/corrections?kind=hostels', { token: adminToken })).body.data;
    expect(corrections).toMatchObject([{ id, itemId: 'narmada', field: 'beds', from: 120, to: 130, look: null }]);
    await server.call('POST', `/corrections/${id}/take-back`, { token: adminToken, body: { why: 'Miscounted', by: 'asha' } });
    expect((await get('/hostels/narmada')).data.hostel.beds).toBe(120);
  });

  it('is checked with the others by what its descriptor says', () => {
    const check = (hostels: readonly object[]) => {
      const content = { ...catalogsWith({}), hostels } as unknown as CatalogContent;
      const { figures, problems } = checkCatalog(content, [...catalogs, hostelsCatalog]);
      return { figures: figures.filter(({ label }) => label.includes('hostels')), problems };
    };
    expect(check([{ id: 'narmada' }, { id: 'hostel-1' }])).toMatchObject({
      figures: [
        { label: 'hostels', ok: true },
        { label: 'faults of single hostels', value: '1', ok: false },
      ],
      problems: expect.arrayContaining(['hostel-1 is called by its kind']),
    });
    expect(check([{ id: 'narmada' }]).figures[0]).toMatchObject({ label: 'hostels', ok: false });
  });

  it('is counted in the metrics', async () => {
    expect(server.shared.snapshot.counts()).toMatchObject({ courses: 1, colleges: 0, exams: 1, hostels: 2 });
  });
});
