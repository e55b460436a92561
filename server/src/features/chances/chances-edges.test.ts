/** Bad input, a college's own page, loading, privacy. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { asked, temporaryCutoffs, du, josaa, mcc, mhtcet, seats } from '../../testing/cutoffs-fixture.ts';
import { sampleCollege } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { openPool } from '../../db/connect.ts';
import { loadCutoffs, type CutoffLoading } from './load-cutoffs.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    catalog: {
      colleges: ['nit-warangal', 'unranked', 'miranda-house', 'a-college', 'a-medical-college'].map((id) => sampleCollege({ id })),
    },
  });
  await loadCutoffs(temporaryCutoffs([josaa, mcc, mhtcet, du]), server.db).done;
});

describe('what cannot be', () => {
  it.each<[string, object]>([
    ['value', { value: 0 }],
    ['value', { value: -1 }],
    ['value', { value: 1e9 }],
    ['value', { value: 12.5 }],
    ['value', { value: 'first' }],
    ['value', { value: undefined }],
    ['value', { counselling: 'mhtcet', list: 'mht-cet', value: 101 }],
    ['categoryValue', { categoryValue: 0 }],
    ['pwdValue', { pwdValue: 1e9 }],
    ['category', { category: 'Royal' }],
    ['counselling', { counselling: 'nowhere' }],
    ['list', { list: 'neet-ug' }],
    ['gender', { gender: 'any' }],
    ['pwd', { pwd: 'yes' }],
    ['class12State', { class12State: 'Atlantis' }],
    ['kind', { kind: 'palace' }],
    ['band', { band: 'sure' }],
    ['sortBy', { sortBy: 'luck' }],
    ['limit', { limit: 101 }],
    ['limit', { limit: 0 }],
    ['cursor', { cursor: 'abc' }],
    ['field', { field: 'magic' }],
    ['conditions.0', { conditions: ['royal'] }],
    ['', { colour: 'blue' }],
  ])('%s: 400 for %j', async (name, body) => {
    const { status, body: answer } = await server.call('POST', '/chances', { body: { ...asked, ...body } });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ success: false, code: 'invalid', errors: [{ path: name }] });
  });
});

describe('a college', () => {
  it('shows what its open seats closed at', async () => {
    const { status, body } = await server.call('GET', '/chances/colleges/nit-warangal');
    expect(status).toBe(200);
    expect(body.data.lines.map(({ quota, counselling }: Record<string, string>) => `${counselling} ${quota}`).sort()).toEqual([
      'josaa HS',
      'josaa OS',
    ]);
    expect((await server.call('GET', '/chances/colleges/unranked')).body.data.lines).toEqual([]);
  });

  it('for women alone shows its seats, as theirs, and scores as scores', async () => {
    const { body } = await server.call('GET', '/chances/colleges/miranda-house');
    expect(body.data.lines).toMatchObject([
      { gender: 'female', unit: 'score', names: { list: expect.stringContaining('CUET') as string }, history: [{ closing: 894.636 }] },
    ]);
    const { lines } = (await server.call('GET', '/chances/colleges/nit-warangal')).body.data;
    expect(lines.map(({ unit }: { unit: string }) => unit)).toEqual(['rank', 'rank']);
  });

  it('shows seats of a region that nobody is asked about, and none that ask for more than a rank', async () => {
    const quotasOf = async (id: string) =>
      (await server.call('GET', `/chances/colleges/${id}`)).body.data.lines.map(({ quota }: { quota: string }) => quota).sort();
    expect(await quotasOf('a-college')).toEqual(['Home University', 'State Level']);
    expect(await quotasOf('a-medical-college')).toEqual(['All India', 'Deemed/Paid Seats Quota', 'Delhi University Quota']);
  });

  it('says its counselling, rank list and quota in words, in the language asked for', async () => {
    const namesIn = async (language: string) =>
      (await server.call('GET', `/chances/colleges/nit-warangal?lang=${language}`)).body.data.lines[0].names as Record<string, string>;
    expect(await namesIn('en')).toMatchObject({ counselling: expect.stringContaining('JoSAA') as string, quota: 'Home state' });
    expect((await namesIn('hi'))['quota']).toBe('अपना राज्य');
  });

  it('that is not in the directory is not found', async () => {
    const { status, body } = await server.call('GET', '/chances/colleges/nowhere');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('loading', () => {
  it('happens once for the same files, and again for others', async () => {
    const folder = temporaryCutoffs([josaa]);
    const other = await testApp();
    expect(await loadCutoffs(folder, other.db).done).toBe(1);
    expect(await loadCutoffs(folder, other.db).done).toBe(0);
    expect(await loadCutoffs(temporaryCutoffs([{ ...josaa, lines: josaa.lines.slice(0, 6) }]), other.db).done).toBe(1);
    const { body } = await other.call('POST', '/chances', { body: { ...asked, class12State: 'Goa' } });
    expect(body.data.lines).toHaveLength(3);
  });

  it('that fails is told and tried again, until it is stopped', async () => {
    const other = await testApp();
    const folder = temporaryCutoffs([josaa]);
    await other.db.execute(sql`alter table cutoff_lines rename to away`);
    const failed: unknown[] = [];
    const mend = async () => other.db.execute(sql`alter table away rename to cutoff_lines`);
    const onFailure = (error: unknown) => {
      failed.push(error);
      if (failed.length === 2) void mend();
    };
    expect(await loadCutoffs(folder, other.db, { onFailure, pauseMs: 1 }).done).toBe(1);
    expect(failed.length).toBeGreaterThanOrEqual(2);
    expect((await other.call('POST', '/chances', { body: { ...asked, class12State: 'Goa' } })).status).toBe(200);

    await other.db.execute(sql`alter table cutoff_names rename to gone`);
    const less = temporaryCutoffs([{ ...josaa, lines: josaa.lines.slice(0, 6) }]);
    const hopeless = await new Promise<CutoffLoading>((resolve) => {
      const loading = loadCutoffs(less, other.db, { onFailure: () => resolve(loading), pauseMs: 3_600_000 });
    });
    await hopeless.stop();
    expect(await hopeless.done).toBe(0);
  });

  it('by another process is seen in the next answer, and in the next page', async () => {
    const other = await testApp();
    const many = { ...asked, class12State: 'Goa', sortBy: 'name', limit: 2 } as const;
    await loadCutoffs(temporaryCutoffs([josaa]), other.db).done;
    const first = await other.call('POST', '/chances', { body: many });
    const { nextCursor } = first.body.data;
    expect(nextCursor).not.toBeNull();
    // Without those of the institute that comes last by name.
    await loadCutoffs(temporaryCutoffs([{ ...josaa, lines: josaa.lines.slice(2) }]), other.db).done;
    expect((await other.call('POST', '/chances', { body: { ...many, cursor: nextCursor } })).body.data.lines).toHaveLength(1);
    expect((await other.call('POST', '/chances', { body: { ...many, limit: 50 } })).body.data.lines).toHaveLength(3);
  });

  it('by another process judges a list anew', async () => {
    const other = await testApp();
    const closing = (at: number) => seats({ closings: [at, at, at], institute: 2 });
    await loadCutoffs(temporaryCutoffs([{ ...josaa, lines: [closing(10_000)] }]), other.db).done;
    const [line] = (await other.call('POST', '/chances', { body: asked })).body.data.lines;
    const judged = async () => (await other.call('POST', '/chances/list', { body: { ...asked, lines: [line.id] } })).body.data.lines[0];
    expect(await judged()).toMatchObject({ band: 'likely' });
    await loadCutoffs(temporaryCutoffs([{ ...josaa, lines: [closing(2000)] }]), other.db).done;
    expect(await judged()).toMatchObject({ id: line.id, band: 'out' });
  });

  it('is not over yet: 503, and when to come again', async () => {
    const empty = await testApp();
    const { status, headers, body } = await empty.call('POST', '/chances', { body: asked });
    expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable']);
    expect((await empty.call('GET', '/chances/counsellings')).body.data.counsellings).toEqual([]);
  });
});

describe('privacy', () => {
  it('the answer is kept by nobody, and nothing of the question is logged, not even when the database is away', async () => {
    const lines: string[] = [];
    const { db, pool } = openPool(server.connection);
    const own = await testApp({
      env: { LOG_LEVEL: 'debug' },
      logTo: { write: (line) => lines.push(line) },
      database: { db, pool, connection: server.connection },
    });
    const body = { ...asked, value: 7654, categoryValue: 4567, category: 'SC', class12State: 'Mizoram', gender: 'female' };
    const good = await own.call('POST', '/chances', { body });
    expect([good.status, good.headers['cache-control']]).toEqual([200, 'no-store']);
    const [{ id }] = good.body.data.lines;
    const list = { ...body, lines: [id] };
    const judged = await own.call('POST', '/chances/list', { body: list });
    expect([judged.status, judged.headers['cache-control']]).toEqual([200, 'no-store']);
    const refused = await own.call('POST', '/chances/list', { body: { ...list, lines: [id, id] } });
    expect([refused.status, refused.headers['cache-control']]).toEqual([400, 'no-store']);
    await pool.end();
    for (const away of [await own.call('POST', '/chances', { body }), await own.call('POST', '/chances/list', { body: list })])
      expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect((await own.call('GET', '/taxonomy')).status).toBe(200);
    expect(lines.join('\n')).toContain('request failed');
    for (const secret of ['7654', '4567', 'Mizoram', 'female', id, Math.log(7654).toString().slice(0, 8)])
      expect(lines.join('\n')).not.toContain(secret);
  });
});
