import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../http/errors.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { byMoment, byUuid, Keyset } from './keyset.ts';

const key = [byMoment(sql`at`), byUuid(sql`id`)] as const;
const orders = { desc: new Keyset('desc', ...key), asc: new Keyset('asc', ...key) };

let database: TestDatabase;
const all: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
  // Several rows share a moment, and moments differ by a microsecond.
  await database.pool.query(`
    create table notes (id uuid primary key default gen_random_uuid(), at timestamptz not null);
    insert into notes (at)
      select timestamptz '2026-11-15 10:00:00.000001+05:30' + (n / 3) * interval '1 microsecond' from generate_series(1, 3000) n;
    create index notes_at on notes (at, id)`);
  const { rows } = await database.pool.query<{ id: string }>('select id from notes order by at, id');
  all.push(...rows.map(({ id }) => id));
});
afterAll(() => database.pool.query('drop table notes'));

async function page(order: Keyset, limit: number, cursor?: string) {
  const { rows } = await database.db.execute<{ id: string; position: string[] }>(sql`
    select id, ${order.position} as position from notes where ${order.after(cursor) ?? sql`true`}
    order by ${order.order} limit ${limit + 1}`);
  return order.pageOf(rows, limit);
}

async function walk(order: Keyset, limit: number, between: () => Promise<unknown> = () => Promise.resolve()): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const { rows, nextCursor } = await page(order, limit, cursor ?? undefined);
    expect(rows.length).toBeLessThanOrEqual(limit);
    seen.push(...rows.map(({ id }) => id));
    cursor = nextCursor;
    await between();
  } while (cursor !== null);
  return seen;
}

describe('pages, one after the other', () => {
  it.each([1000, 999, 7000])('of %i rows hold every row once, in order, both ways', async (limit) => {
    expect(await walk(orders.asc, limit)).toEqual(all);
    expect(await walk(orders.desc, limit)).toEqual(all.toReversed());
  });

  it('neither repeat nor miss a row while others are added before, behind and among them', async () => {
    const added = () =>
      database.pool.query(
        `insert into notes (at) select timestamptz '2026-11-15 10:00:00+05:30' + random() * interval '0.002 s' from generate_series(1, 20)`,
      );
    const known = new Set(all);
    for (const order of [orders.asc, orders.desc]) {
      const seen = await walk(order, 250, added);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => known.has(id))).toEqual(order === orders.asc ? all : all.toReversed());
    }
  });

  it('end with the last row, even when the page is just full', async () => {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from notes');
    expect((await page(orders.asc, rows[0]!.count)).nextCursor).toBeNull();
    expect((await page(orders.asc, rows[0]!.count - 1)).nextCursor).not.toBeNull();
  });
});

describe('a cursor', () => {
  const at = '2026-11-15T04:30:00.000001Z';
  const id = '4ad9c9f1-6a0b-4f3e-9a3e-000000000000';
  const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

  it('that a page gave is taken', async () => {
    expect((await page(orders.asc, 1, cursorOf([at, id]))).rows).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('hello').toString('base64url')],
    ['no list', cursorOf({ 0: at, 1: id })],
    ['too short', cursorOf([at])],
    ['too long', cursorOf([at, id, id])],
    ['a moment that is none', cursorOf(['2026-02-31T00:00:00.000000Z', id])],
    ['a year PostgreSQL does not know', cursorOf(['0000-01-01T00:00:00.000000Z', id])],
    ['a word PostgreSQL would take for a moment', cursorOf(['now', id])],
    ['no text', cursorOf([1, 2])],
    ['no id', cursorOf([at, "' or true --"])],
    ['a good one with something behind it', `${cursorOf([at, id])}!`],
    ['a good one in another spelling', Buffer.from(JSON.stringify([at, id], null, 1)).toString('base64url')],
  ])('of %s is refused by name before the database sees it', (_what, cursor) => {
    try {
      orders.desc.after(cursor);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'invalid', errors: [{ path: 'cursor' }] });
    }
  });
});
