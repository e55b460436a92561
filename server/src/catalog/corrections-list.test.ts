/** The list and the audit on thousands of records. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { CorrectionsList, type Wanted } from './corrections-list.repository.ts';

let database: TestDatabase;
let list: CorrectionsList;
const count = 6000;
beforeAll(async () => {
  database = await testDatabase();
  list = new CorrectionsList(database.db);
  await database.pool.query(`
    insert into catalog_items (kind, id, doc, origin)
      select case n % 2 when 0 then 'exams' else 'colleges' end, 'item-' || n, jsonb_build_object('id', 'item-' || n, 'name', 'As shipped'), 'catalog'
      from generate_series(1, ${count}) n;
    insert into catalog_corrections (kind, item_id, change, field, from_value, to_value, made_by, made_at, state, closed_at, closed_by)
      select case n % 2 when 0 then 'exams' else 'colleges' end, 'item-' || n % 3000, 'field', 'field ' || n, '"a"', '"b"', 'asha',
        timestamptz '2026-11-15' + (n / 4) * interval '1 s', state, case when state <> 'active' then timestamptz '2026-11-16' + n * interval '1 s' end,
        case when state <> 'active' then 'ravi' end
      from (select n, (array['active', 'taken_back', 'overtaken'])[1 + n % 3] as state from generate_series(1, ${count}) n) made;
    analyze catalog_items; analyze catalog_corrections`);
}, 60_000);

/** What PostgreSQL would do for what is really asked. */
async function planFor(ask: () => Promise<unknown>): Promise<string> {
  const queries = vi.spyOn(database.pool, 'query');
  try {
    await ask();
    const [query, values] = queries.mock.calls.at(-1) as unknown as [{ text: string }, unknown[]];
    queries.mockClear();
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${query.text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    queries.mockRestore();
  }
}

const filters: Omit<Wanted, 'limit'>[] = [
  {},
  { kind: 'exams' },
  { state: 'overtaken' },
  { kind: 'colleges', state: 'active' },
  { kind: 'exams', itemId: 'item-30' },
  { kind: 'exams', itemId: 'item-30', state: 'active' },
];

describe.each(filters)('the list of %j', (wanted) => {
  it('holds every record once, the newest first', async () => {
    const seen: { id: string; at: string }[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list.page({ ...wanted, limit: 170, cursor: cursor ?? undefined });
      seen.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor !== null);
    const conditions = [
      wanted.kind && `kind = '${wanted.kind}'`,
      wanted.itemId && `item_id = '${wanted.itemId}'`,
      wanted.state && `state = '${wanted.state}'`,
    ].filter(Boolean);
    const { rows } = await database.pool.query(
      `select id from catalog_corrections ${conditions.length > 0 ? 'where ' : ''}${conditions.join(' and ')} order by made_at desc, id desc`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(seen.map(({ id }) => ({ id }))).toEqual(rows);
  });

  it('is read from an index, the first page and the others, and never sorted', async () => {
    const first = await list.page({ limit: 50 });
    for (const cursor of [undefined, first.nextCursor!]) {
      const plan = await planFor(() => list.page({ ...wanted, limit: 50, cursor }));
      expect(plan).toMatch(/Index Scan.* on catalog_corrections/);
      expect(plan).not.toMatch(/Seq Scan|Bitmap|Sort /);
    }
  });
});

describe('the audit', () => {
  it('holds every change and every end that somebody made, the newest first', async () => {
    const seen: { id: string; action: string; at: string }[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list.audit(cursor ?? undefined, 200);
      seen.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen.map(({ id, action }) => `${id} ${action}`)).size).toBe(seen.length);
    expect(seen.filter(({ action }) => action === 'corrected')).toHaveLength(count);
    expect(seen).toHaveLength(count + (count / 3) * 2);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('never reads more than two pages, each from an index', async () => {
    const { nextCursor } = await list.audit(undefined, 50);
    for (const cursor of [undefined, nextCursor!]) {
      const plan = await planFor(() => list.audit(cursor, 50));
      expect(plan.match(/Limit .*\n *-> *Index Scan/g)).toHaveLength(2);
      expect(plan).not.toMatch(/Seq Scan|Bitmap/);
    }
  });
});
