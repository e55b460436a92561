/** Writes pools and lines of closing ranks, with whatever can be worked out before anybody asks. */
import { sql, type SQL } from 'drizzle-orm';
import { poolKey, type LinePool } from '@disha/chances/lines/line-pools';
import { chanceSeats } from '@disha/contract/chances';
import { noCallReasons, rankOrders, type CounsellingId } from '@disha/contract/chances.words';
import type { Db } from '../../db/connect.ts';
import { cutoffPools } from './chances.tables.ts';
import type { AliasRow, CutoffTable, LineRow, NameRow } from './cutoff-files.ts';

type RowWriter = Pick<Db, 'execute' | 'insert'>;

/** Pools a statement. */
const batch = 400;

/** The number of each. Those that are asked for together follow one another: so do their lines in memory. */
export async function insertPools(step: RowWriter, counselling: CounsellingId, pools: readonly LinePool[]): Promise<Map<LinePool, number>> {
  const made = new Map<string, number>();
  const keyed = pools.map((pool) => ({ pool, key: poolKey(pool) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  for (let at = 0; at < keyed.length; at += batch) {
    const rows = await step
      .insert(cutoffPools)
      .values(keyed.slice(at, at + batch).map(({ pool }) => ({ ...pool, counselling })))
      .returning();
    for (const row of rows) made.set(poolKey(row), row.id);
  }
  return new Map(keyed.flatMap(({ pool, key }) => [[pool, made.get(key) ?? 0] as const]));
}

/*
 * A parameter a column, for all rows of a statement: `{1,2,NULL}` where they are numbers or ids, which need no quotes, else a line of text
 * each. As JSON, every row would name all its columns, and the database would look each of them up by its name.
 */
const list = (values: readonly (string | number | boolean | null)[]) => `{${values.map((value) => value ?? 'NULL').join(',')}}`;
const lines = (values: readonly string[]): SQL => sql`string_to_array(${values.join('\n')}, chr(10))`;
/** An empty line is null. */
const linesOrNull = (values: readonly (string | null | undefined)[]): SQL =>
  sql`string_to_array(${values.map((value) => value ?? '').join('\n')}, chr(10), '')`;

export async function insertAliases(step: RowWriter, rows: readonly AliasRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await step.execute(sql`insert into cutoff_aliases (id, counselling, line)
    select id, ${first.counselling}, line
    from unnest(${list(rows.map(({ id }) => id))}::text[], ${list(rows.map(({ line }) => line))}::text[]) as given(id, line)`);
}

export async function insertNames(step: RowWriter, rows: readonly NameRow[]): Promise<void> {
  const given = JSON.stringify(rows);
  await step.execute(sql`insert into cutoff_names (counselling, what, at, name, words)
    select * from jsonb_to_recordset(${given}::jsonb) as row(counselling text, what text, at int, name text, words text)`);
}

/** What of it stands in every answer, checked once, here. */
const shownOf = ({ at, of, ...row }: LineRow): string =>
  JSON.stringify(
    chanceSeats.parse({
      id: row.id,
      institute: { name: at.name, ...(at.collegeId === undefined ? {} : { collegeId: at.collegeId }) },
      programme: { name: of.name, ...(of.courseId === undefined ? {} : { courseId: of.courseId }) },
      list: row.pool.list,
      order: row.rankOrder,
      quota: row.quota,
      category: row.pool.category,
      gender: row.pool.gender,
      pwd: row.pool.pwd,
      history: row.history.map(([year, round, opening, closing]) => ({ year, round, opening, closing })),
    }),
  );

/** Rows of one counselling, made while the database writes those before them. */
export class LinesToWrite {
  private readonly numbers: ReadonlyMap<LinePool, number>;
  private readonly quotas: readonly string[];
  private rows: LineRow[] = [];
  private shown: string[] = [];

  constructor({ quotas }: Pick<CutoffTable, 'quotas'>, numbers: ReadonlyMap<LinePool, number>) {
    this.quotas = quotas;
    this.numbers = numbers;
  }

  get count(): number {
    return this.rows.length;
  }

  add(row: LineRow): void {
    this.rows.push(row);
    this.shown.push(shownOf(row));
  }

  /** The statement that writes them; they are let go. What a pool says of its lines is the same for all of them, and read from there. */
  taken(): SQL {
    const { rows, shown, numbers, quotas } = this;
    [this.rows, this.shown] = [[], []];
    const column = <Value>(of: (row: LineRow) => Value): Value[] => rows.map(of);
    return sql`insert into cutoff_lines (id, counselling, list, category, pwd, gender, quota, scope, home_states, rank_order, institute,
        programme, pool, institute_state, kind, government, nirf, college_id, course_id, name_place, last_closing, centre, half_width,
        no_call, history, shown)
      select given.id, pool.counselling, list, category, pwd, gender, (${sql.param(quotas)}::text[])[quota], scope, home_states,
        (${sql.param([...rankOrders])}::text[])[rank_order], institute, programme, number, institute_state, kind, government, nirf,
        college_id, course_id, name_place, last_closing, centre, half_width, (${sql.param([...noCallReasons])}::text[])[no_call],
        history::jsonb, shown
      from unnest(${list(column(({ id }) => id))}::text[], ${list(column(({ quota }) => quotas.indexOf(quota) + 1))}::int[],
          ${list(column(({ rankOrder }) => rankOrders.indexOf(rankOrder) + 1))}::int[],
          ${list(column(({ institute }) => institute))}::int[], ${list(column(({ programme }) => programme))}::int[],
          ${list(column(({ pool }) => numbers.get(pool) ?? null))}::int[],
          ${linesOrNull(column(({ at }) => at.state))}, ${linesOrNull(column(({ at }) => at.kind))},
          ${list(column(({ at }) => at.government ?? null))}::bool[], ${list(column(({ at }) => at.nirf ?? null))}::int[],
          ${linesOrNull(column(({ at }) => at.collegeId))}, ${linesOrNull(column(({ of }) => of.courseId))},
          ${list(column(({ namePlace }) => namePlace))}::int[], ${list(column(({ lastClosing }) => lastClosing))}::float8[],
          ${list(column(({ centre }) => centre))}::float8[], ${list(column(({ halfWidth }) => halfWidth))}::float8[],
          ${list(column(({ noCall }) => (noCall === null ? 0 : noCallReasons.indexOf(noCall) + 1)))}::int[],
          ${lines(column(({ history }) => JSON.stringify(history)))}, ${lines(shown)})
        as given(id, quota, rank_order, institute, programme, number, institute_state, kind, government, nirf, college_id, course_id,
          name_place, last_closing, centre, half_width, no_call, history, shown)
      left join cutoff_pools pool on pool.id = number`;
  }
}
