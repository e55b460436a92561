/** How pages are made and kept, with a small stand-in for the built web application. */
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError, answerFrameworkError } from '../http/errors.ts';
import { readableUrl } from './address.ts';
import { BodyCache } from '../http/body-cache.ts';
import { LocalizedLanguages } from '../http/language.ts';
import { addRateLimit, createRateLimit } from '../http/rate-limit.ts';
import { addWebPages } from './web-pages.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disha-pages-'));
  for (const name of ['dist/.vite', 'dist/assets', 'dist-server']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'dist/index.html'),
    `<html lang="en"><!--page-head--><title>plain</title><!--/page-head-->
    <link rel="stylesheet" crossorigin href="/assets/styles-1.css"><!--page-body--><!--/page-body--></html>`,
  );
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), '{}');
  writeFileSync(
    join(folder, 'dist-server/entry-server.js'),
    `const page = { status: 200, head: '', body: '', state: '', files: [], language: 'en' };
    export const publicPaths = () => ({ pages: ['/'], details: [] });
    export const longestAnswer = 1000;
    export const isDrawn = () => true;
    export async function renderPage(url, answer) {
      globalThis.pagesDrawn = (globalThis.pagesDrawn ?? 0) + 1;
      if (url === '/404') return { ...page, status: 404, head: '<title>nowhere</title>', body: 'nothing' };
      if (url === '/en-XA/browser') return { ...page, language: 'en-XA' };
      const response = await answer(url === '/long' ? '/api/long' : '/api/part', {});
      if (url === '/long') return { ...page, body: response.headers.get('content-length') };
      const body = response.ok ? await response.text() : 'a hole';
      return { ...page, head: '<title>drawn</title>', body, language: url.startsWith('/en-XA/') ? 'en-XA' : 'en' };
    }`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Site {
  app: FastifyInstance;
  part: { status: number; asked: number; wait: Promise<void>; text: string; etag?: string };
  /** The catalogs have changed. */
  change: () => void;
  changeRanks: () => void;
  ask: (url: string, remoteAddress?: string) => Promise<{ status: number; body: string }>;
}

async function site(limit: boolean, speaksPseudo = false): Promise<Site> {
  const app = Fastify({ frameworkErrors: answerFrameworkError, rewriteUrl: ({ url = '/' }) => readableUrl(url) });
  app.setErrorHandler(answerError);
  app.decorate('servedLanguages', new LocalizedLanguages({ pseudo: speaksPseudo }));
  if (limit)
    addRateLimit(
      app,
      createRateLimit(() => false),
    );
  const part: Site['part'] = { status: 200, asked: 0, wait: Promise.resolve(), text: 'the part' };
  let [state, ranks] = [{}, {}];
  app.get('/api/part', async (request, reply) => {
    if (request.method === 'GET') part.asked += 1;
    await part.wait;
    if (part.etag !== undefined) reply.header('etag', part.etag);
    return reply.code(part.status).send(part.text);
  });
  app.get('/api/long', (request, reply) => {
    if (request.method === 'GET') part.asked += 1;
    return reply.send('x'.repeat(2000));
  });
  await addWebPages(app, { webFolder: folder, bodies: new BodyCache(), catalogState: () => state, ranksState: () => ranks });
  const ask = async (url: string, remoteAddress = '203.0.113.9') => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, remoteAddress });
    return { status: statusCode, body };
  };
  return { app, part, ask, change: () => (state = {}), changeRanks: () => (ranks = {}) };
}

it('pages and unknown paths count in the flood limit, by whoever asked; what the server asks itself for them does not', async () => {
  const { ask } = await site(true);
  for (let count = 0; count < 750; count += 1) {
    await ask(`/page?${count}`);
    await ask('/api/nothing');
  }
  expect((await ask('/page?more')).status).toBe(429);
  expect((await ask('/api/nothing')).status).toBe(429);
  for (let count = 0; count < 751; count += 1) await ask(`/other?${count}`, '203.0.113.10');
  expect((await ask('/new-page', '203.0.113.11')).body).toContain('the part');
  expect((await ask('/api/part', '127.0.0.1')).status).toBe(200);
});

it('a page that lacks something is sent but not kept', async () => {
  const { ask, part } = await site(false);
  part.status = 503;
  expect((await ask('/page')).body).toContain('a hole');
  part.status = 200;
  expect((await ask('/page')).body).toContain('the part');
  const { asked } = part;
  await ask('/page');
  expect(part.asked).toBe(asked);
});

