/** The list and the audit on a hundred thousand records. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { CorrectionsList, type CorrectionsQuery } from './corrections-list.repository.ts';

const few = 6000;
const many = 100_000;
const limit = 50;

let database: TestDatabase;
let list: CorrectionsList;

/** Of courses, and of what was taken back, there are only the oldest few: a query that looked row by row would read everything. */
async function record(from: number, to: number): Promise<void> {
  const step = 2000;
  for (let start = from; start < to; start += step)
    await database.pool.query(
      `insert into catalog_corrections (kind, item_id, change, field, from_value, to_value, made_by, made_at, state, closed_at, closed_by)
      select kind, 'item-' || n % 3000, 'field', 'field ' || n, '"a"', '"b"', 'asha',
        timestamptz '2026-11-15' + (n / 4) * interval '1 s', state,
        case when state <> 'active' then timestamptz '2026-11-16' + n * interval '1 s' end, case when state <> 'active' then 'ravi' end
      from (select n, case when n < 200 then 'courses' when n % 2 = 0 then 'exams' else 'colleges' end as kind,
        case when n < 300 then 'taken_back' when n % 3 = 0 then 'overtaken' else 'active' end as state
        from generate_series($1::int, $2::int) n) made`,
      [start, Math.min(to, start + step) - 1],
    );
  await database.pool.query('analyze catalog_items, catalog_corrections');
}

beforeAll(async () => {
  database = await testDatabase();
  list = new CorrectionsList(database.db);
  await database.pool.query(`
    insert into catalog_items (kind, id, doc, origin)
      select kind, 'item-' || n, jsonb_build_object('id', 'item-' || n, 'name', 'As shipped'), 'catalog'
      from generate_series(0, 2999) n, unnest(array['courses', 'colleges', 'exams']) kind`);
  await record(0, few);
});

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What PostgreSQL does for what is really asked. */
async function nodesFor(ask: () => Promise<unknown>): Promise<Node[]> {
  const queries = vi.spyOn(database.pool, 'query');
  try {
    await ask();
    const [query, values] = queries.mock.calls.at(-1) as unknown as [{ text: string }, unknown[]];
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, timing off, format json) ${query.text}`,
      values,
    );
    return nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
  } finally {
    queries.mockRestore();
  }
}

/** Rows that were looked at, shown or not. */
const rowsRead = (nodes: Node[], table: string) =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'], 0);

async function walk<Row>(pageAt: (cursor: string | undefined) => Promise<{ rows: Row[]; nextCursor: string | null }>): Promise<Row[]> {
  const seen: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageAt(cursor);
    seen.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return seen;
}

const filters: Omit<CorrectionsQuery, 'limit'>[] = [
  {},
  { kind: 'exams' },
  { kind: 'courses' },
  { state: 'overtaken' },
  { state: 'taken_back' },
  { kind: 'colleges', state: 'active' },
  { kind: 'colleges', state: 'taken_back' },
  { kind: 'exams', itemId: 'item-332' },
  { kind: 'exams', itemId: 'item-332', state: 'active' },
];

describe('every page, one after the other', () => {
  it.each(filters)('of the list of %j holds every record once, the newest first', async (wanted) => {
    const seen = await walk((cursor) => list.page({ ...wanted, limit: 170, cursor }));
    const conditions = [
      wanted.kind && `kind = '${wanted.kind}'`,
      wanted.itemId && `item_id = '${wanted.itemId}'`,
      wanted.state && `state = '${wanted.state}'`,
    ].filter(Boolean);
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from catalog_corrections where ${['true', ...conditions].join(' and ')} order by made_at desc, id desc`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('of the audit holds every change and every end that somebody made, the newest first', async () => {
    const seen = await walk((cursor) => list.audit(cursor, 200));
    const { rows } = await database.pool.query<{ ended: number }>('select count(closed_at)::int as ended from catalog_corrections');
    expect(new Set(seen.map(({ id, action }) => `${id} ${action}`)).size).toBe(seen.length);
    expect(seen.filter(({ action }) => action === 'corrected')).toHaveLength(few);
    expect(seen).toHaveLength(few + rows[0]!.ended);
    const moments = seen.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});

describe(`of ${many} records`, () => {
  /** The first page, one in the middle and the last. */
  const cursors: (string | undefined)[] = [undefined];
  beforeAll(async () => {
    await record(few, many);
    const middle = await list.page({ kind: 'exams', itemId: 'item-332', limit: 15 });
    const end = await list.page({ kind: 'courses', limit: 190 });
    cursors.push(middle.nextCursor!, end.nextCursor!);
  }, 120_000);

  it.each(filters)('a page of the list of %j reads a few pages of rows', async (wanted) => {
    for (const cursor of cursors) {
      const nodes = await nodesFor(() => list.page({ ...wanted, limit, cursor }));
      // What every second or third row has, PostgreSQL may also look for among the newest.
      expect(rowsRead(nodes, 'catalog_corrections')).toBeLessThanOrEqual(4 * (limit + 1));
      expect(rowsRead(nodes, 'catalog_items')).toBeLessThanOrEqual(limit + 1);
      expect(nodes.filter((node) => node['Node Type'].includes('Seq Scan'))).toEqual([]);
    }
  });

  it('a page of the audit reads two pages of rows', async () => {
    for (const cursor of cursors) {
      const nodes = await nodesFor(() => list.audit(cursor, limit));
      expect(rowsRead(nodes, 'catalog_corrections')).toBeLessThanOrEqual(2 * (limit + 1));
      expect(nodes.filter((node) => node['Node Type'].includes('Seq Scan'))).toEqual([]);
    }
  });
});
