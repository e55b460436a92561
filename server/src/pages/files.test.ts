/** Files of the web application: parts and conditions, as browsers and proxies ask. */
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LocalizedLanguages } from '../http/language.ts';
import { BodyCache } from '../http/body-cache.ts';
import { answerError } from '../http/errors.ts';
import { addWebPages } from './web-pages.ts';

const text = 'export const answer = 42;\n'.repeat(4);
const folder = mkdtempSync(join(tmpdir(), 'disha-files-'));
let app: FastifyInstance;
let etag = '';

const ask = (headers: Record<string, string>) => app.inject({ url: '/assets/code-1234.js', headers });

beforeAll(async () => {
  for (const name of ['dist/.vite', 'dist/assets', 'dist-server']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'dist/index.html'), '<html></html>');
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), '{}');
  writeFileSync(
    join(folder, 'dist-server/entry-server.js'),
    `export const renderPage = () => undefined;
    export const isDrawn = () => true;
    export const publicPaths = () => ({ pages: [], details: [] });`,
  );
  writeFileSync(join(folder, 'dist/assets/code-1234.js'), text);
  writeFileSync(join(folder, 'dist/assets/code-1234.js.br'), brotliCompressSync(text));
  writeFileSync(join(folder, 'dist/icon.svg'), '<svg></svg>');
  app = Fastify();
  app.setErrorHandler(answerError);
  app.decorate('servedLanguages', new LocalizedLanguages({ pseudo: false }));
  await addWebPages(app, { webFolder: folder, bodies: new BodyCache(), catalogState: () => 1 });
  etag = String((await ask({})).headers.etag);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('sends a file compressed to who can read it, under its own address alone', async () => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': 'br' });
  expect([headers['content-encoding'], brotliDecompressSync(rawPayload).toString()]).toEqual(['br', text]);
  expect((await ask({})).body).toBe(text);
  expect((await app.inject({ method: 'HEAD', url: '/assets/code-1234.js' })).headers['content-length']).toBe(String(text.length));
});

it.each(['code-1234.js.br', 'none-1234.js', '', '..%2ficon.svg', '%2e%2e%2ficon.svg'])('has nothing at /assets/%s', async (name) => {
  const { statusCode, headers } = await app.inject({ url: `/assets/${name}` });
  expect(statusCode).toBe(404);
  expect(headers['cache-control'] ?? '').not.toContain('immutable');
});

it('lets a file be kept for ever that carries its hash, and any other for an hour', async () => {
  expect((await ask({})).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject({ url: '/icon.svg' })).headers['cache-control']).toBe('public, max-age=3600');
});

it('sends the part that was asked for', async () => {
  const { statusCode, headers, body } = await ask({ range: 'bytes=7-11' });
  expect(statusCode).toBe(206);
  expect(headers['content-range']).toBe(`bytes 7-11/${text.length}`);
  expect(body).toBe('const');
  expect((await ask({ range: 'bytes=-3' })).body).toBe(text.slice(-3));
});

it.each(['bytes=1000-1001', 'bytes=1000-', `bytes=${text.length}-`, 'bytes=5-1', 'bytes=abc'])(
  'says that there is no part %s',
  async (range) => {
    const { statusCode, headers, json } = await ask({ range });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${text.length}`);
    expect(json()).toMatchObject({ success: false, code: 'range_not_satisfiable' });
  },
);

it.each(['lines=1-2', 'bytes=0-1,4-5', 'bytes', ''])('sends the whole for a range of another kind, or for several: %s', async (range) => {
  const { statusCode, body } = await ask({ range });
  expect([statusCode, body]).toEqual([200, text]);
});

it('sends a part only of the version that was meant', async () => {
  expect((await ask({ range: 'bytes=7-11', 'if-range': etag })).statusCode).toBe(206);
  expect((await ask({ range: 'bytes=7-11', 'if-range': '"another"' })).statusCode).toBe(200);
});

it.each([
  ['if-match', '"another"'],
  ['if-unmodified-since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
])('says that the condition does not hold: %s', async (name, value) => {
  const { statusCode, json } = await ask({ [name]: value });
  expect(statusCode).toBe(412);
  expect(json()).toMatchObject({ success: false, code: 'precondition_failed' });
});

it('sends it where the condition holds', async () => {
  expect((await ask({ 'if-match': '*' })).statusCode).toBe(200);
  expect((await ask({ 'if-unmodified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' })).statusCode).toBe(200);
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
});
