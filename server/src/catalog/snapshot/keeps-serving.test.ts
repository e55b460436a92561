/** Catalogs are answered from memory while the database is away, and follow each other's changes while it is there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrateUnderLock, openPool } from '../../db/connect.ts';
import { startEmbedded, type EmbeddedPostgres } from '../../db/embedded.ts';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { catalogsWith, sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { shippedStates } from '../../testing/shipped-states.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { listenForChanges, type Listening } from './listen.ts';

const patience = { timeout: 15_000, interval: 50 };

/** A cluster of this file's own: a transaction of any of its databases counts for all of them, and it is stopped at the end. */
const dataDir = mkdtempSync(join(tmpdir(), 'disha-away-'));
let database: EmbeddedPostgres;
const start = async () => {
  database = await startEmbedded({ dataDir, durable: false });
};

async function databaseOf(name: string): Promise<TestDatabase> {
  const { connection } = database as { connection: pg.ClientConfig };
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = { ...connection, database: name, connectionTimeoutMillis: 1000 };
  await migrateUnderLock(own);
  const { db, pool } = openPool(own);
  return { db, pool, connection: own };
}

beforeAll(start, 60_000);

afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('two processes on one database', () => {
  it('show each other’s exams within a moment', async () => {
    const one = await testApp({ catalog: { exams: [sampleExam()] } });
    const two = await testApp({ database: one });
    const heard: unknown[] = [];
    const listening = listenForChanges(one.connection, two.shared.snapshot, (error) => heard.push(error));
    atTheEnd(() => listening.stop());
    // Listening begins a moment after it was asked for.
    await vi.waitFor(async () => {
      const { rows } = await one.pool.query("select 1 from pg_stat_activity where query ilike 'listen %' and datname = current_database()");
      expect(rows).toHaveLength(1);
    }, patience);

    expect((await one.call('POST', '/exams', { body: sampleExam({ id: 'new-exam', name: 'A New Exam' }), token: adminToken })).status).toBe(
      201,
    );
    await vi.waitFor(async () => expect((await two.call('GET', '/exams/new-exam')).status).toBe(200), patience);
    expect((await two.call('GET', '/exams')).body.data.pagination.totalCount).toBe(2);

    await one.call('PUT', '/exams/new-exam', { body: { name: 'Renamed' }, token: adminToken });
    await vi.waitFor(async () => expect((await two.call('GET', '/exams/new-exam')).body.data.exam.name).toBe('Renamed'), patience);

    await one.call('DELETE', '/exams/new-exam', { token: adminToken });
    await vi.waitFor(async () => expect((await two.call('GET', '/exams/new-exam')).status).toBe(404), patience);
    expect(heard).toEqual([]);
  });
});

