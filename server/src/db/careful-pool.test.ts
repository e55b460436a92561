import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openPool } from './connect.ts';

let database: TestDatabase;
let wire: Server;
let address: { host: string; port: number };
/** A network that can swallow everything, or break. */
const pairs = new Set<[Socket, Socket]>();
const eachPair = (act: (...pair: [Socket, Socket]) => void) => pairs.forEach((pair) => act(...pair));
let frozen = false;
const freeze = () => {
  frozen = true;
  eachPair((near, far) => near.unpipe(far).pause());
};
const thaw = () => {
  frozen = false;
  eachPair((near, far) => near.pipe(far));
};
const cut = () => eachPair((near) => near.destroy());

beforeAll(async () => {
  database = await testDatabase();
  const { host, port } = database.connection;
  wire = createServer((near) => {
    const far = connect(join(host!, `.s.PGSQL.${port}`));
    far.pipe(near);
    if (frozen) near.pause();
    else near.pipe(far);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pair.forEach((each) => each.destroy());
        pairs.delete(pair);
      });
    }
  });
  address = await new Promise((resolve) =>
    wire.listen(0, '127.0.0.1', () => resolve({ host: '127.0.0.1', port: (wire.address() as { port: number }).port })),
  );
  await database.pool.query('create table notes (text text primary key)');
});
afterAll(async () => {
  cut();
  await new Promise((resolve) => wire.close(resolve));
});

const through = (more: pg.PoolConfig) => openPool({ ...database.connection, ...address, ...more });
const kept = async () => (await database.pool.query<{ text: string }>('select text from notes order by 1')).rows.map(({ text }) => text);
const transactions = (db: ReturnType<typeof openPool>['db'], count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => db.transaction((tx) => tx.execute(sql`select 1`))));

it('has every place again after the database was away in the middle of transactions', async () => {
  const { db, pool } = through({ max: 3, query_timeout: 300, connectionTimeoutMillis: 500 });
  await transactions(db, 3);
  freeze();
  expect((await transactions(db, 6)).map(({ status }) => status)).toEqual(new Array(6).fill('rejected'));
  thaw();
  expect((await transactions(db, 9)).map(({ status }) => status)).toEqual(new Array(9).fill('fulfilled'));
  cut();
  await transactions(db, 6);
  expect((await transactions(db, 9)).map(({ status }) => status)).toEqual(new Array(9).fill('fulfilled'));
  expect(pool.totalCount).toBeLessThanOrEqual(3);
  await pool.end();
});

it('never uses a connection again whose transaction was given up, so that no later write is lost with it', async () => {
  const { db, pool } = through({ max: 1, query_timeout: 300 });
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('half')`);
      await tx.execute(sql`select pg_sleep(1)`);
    }),
  ).rejects.toThrow();
  await db.execute(sql`insert into notes values ('whole')`);
  await pool.end();
  expect(await kept()).toEqual(['whole']);
});
