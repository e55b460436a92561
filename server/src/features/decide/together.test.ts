import { togetherLimits } from '@disha/contract/together.limits';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptTables } from '../../db/kept-tables.ts';
import { purge } from '../../purge.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const day = 24 * 60 * 60_000;
let now = Date.now();
const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    env: { RATE_LIMIT: 'on', LOG_LEVEL: 'trace' },
    logTo: { write: (line) => lines.push(line) },
    parts: { now: () => new Date(now) },
  });
});

const sealed = (letter = 'A') => letter.repeat(60);
/** Each from an address of its own: how many one may make is a test of its own. */
let address = 0;
const make = async (body: unknown = { sealed: sealed() }) => {
  address += 1;
  const remoteAddress = `10.9.${address >> 8}.${address & 255}`;
  const answer = await server.app.inject({ method: 'POST', url: '/api/together', payload: body as object, remoteAddress });
  return { status: answer.statusCode, body: answer.json() };
};
const made = async (): Promise<{ id: string; withdrawToken: string; until: string }> => {
  const { status, body } = await make();
  expect(status).toBe(201);
  return body.data;
};
const none = { success: false, code: 'not_found', messageId: 'together.none' };
const withToken = (token: string) => ({ headers: { 'withdraw-token': token } });

describe('what is sent', () => {
  it.each([
    ['nothing', {}],
    ['no text', { sealed: 5 }],
    ['an empty text', { sealed: '' }],
    ['too little to be sealed', { sealed: 'A'.repeat(42) }],
    ['one letter too many', { sealed: 'A'.repeat(togetherLimits.sealed + 1) }],
    ['what is no base64url', { sealed: `${sealed()}<script>` }],
    ['a line of it', { sealed: `${sealed()}\n` }],
    ['something beside it', { sealed: sealed(), name: 'Asha' }],
    ['a list', [sealed()]],
  ])('is refused where it is %s', async (_what, body) => {
    expect(await make(body)).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
  });

  it('may be as long as is said', async () => {
    expect((await make({ sealed: 'A'.repeat(togetherLimits.sealed) })).status).toBe(201);
  });

  it.each(['x', '../../x', "' or 1=1 --", 'A'.repeat(22), 'A'.repeat(5000), '%00', '__proto__'])(
    'is not there under the id %j, by whatever way it is asked',
    async (id) => {
      const { withdrawToken } = await made();
      const path = `/together/${encodeURIComponent(id)}`;
      const answers = await Promise.all([
        server.call('GET', path),
        server.call('PUT', `${path}/parent`, { body: { sealed: sealed(), version: 0 } }),
        server.call('PUT', `${path}/student`, { body: { sealed: sealed() }, ...withToken(withdrawToken) }),
        server.call('DELETE', path, withToken(withdrawToken)),
      ]);
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: none });
    },
  );

  it.each([-1, 0.5, '0', null, undefined, 1e9])('is refused of a parent with the version %j', async (version) => {
    const { id } = await made();
    const answer = await server.call('PUT', `/together/${id}/parent`, { body: { sealed: sealed(), version } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });
});