describe('a process that begins', () => {
  const everything = (server: TestApp) =>
    server.call('GET', '/exams').then(({ body }) => body.data.exams.map(({ name }: { name: string }) => name).sort());
  const by = { who: 'operator' };

  it('shows what another changed between its first reading and its first listening', async () => {
    const shared = await databaseOf('begins');
    const one = await testApp({
      database: shared,
      catalog: { exams: [sampleExam(), sampleExam({ id: 'clat', name: 'CLAT' })], colleges: [sampleCollege()] },
    });
    const { snapshot, catalog } = (await testApp({ database: shared })).shared;
    const late = await testApp({ database: shared });
    await one.shared.corrections.correct('exams', 'jee-main', () => [{ field: 'name', to: 'Renamed' }], by);
    await one.shared.corrections.remove('exams', 'clat', by);
    await one.shared.corrections.add('exams', sampleExam({ id: 'new-exam', name: 'New' }), by);
    const readAll = vi.spyOn(late.shared.catalog, 'all');
    const listening = listenForChanges(shared.connection, late.shared.snapshot, () => undefined);
    await vi.waitFor(async () => expect(await everything(late)).toEqual(['New', 'Renamed']), patience);
    // Rows, and not everything.
    expect(readAll).not.toHaveBeenCalled();

    const some = vi.spyOn(catalog, 'some');
    const readAgain = async () => {
      some.mockClear();
      await snapshot.catchUp();
      return some.mock.calls.map(([kind, ids]) => [kind, [...ids].sort()]);
    };
    expect(await readAgain()).toEqual([['exams', ['clat', 'jee-main', 'new-exam']]]);
    expect(await readAgain()).toEqual([]);
    await listening.stop();
    await shared.pool.end();
  }, 60_000);

  it('reads once more what was written while a transaction is open, in whichever database of the cluster', async () => {
    const shared = await databaseOf('beside_another');
    const another = new pg.Client(database.connection as pg.ClientConfig);
    await another.connect();
    await another.query('begin');
    await another.query('select pg_current_xact_id()');
    const one = await testApp({ database: shared, catalog: { exams: [sampleExam()], colleges: [sampleCollege()] } });
    const some = vi.spyOn(one.shared.catalog, 'some');
    const readAgain = async () => {
      some.mockClear();
      await one.shared.snapshot.catchUp();
      return some.mock.calls.map(([kind]) => kind).sort();
    };
    // It could have written any of these rows itself, and no other connection may see which until it has ended.
    expect(await readAgain()).toEqual(['colleges', 'exams']);
    await another.query('rollback');
    // Now the moment moves on; what was read again this last time is the last.
    await readAgain();
    expect(await readAgain()).toEqual([]);
    await another.end();
    await shared.pool.end();
  }, 60_000);

  it('reads everything where files were loaded meanwhile', async () => {
    const one = await testApp({ catalog: { exams: [sampleExam()] } });
    const late = await testApp({ database: one });
    await one.shared.catalog.replaceShipped(catalogsWith({ exams: [sampleExam({ name: 'Shipped anew' })] }), 'another');
    await late.shared.snapshot.catchUp();
    expect(await everything(late)).toEqual(['Shipped anew']);
  });
});

describe('while the database is away', () => {
  let server: TestApp;
  let listening: Listening;

  beforeAll(async () => {
    const own = await databaseOf('away');
    server = await testApp({
      database: own,
      catalog: { courses: [sampleCourse()], colleges: [sampleCollege()], exams: [sampleExam()] },
      parts: { states: shippedStates() },
    });
    listening = listenForChanges(own.connection, server.shared.snapshot, () => undefined);
  }, 60_000);

  afterAll(async () => {
    await listening.stop();
    await server.pool.end();
  });

  it('lists, details and searches still answer, writes are told to wait, and everything is ready again by itself', async () => {
    expect((await server.call('GET', '/ready')).status).toBe(200);
    await database.stop();

    expect((await server.call('GET', '/ready')).status).toBe(503);
    for (const path of [
      '/courses',
      '/courses/btech-civil-engineering',
      '/courses/field/engineering_technology',
      '/courses/ai-recommended/field/engineering_technology',
      '/colleges?limit=10000',
      '/colleges/iit-bombay',
      '/colleges?search=iitb',
      '/colleges/stats',
      '/colleges/filters',
      '/exams',
      '/exams/jee-main',
      '/calendar?exams=jee-main',
      '/exams/stats',
      '/search?q=iit',
      '/states',
      '/states/goa',
    ]) {
      expect((await server.call('GET', path)).status, path).toBe(200);
    }
    const refused = await server.call('POST', '/exams', { body: sampleExam({ id: 'later' }), token: adminToken });
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();

    await start();
    await vi.waitFor(async () => expect((await server.call('GET', '/ready')).status).toBe(200), patience);
    expect((await server.call('POST', '/exams', { body: sampleExam({ id: 'later' }), token: adminToken })).status).toBe(201);
    // Changes of other processes are heard again too.
    await server.shared.corrections.add('exams', sampleExam({ id: 'from-elsewhere' }), { who: 'operator' });
    await vi.waitFor(async () => expect((await server.call('GET', '/exams/from-elsewhere')).status).toBe(200), patience);
  }, 60_000);
});
