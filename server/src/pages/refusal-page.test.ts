/** What a person reads whose page cannot be drawn now. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'disha-refusal-'));
  for (const name of ['dist/.vite', 'dist/assets', 'dist-server']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'dist/assets/code-1234.js'), 'export {};');
  writeFileSync(
    join(folder, 'dist/index.html'),
    `<html lang="en"><head><!--page-head--><title>plain</title><!--/page-head--><meta name="robots" content="index, follow" />
    <script type="module" crossorigin src="/assets/code-1234.js"></script><link rel="stylesheet" href="/assets/x.css"></head>
    <body><!--page-body--><noscript><!--no-script-->On!<!--/no-script--></noscript><!--/page-body-->
    <p><!--late-->Late<!--/late--></p></body></html>`,
  );
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), '{}');
  writeFileSync(
    join(folder, 'dist-server/entry-server.js'),
    `const page = { status: 200, state: '', files: [], language: 'en' };
    export const publicPaths = () => ({ pages: ['/'], details: [] });
    export const longestAnswer = 1000;
    export const isDrawn = (url) => !url.includes('/dashboard');
    export const renderPage = async (url) =>
      isDrawn(url)
        ? { ...page, head: '<title>drawn</title>', body: 'drawn ' + url }
        : { ...page, head: '<meta name="robots" content="noindex">', body: '' };`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function site(env: Record<string, string> = {}) {
  const delay = { ms: 0 };
  const { app } = await testApp({ webFolder: folder, tooBusyMs: 3000, loopDelayMs: () => delay.ms, env });
  return { delay, ask: (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => app.inject({ method, url }) };
}

it('says in the language of the address that there is no time, and loads itself again', async () => {
  const { delay, ask } = await site();
  delay.ms = 2000;
  for (const [url, language, busy, waits] of [
    ['/', 'en', 'The service is busy.', 'This page loads itself again in 2 seconds.'],
    ['/courses?stream=arts', 'en', 'The service is busy.', 'This page loads itself again in 2 seconds.'],
    ['/hi', 'hi', 'अभी बहुत लोग आए हुए हैं।', 'यह पेज 2 सेकंड में अपने आप फिर खुलेगा।'],
    ['/hi/courses', 'hi', 'अभी बहुत लोग आए हुए हैं।', 'यह पेज 2 सेकंड में अपने आप फिर खुलेगा।'],
  ] as const) {
    const { statusCode, headers, body } = await ask(url);
    expect(statusCode, url).toBe(503);
    expect(headers, url).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      'retry-after': '2',
    });
    expect(headers['content-security-policy'], url).toContain("default-src 'none'");
    expect(body, url).toContain(`<html lang="${language}" dir="ltr">`);
    expect(body, url).toContain('<meta http-equiv="refresh" content="2">');
    expect(body, url).toContain(busy);
    expect(body, url).toContain(waits);
    // Its style comes, its code does not: there is nothing for it to do.
    expect(body, url).toContain('rel="stylesheet"');
    expect(body, url).not.toContain('<script');
    expect(body, url).not.toContain('{"success"');
  }
});

it('a page that is kept, one that its browser draws, and files are sent however busy we are; a call is refused as before', async () => {
  const { delay, ask } = await site();
  expect((await ask('/hi/kept')).body).toContain('drawn /hi/kept');
  delay.ms = 60_000;
  expect((await ask('/hi/kept')).body).toContain('drawn /hi/kept');
  expect((await ask('/dashboard')).statusCode).toBe(200);
  expect((await ask('/assets/code-1234.js')).statusCode).toBe(200);
  expect((await ask('/robots.txt')).statusCode).toBe(200);
  expect((await ask('/api/search?q=x')).json()).toMatchObject({ success: false, code: 'unavailable' });
  expect((await ask('/nothing', 'POST')).json()).toMatchObject({ success: false, code: 'not_found' });
});

it('whoever asks too often is told so on a page too', async () => {
  const { ask } = await site({ RATE_LIMIT: 'on' });
  for (let count = 0; count < 1500; count += 1) await ask('/api/settings');
  const { statusCode, headers, body } = await ask('/hi/courses');
  expect(statusCode).toBe(429);
  expect(headers['content-type']).toContain('text/html');
  expect(Number(headers['retry-after'])).toBeGreaterThan(30);
  expect(body).toContain('थोड़े समय में बहुत बार कोशिश हो गई।');
});

it('what only a browser draws has its twins, its own words, and is not to be found', async () => {
  const { ask } = await site({ PUBLIC_URL: 'https://disha.example' });
  const { body } = await ask('/hi/dashboard?token=secret');
  expect(body).toContain('<link rel="alternate" hreflang="en" href="https://disha.example/dashboard">');
  expect(body).toContain('<link rel="alternate" hreflang="hi" href="https://disha.example/hi/dashboard">');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('index, follow');
  expect(body).toContain('<noscript>इस पेज के लिए JavaScript चाहिए।');
  expect(body).toContain('<p>इस पेज के कुछ बटन अभी काम नहीं कर रहे हैं।');
  expect(body).not.toContain('secret');
  expect((await ask('/robots.txt')).body).toMatch(/Disallow: \/desk\n(.*\n)*?Disallow: \/hi\/desk\n/);
});