describe('two views', () => {
  it('are read by whoever has the link, kept by nobody on the way, and told to no other page', async () => {
    const { id, until } = await made();
    const answer = await server.call('GET', `/together/${id}`);
    expect(answer).toMatchObject({ status: 200, body: { data: { student: sealed(), parent: null, until } } });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(Object.keys(answer.body.data as object).sort()).toEqual(['parent', 'student', 'until']);
  });

  it('are written over the version that was read: of two at once one is told what stands there', async () => {
    const { id } = await made();
    const put = (letter: string, version: number) =>
      server.call('PUT', `/together/${id}/parent`, { body: { sealed: sealed(letter), version } });
    const both = await Promise.all([put('B', 0), put('C', 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await server.call('GET', `/together/${id}`);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'stale', messageId: 'together.stale', data: { parent: body.data.parent } });
    expect(await put('D', 1)).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    expect((await put('E', 5)).status).toBe(409);
  });

  it('are changed and withdrawn by the token alone', async () => {
    const [one, other] = [await made(), await made()];
    const bad = ['', 'x', other.withdrawToken, one.withdrawToken.slice(1), `${one.withdrawToken}x`];
    for (const token of bad) {
      const options = { body: { sealed: sealed('X') }, ...withToken(token) };
      expect(await server.call('PUT', `/together/${one.id}/student`, options)).toMatchObject({ status: 404, body: none });
      expect(await server.call('DELETE', `/together/${one.id}`, withToken(token))).toMatchObject({ status: 404, body: none });
    }
    expect(await server.call('DELETE', `/together/${one.id}`)).toMatchObject({ status: 404, body: none });
    const again = { body: { sealed: sealed('S') }, ...withToken(one.withdrawToken) };
    expect((await server.call('PUT', `/together/${one.id}/student`, again)).status).toBe(200);
    expect((await server.call('GET', `/together/${one.id}`)).body.data.student).toBe(sealed('S'));
    expect((await server.call('DELETE', `/together/${one.id}`, withToken(one.withdrawToken))).status).toBe(200);
    expect(await server.call('GET', `/together/${one.id}`)).toMatchObject({ status: 404, body: none });
    expect((await server.call('GET', `/together/${other.id}`)).status).toBe(200);
  });

  it('end after 30 days, are not there from then on and are removed', async () => {
    const { id, withdrawToken, until } = await made();
    expect(Date.parse(until) - now).toBe(30 * day);
    now += 30 * day;
    for (const answer of [
      await server.call('GET', `/together/${id}`),
      await server.call('PUT', `/together/${id}/parent`, { body: { sealed: sealed(), version: 0 } }),
      await server.call('PUT', `/together/${id}/student`, { body: { sealed: sealed() }, ...withToken(withdrawToken) }),
      await server.call('DELETE', `/together/${id}`, withToken(withdrawToken)),
    ])
      expect(answer).toMatchObject({ status: 404, body: none });
    now -= 30 * day;
    await server.db.execute(sql`update together set until = now() - interval '1 minute' where id = ${id}`);
    const rows = async () => (await server.db.execute(sql`select id from together`)).rows.map((row) => row['id']);
    const before = await rows();
    expect((await purge(server.shared)).together).toBe(1);
    expect(await rows()).toEqual(before.filter((one) => one !== id));
  });

  it('are made twenty times a day from one address', async () => {
    const ask = () => server.app.inject({ method: 'POST', url: '/api/together', payload: { sealed: sealed() }, remoteAddress: '10.8.0.1' });
    for (let count = 0; count < togetherLimits.aDay; count += 1) expect((await ask()).statusCode).toBe(201);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
  });

  it('leave nothing in table, log or backup that opens them', async () => {
    const { id, withdrawToken } = await made();
    await server.call('GET', `/together/${id}`);
    await server.call('PUT', `/together/${id}/parent`, { body: { sealed: sealed('P'), version: 0 } });
    await server.app.inject({ method: 'GET', url: `/api//together/${id}` });
    await server.app.inject({ method: 'GET', url: `/api/%74ogether/${id}` });
    await server.app.inject({ method: 'GET', url: `/together/${id}` });
    const { rows } = await server.db.execute(sql`select *, encode(token_hash, 'escape') as hash from together where id = ${id}`);
    expect(JSON.stringify(rows)).not.toContain(withdrawToken);
    const log = lines.join('');
    expect(log).toContain('/together/***');
    for (const secret of [id, withdrawToken, sealed('P')]) expect(log).not.toContain(secret);
    const client = await server.pool.connect();
    try {
      expect((await keptTables(client as never)).map(({ name }) => name)).not.toContain('together');
    } finally {
      client.release();
    }
  });
});
