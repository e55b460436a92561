/** Writes pools and lines of closing ranks, with whatever can be worked out before anybody asks. */
import { sql } from 'drizzle-orm';
import { chanceSeats } from '@disha/contract/chances';
import type { Db } from '../../db/connect.ts';
import { cutoffPools } from './chances.tables.ts';
import { poolKey, type CutoffTable, type LineNames, type LineRow } from './cutoff-files.ts';

export type WrittenRow = LineRow & { pool: number | undefined };

/** Pools a statement. */
const batch = 400;

/** Their numbers, by what makes them. Those that are asked for together follow one another: so do their lines in memory. */
export async function insertPools(step: Pick<Db, 'insert'>, table: Pick<CutoffTable, 'pools'>): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  const pools = table.pools.map((pool) => ({ pool, key: poolKey(pool) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  for (let at = 0; at < pools.length; at += batch) {
    const rows = await step
      .insert(cutoffPools)
      .values(pools.slice(at, at + batch).map(({ pool }) => pool))
      .returning();
    for (const row of rows) made.set(poolKey(row), row.id);
  }
  return made;
}

/** What of it stands in every answer, checked once, here. */
export const shownOf = ({ collegeId, courseId, ...row }: LineRow, names: LineNames): string =>
  JSON.stringify(
    chanceSeats.parse({
      id: row.id,
      institute: { name: names.institute, ...(typeof collegeId === 'string' ? { collegeId } : {}) },
      programme: { name: names.programme, ...(typeof courseId === 'string' ? { courseId } : {}) },
      list: row.list,
      order: row.rankOrder,
      quota: row.quota,
      category: row.category,
      gender: row.gender,
      pwd: row.pwd,
      history: row.history.map(([year, round, opening, closing]) => ({ year, round, opening, closing })),
    }),
  );

/**
 * One parameter for all rows: four hundred rows of twenty-six columns would be ten thousand. What is shown of them goes beside them, a line
 * of text each: JSON within JSON would be written and read twice.
 */
export const insertLines = (
  rows: readonly WrittenRow[],
  shown: readonly string[],
) => sql`insert into cutoff_lines (id, counselling, list, category, pwd, gender, quota, scope, home_states, rank_order, institute,
    programme, pool, institute_state, kind, government, nirf, college_id, course_id, name_place, last_closing, centre, half_width, no_call,
    history, shown)
  select id, counselling, list, category, pwd, gender, quota, scope, array(select jsonb_array_elements_text(home_states)), rank_order,
    institute, programme, pool, institute_state, kind, government, nirf, college_id, course_id, name_place, last_closing, centre,
    half_width, no_call, history, shown
  from rows from (
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id text, counselling text, list text, category text, pwd bool, gender text,
      quota text, scope text, "homeStates" jsonb, "rankOrder" text, institute int, programme int, pool int, "instituteState" text,
      kind text, government bool, nirf int, "collegeId" text, "courseId" text, "namePlace" int, "lastClosing" float8, centre float8,
      "halfWidth" float8, "noCall" text, history jsonb),
    unnest(string_to_array(${shown.join('\n')}, chr(10)))
  ) as row(id, counselling, list, category, pwd, gender, quota, scope, home_states, rank_order, institute, programme, pool, institute_state,
    kind, government, nirf, college_id, course_id, name_place, last_closing, centre, half_width, no_call, history, shown)`;