it.each([{ etag: '"one"' }, {}])(
  'when the catalogs have changed, a page is drawn anew only where its answers are others %o',
  async ({ etag }) => {
    const { ask, part, change } = await site(false);
    const drawn = () => (globalThis as { pagesDrawn?: number }).pagesDrawn ?? 0;
    Object.assign(part, { etag });
    await ask('/page');
    const before = drawn();
    for (let count = 0; count < 3; count += 1) {
      change();
      for (const url of ['/page', '/page']) expect((await ask(url)).body).toContain('the part');
    }
    expect(drawn()).toBe(before);
    Object.assign(part, { text: 'the other part', ...(etag === undefined ? {} : { etag: '"two"' }) });
    expect((await ask('/page')).body).toContain('the part');
    change();
    expect((await ask('/page')).body).toContain('the other part');
    part.status = 503;
    change();
    expect((await ask('/page')).body).toContain('a hole');
    part.status = 200;
    expect((await ask('/page')).body).toContain('the other part');
    // Once for the other part, once with the hole; what was kept before it still holds.
    expect(drawn()).toBe(before + 2);
  },
);

it('a page that was drawn before the closing ranks were read in has them afterwards', async () => {
  const { ask, part, changeRanks } = await site(false);
  await ask('/page');
  part.text = 'the ranks';
  expect((await ask('/page')).body).toContain('the part');
  changeRanks();
  expect((await ask('/page')).body).toContain('the ranks');
});

it('of an answer too long for any page it asks the length alone', async () => {
  const { ask, part } = await site(false);
  expect((await ask('/long')).body).toContain('2000');
  expect(part.asked).toBe(0);
});

it('of a crowd of new addresses a few are drawn, the rest get the plain document at once; one address is drawn once', async () => {
  const { ask, part } = await site(false);
  let go = () => undefined as void;
  part.wait = new Promise((resolve) => (go = resolve));
  const same = Array.from({ length: 40 }, () => ask('/same'));
  const crowd = Array.from({ length: 100 }, (_, index) => ask(`/page?${index}`));
  const first = await Promise.race(crowd);
  expect(first.status).toBe(200);
  expect(first.body).toContain('<title>plain</title>');
  go();
  const drawn = (await Promise.all(crowd)).filter(({ body }) => body.includes('the part'));
  expect(drawn.length).toBeLessThan(40);
  expect((await Promise.all(same)).every(({ body }) => body.includes('the part'))).toBe(true);
  expect(part.asked).toBe(drawn.length + 1);
});

it.each(['/a%0ab', '/courses/%00', '/%E2%80%A8', '/courses/%E0%A4%A', '/%', '/%E0%A4%A?search=%E0%A4%A'])(
  'nobody can read %s: the page that says so',
  async (path) => {
    const { ask } = await site(false);
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).toContain('<title>nowhere</title>');
  },
);

it('the pseudo-language is spoken only where tests ask for it, and the document says so', async () => {
  const spoken = await site(false, true);
  const { status, body } = await spoken.ask('/en-XA/page');
  expect(status).toBe(200);
  expect(body).toMatch(/<html lang="en-XA" dir="ltr">.*the part/s);
  expect((await spoken.ask('/en-XA/browser')).body).toMatch(/<html lang="en-XA" dir="ltr">.*plain/s);
  const { ask } = await site(false);
  for (const path of ['/en-XA', '/en-XA/', '/en-XA/page', '/en-XA/browser', '/en-XA?search=a']) {
    const refused = await ask(path);
    expect(refused.status, path).toBe(404);
    expect(refused.body, path).toMatch(/<html lang="en" dir="ltr">.*nowhere/s);
  }
  expect((await ask('/en-XAVIER')).body).toContain('the part');
});

it('what a program cannot read stays in words for programs', async () => {
  const { ask } = await site(false);
  for (const path of ['/api/courses/%E0%A4%A', '/assets/%E0%A4%A']) {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'malformed' });
  }
});

it('asks for the style sheet ahead of the page that links it, wherever a page is sent whole', async () => {
  const { app } = await site(false, true);
  const answers = await Promise.all(['/drawn', '/404', '/en-XA/browser', `/${'x'.repeat(400)}`].map((url) => app.inject({ url })));
  for (const { headers, body } of answers) {
    const linked = /<link rel="stylesheet" crossorigin href="([^"]*)">/.exec(body)?.[1];
    // A word that differs from the document's, and the browser fetches it twice.
    expect(headers.link).toBe(`<${linked}>; rel=preload; as=style; crossorigin`);
  }
  const etag = String(answers[0]?.headers.etag);
  const unchanged = await app.inject({ url: '/drawn', headers: { 'if-none-match': etag } });
  expect([unchanged.statusCode, unchanged.headers.link]).toEqual([304, undefined]);
});
