/** Over real connections: the handler of cached responses begins where they arrive. */
import { Agent, request as open, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { atTheEnd } from '../testing/at-the-end.ts';
import { sampleCollege, sampleExam } from '../testing/sample-catalog.ts';
import { adminToken, testApp, type TestAppOptions } from '../testing/test-app.ts';

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function site(options: TestAppOptions = {}) {
  const colleges = Array.from({ length: 30 }, (_, index) => sampleCollege({ id: `college-${index}`, name: `College number ${index}` }));
  const server = await testApp({ catalog: { exams: [sampleExam()], colleges }, ...options });
  let atLength = 0;
  server.app.addHook('onRequest', (_request, _reply, done) => {
    atLength += 1;
    done();
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  atTheEnd(() => agent.destroy());
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      open({ port, host: '127.0.0.1', path, method, headers, agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }))
          .on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  /** How many of the requests made meanwhile the framework has seen. */
  const seenAtLength = async (work: () => Promise<unknown>) => {
    const before = atLength;
    await work();
    return atLength - before;
  };
  return { ...server, ask, seenAtLength };
}

const withoutId = ({ status, headers: { 'x-request-id': _id, date: _date, ...headers }, body }: Got) => ({ status, headers, body });

describe('whoever asks for what was sent before', () => {
  it('gets the very same, whatever they accept, without the framework', async () => {
    const { ask, seenAtLength } = await site();
    const etagOf = async (path: string, headers: Record<string, string>) => String((await ask(path, headers)).headers.etag);
    for (const path of ['/api/exams/filters', '/api/exams/jee-main', '/api/colleges?search=number%207', '/api/colleges?limit=1000']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const first = await ask(path, headers);
        const etag = await etagOf(path, headers);
        for (const [method, more] of [
          ['GET', {}],
          ['HEAD', {}],
          ['GET', { 'if-none-match': etag }],
          ['GET', { 'if-none-match': `"other", W/${etag}` }],
        ] as const) {
          let again: Got | undefined;
          expect(await seenAtLength(async () => (again = await ask(path, { ...headers, ...more }, method)))).toBe(0);
          // An address no request has named yet: the same question, answered at length.
          const fresh = `${path}${path.includes('?') ? '&' : '?'}fresh=${method}-${encoding}-${'if-none-match' in more}`;
          const atLength = await ask(fresh, { ...headers, ...more }, method);
          expect(withoutId(again!)).toEqual(withoutId(atLength));
          expect(again!.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
          expect(again!.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
        }
      }
    }
  });

  it('is answered in their own language, compressed or not, whoever asked first', async () => {
    const { ask, seenAtLength } = await site({ env: { PSEUDO_LANGUAGE: 'on' } });
    const opened = ({ headers, body }: Got) => (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
    const said = (got: Got) => (JSON.parse(opened(got)) as { message: string }).message;
    const words = { en: 'Exams', 'en-XA': expect.stringMatching(/^\P{ASCII}+~+$/u) };
    for (const encoding of ['br', 'identity']) {
      for (const round of ['first', 'again']) {
        for (const [language, message] of Object.entries(words)) {
          const ways: [path: string, header: string, vary: boolean][] = [
            [`/api/exams?lang=${language}`, 'en', false],
            [`/api/exams?lang=${language}`, 'en-XA', false],
            ['/api/exams', language, true],
          ];
          for (const [path, header, varies] of ways) {
            let got: Got | undefined;
            const atLength = await seenAtLength(
              async () => (got = await ask(path, { 'accept-encoding': encoding, 'accept-language': header })),
            );
            if (round === 'again') expect([path, header, atLength]).toEqual([path, header, 0]);
            expect(said(got!)).toEqual(message);
            expect(got!.headers['content-language']).toBe(language);
            expect(String(got!.headers.vary).includes('accept-language')).toBe(varies);
          }
        }
      }
    }
    // What a browser has kept of one language is not mistaken for the other.
    const { etag } = (await ask('/api/exams', { 'accept-language': 'en' })).headers;
    expect((await ask('/api/exams', { 'accept-language': 'en-XA', 'if-none-match': String(etag) })).status).toBe(200);
  });

  it('is counted and logged like everybody', async () => {
    const lines: string[] = [];
    const { ask } = await site({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => lines.push(line) } });
    for (let count = 0; count < 3; count += 1) await ask('/api/colleges?search=secret');
    const { body } = await ask('/metrics');
    expect(String(body)).toContain('disha_http_requests_total{method="GET",route="/api/colleges",status="200"} 3\n');
    expect(String(body)).toContain('disha_http_request_seconds_count{route="/api/colleges"} 3\n');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request completed');
    expect(logged.slice(0, 3)).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({
          reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          req: { method: 'GET', url: '/api/colleges' },
          res: { statusCode: 200 },
          responseTime: expect.any(Number),
        }),
      ),
    );
    expect(lines.join('')).not.toContain('secret');
  });

  it('sees a change once it is followed', async () => {
    const { ask, call, seenAtLength, shared } = await site();
    const name = async () =>
      (JSON.parse(String((await ask('/api/exams/jee-main')).body)) as { data: { exam: { name: string } } }).data.exam.name;
    await name();
    await call('PUT', '/exams/jee-main', { token: adminToken, body: { name: 'Another name' } });
    await shared.snapshot.settled();
    expect(await name()).toBe('Another name');
    expect(await seenAtLength(name)).toBe(0);
  });

  it('counts in the limit on floods', async () => {
    const { ask } = await site({ env: { RATE_LIMIT: 'on' } });
    await Promise.all(Array.from({ length: 1500 }, () => ask('/api/exams/filters')));
    const refused = await ask('/api/exams/filters');
    expect(refused.status).toBe(429);
    expect(JSON.parse(String(refused.body))).toMatchObject({ success: false, code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/api/health')).status).toBe(200);
  });

  it('is asked to come back on another connection when we are about to leave', async () => {
    const { ask, drain } = await site();
    await ask('/api/exams/filters');
    expect((await ask('/api/exams/filters')).headers.connection).toBe('keep-alive');
    const leaving = drain.begin({ askMs: 300, lingerMs: 100, longestMs: 1000 });
    expect((await ask('/api/exams/filters')).headers.connection).toBe('close');
    await leaving;
  });
});

it('another method, and whatever is a person’s own, goes the longer way', async () => {
  const { ask, seenAtLength } = await site();
  await ask('/api/exams/filters');
  expect((await ask('/api/exams/filters', {}, 'DELETE')).status).toBe(405);
  for (const path of ['/api/bookmarks', '/api/settings', '/api/nothing']) {
    await ask(path);
    expect(await seenAtLength(() => ask(path))).toBe(1);
  }
});
