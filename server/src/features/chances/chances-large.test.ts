/** Fifty thousand lines: a page reads its own fifty from the database, by their primary key, and never the whole table. */
import { shippedCounsellings } from '@disha/chances/shipped';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { ChancesRepository, type FoundPage } from './chances.repository.ts';
import { CutoffsRepository } from './cutoffs.repository.ts';
import type { WantedLines } from '@disha/chances/lines/wanted';

const wanted: WantedLines = {
  counselling: 'josaa',
  built: shippedCounsellings.of('josaa'),
  list: 'list-3',
  unit: 'rank',
  categories: ['OPEN', 'c2'],
  pwd: false,
  female: false,
  abroad: false,
  paid: false,
  conditions: [],
  state: 'Goa',
  values: { common: 5000 },
  instituteState: undefined,
  kind: undefined,
  courses: undefined,
  ownCourses: undefined,
  ids: undefined,
  words: [],
  band: undefined,
  sortBy: 'probability',
  cursor: undefined,
  limit: 50,
};

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('a page of very many lines', () => {
  let database: TestDatabase;
  let repository: ChancesRepository;
  beforeAll(async () => {
    database = await testDatabase();
    repository = new ChancesRepository({ db: database.db, keepsStatements: true });
    await database.db.execute(sql`insert into cutoff_names
      select 'josaa', what, at, what || at, what || at from generate_series(0, 99) as at, unnest(array['institute', 'programme']) as what`);
    await database.db.execute(sql`insert into cutoff_pools (id, counselling, list, category, pwd, gender, scope, home_states)
      select list * 10 + category * 2 + pwd::int, 'josaa', 'list-' || list, case when category = 0 then 'OPEN' else 'c' || category end,
        pwd, 'neutral', 'all', '{}'
      from generate_series(0, 9) as list, generate_series(0, 4) as category, unnest(array[false, true]) as pwd`);
    for (let at = 0; at < 50_000; at += 10_000)
      await database.db.execute(sql`insert into cutoff_lines (id, counselling, list, category, pwd, gender, quota, scope, home_states,
          rank_order, institute, programme, name_place, last_closing, centre, half_width, history, college_id,
          pool, shown)
        select 'line-' || to_char(n, 'FM00000000000'), 'josaa', 'list-' || n % 10,
          case when n / 10 % 5 = 0 then 'OPEN' else 'c' || n / 10 % 5 end, n % 7 = 0,
          'neutral', 'AI', 'all', '{}', 'common', n % 100, n / 1000, n, 1 + n % 20000, ln(1 + n % 20000), 0.2, '[[2026, "final", 1, 2]]',
          'college-' || n % 500, n % 10 * 10 + n / 10 % 5 * 2 + (n % 7 = 0)::int, json_build_object('id', 'line-' || n)::text
        from generate_series(${at + 1}::int, ${at + 10_000}::int) as n`);
    await database.db.execute(sql`insert into cutoff_state (counselling, checksum, years, categories, quotas)
      values ('josaa', 'one', '[]', '{OPEN,c2}', '{AI}')`);
    await new CutoffsRepository(database.db).analyze();
  });

  /** How PostgreSQL goes about the last statement of what is run, with the rows it reads. */
  async function planOf(run: () => Promise<unknown>): Promise<Plan[]> {
    const query = vi.spyOn(database.pool, 'query');
    await run();
    const [statement, values] = query.mock.calls.at(-1) as unknown as [{ text: string }, unknown[]];
    query.mockRestore();
    const { rows } = await database.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) ${statement.text}`,
      values,
    );
    return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan);
  }

  const pageOf = async (more: Partial<WantedLines> = {}): Promise<FoundPage> => {
    const page = await repository.page({ ...wanted, ...more });
    if (!page) throw new Error('not loaded');
    return page;
  };

  it.each(['probability', 'closing', 'nirf', 'place', 'name'] as const)('sorted by %s, reads its own lines alone', async (sortBy) => {
    const plan = await planOf(() => pageOf({ sortBy }));
    const ofLines = plan.filter((node) => node['Relation Name'] === 'cutoff_lines');
    expect(ofLines.map((node) => `${node['Node Type']} ${node['Index Name']}`)).toEqual(['Index Scan cutoff_lines_pkey']);
    const read = ofLines.map((node) => node['Actual Rows'] * node['Actual Loops']);
    expect(read).toEqual([wanted.limit]);
  });

  it('what a college has is found by the index', async () => {
    const plan = await planOf(() => repository.ofCollege('college-7', [{ counselling: 'josaa', category: 'OPEN', asking: [] }], 100));
    expect(plan.map((node) => node['Index Name'])).toContain('cutoff_lines_college');
  });

  it('walks all pages, each line once', async () => {
    const seen = new Set<string>();
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await pageOf({ limit: 100, cursor });
      for (const seats of page.seats.split('\n')) seen.add(seats);
      cursor = page.nextCursor ?? undefined;
      pages += 1;
      expect(page.counts.likely + page.counts.possible + page.counts.reach + page.counts.out).toBe(seenIn(page.counts));
    } while (cursor !== undefined);
    expect(pages).toBe(Math.ceil(seen.size / 100));
    expect(seen.size).toBeGreaterThan(1000);
  });
});

const seenIn = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0) - (counts['none'] ?? 0);
