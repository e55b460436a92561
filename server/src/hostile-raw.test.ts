/** What is no proper request at all, and senders that never finish. */
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { naughty } from './testing/hostile/from-schema.ts';
import { encoded } from './testing/hostile/requests.ts';
import { responseFault, sender } from './testing/hostile/send.ts';
import { rawShapes, sendRaw } from './testing/hostile/raw-shapes.ts';
import { fc, seed } from './testing/property.ts';
import { sampleExam } from './testing/sample-catalog.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

const isFull = process.env['HOSTILE_CASES'] !== undefined;
let server: TestApp;
let port = 0;
beforeAll(async () => {
  server = await testApp({ catalog: { exams: [sampleExam()] } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
const isWell = async () => (await fetch(`http://127.0.0.1:${port}/api/exams`)).status === 200;

describe('bytes that are no proper request', () => {
  it.each(rawShapes.map((shape) => [shape.what, shape] as const))('%s', async (_what, { bytes, answers }) => {
    const { text, statuses } = await sendRaw(port, bytes);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status !== 100).length).toBeLessThanOrEqual(answers);
    if (answers === 1) expect(text).not.toContain('hidden');
    expect(text).not.toMatch(/\n\s+at |node_modules|X-Secret/);
    expect(await isWell()).toBe(true);
  });
});

describe('senders that never finish', () => {
  const beginnings = [
    'G',
    'GET /api/exams HTTP/1.1\r\nHost: a\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":',
    '',
  ];

  it('three hundred of them at once leave everybody else undisturbed', async () => {
    const slow: Socket[] = Array.from({ length: 300 }, (_, index) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(beginnings[index % beginnings.length] ?? ''));
      socket.on('error', () => undefined);
      return socket;
    });
    await Promise.all(slow.map((socket) => new Promise((resolve) => socket.on('connect', resolve))));
    for (let round = 0; round < 20; round += 1) expect(await isWell()).toBe(true);
    slow.forEach((socket) => socket.destroy());
  });

  // It takes half a minute, so only when many cases are asked for.
  if (isFull)
    it('are sent away in the end', { timeout: 90_000 }, async () => {
      const started = Date.now();
      const ends = beginnings.slice(0, 3).map(
        (beginning) =>
          new Promise<number>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
            socket.on('data', () => undefined);
            socket.on('error', () => undefined);
            socket.on('close', () => resolve(Date.now() - started));
          }),
      );
      const seconds = (await Promise.all(ends)).map((ms) => Math.round(ms / 1000));
      console.log(`slow senders were sent away after ${seconds.join(', ')} s`);
      expect(Math.max(...seconds)).toBeLessThan(50);
    });
});

if (isFull) {
  describe('pages', () => {
    const known = [
      '/',
      '/courses',
      '/colleges',
      '/exams',
      '/exams/jee-main',
      '/colleges/iit-bombay',
      '/courses/btech-civil-engineering',
      '/privacy',
      '/auth/login',
      '/quiz/start',
      '/dashboard',
      '/assets/',
      '/favicon.svg',
      '/robots.txt',
      '/.env',
      '/.git/config',
      '/index.html',
      '/server/src/main.ts',
    ];
    const part = fc.oneof(naughty, fc.string({ unit: 'binary', maxLength: 40 })).map((text) => encoded(text.slice(0, 800)));
    const address = fc.oneof(
      fc.tuple(fc.constantFrom(...known), part).map(([path, text]) => `${path}?search=${text}`),
      fc.tuple(fc.constantFrom(...known), part, part).map(([path, name, value]) => `${path}?${name}=${value}&${name}=${value}`),
      fc.tuple(fc.constantFrom(...known), part).map(([path, text]) => `${path}/${text}`),
      part.map((text) => `/${text}`),
    );

    it('never fail, and never hold what an address put in as code', { timeout: 300_000 }, async () => {
      const own = await testApp({ catalog: { exams: [sampleExam()] }, webFolder: fileURLToPath(new URL('../../web', import.meta.url)) });
      await own.app.listen({ port: 0, host: '127.0.0.1' });
      const http = sender((own.app.server.address() as { port: number }).port);
      let pages = 0;
      const result = await fc.check(
        fc.asyncProperty(address, async (path) => {
          const answer = await http.send({ method: 'GET', path, headers: {}, body: undefined, as: 'nobody' }, undefined);
          pages += 1;
          const fault = responseFault(answer, path.startsWith('/api'), undefined);
          if (fault) throw new Error(`GET ${path.slice(0, 200)}: the answer ${fault}`);
          if (/<script>alert|onerror=alert\(1\)>|<svg\/onload/.test(answer.body))
            throw new Error(`GET ${path.slice(0, 200)}: what was asked for stands in the page as code`);
          if (/DATABASE_URL=|repositoryformatversion|buildApp/.test(answer.body))
            throw new Error(`GET ${path.slice(0, 200)}: a file of ours was sent`);
        }),
        { seed, numRuns: 2000, endOnFailure: true },
      );
      http.close();
      console.log(`hostile pages: ${pages}`);
      if (result.failed) throw new Error(`${String(result.errorInstance)} (SEED=${seed})`);
    });
  });
}
