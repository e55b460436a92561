/** Writes pools and lines of closing ranks, with whatever can be worked out before anybody asks. */
import { sql } from 'drizzle-orm';
import { chanceSeats } from '@disha/contract/chances';
import type { CounsellingId } from '@disha/contract/chances.words';
import type { Db } from '../../db/connect.ts';
import { bandBegins } from './band-begins.ts';
import { cutoffPools } from './chances.tables.ts';
import { poolKey, type CutoffTable, type LineRow } from './cutoff-files.ts';

export type WrittenRow = LineRow & { pool: number | undefined; shown: string };

/** Pools a statement. */
const batch = 400;

/** Their numbers, by what makes them. Those that are asked for together follow one another: so do their lines in the index. */
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

/** What each pool has, counted once, for processes of the version before: see the table. */
export async function fillPools(step: Pick<Db, 'execute'>, id: CounsellingId): Promise<void> {
  const edges = (begin: number) => {
    const edge = sql`${begin}::float8 * half_width - centre`;
    return sql`coalesce(array_agg(${edge} order by ${edge}) filter (where centre is not null), '{}')`;
  };
  await step.execute(sql`update cutoff_pools set lines = found.lines, judged = found.judged, likely = found.likely,
      possible = found.possible, reach = found.reach
    from (select pool, count(*) as lines, count(centre) as judged, ${edges(bandBegins.likely)} as likely,
        ${edges(bandBegins.possible)} as possible, ${edges(bandBegins.reach)} as reach
      from cutoff_lines where counselling = ${id} group by pool) as found
    where found.pool = id`);
}

/** What of it stands in every answer, checked once, here. */
export const shownOf = ({ collegeId, courseId, ...row }: LineRow): string =>
  JSON.stringify(
    chanceSeats.parse({
      id: row.id,
      institute: { name: row.instituteName, ...(typeof collegeId === 'string' ? { collegeId } : {}) },
      programme: { name: row.programmeName, ...(typeof courseId === 'string' ? { courseId } : {}) },
      list: row.list,
      order: row.rankOrder,
      quota: row.quota,
      category: row.category,
      gender: row.gender,
      pwd: row.pwd,
      history: row.history.map(([year, round, opening, closing]) => ({ year, round, opening, closing })),
    }),
  );

/** One parameter for all rows: four hundred rows of twenty-eight columns would be eleven thousand. */
export const insertLines = (
  rows: readonly WrittenRow[],
) => sql`insert into cutoff_lines (id, counselling, list, category, pwd, gender, quota, scope,
    home_states, rank_order, institute, programme, pool, institute_name, programme_name, institute_state, kind, government, nirf,
    college_id, course_id, name_place, last_closing, centre, half_width, no_call, history, shown)
  select id, counselling, list, category, pwd, gender, quota, scope, array(select jsonb_array_elements_text("homeStates")), "rankOrder",
    institute, programme, pool, "instituteName", "programmeName", "instituteState", kind, government, nirf, "collegeId", "courseId",
    "namePlace", "lastClosing", centre, "halfWidth", "noCall", history, shown
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id text, counselling text, list text, category text, pwd bool, gender text,
    quota text, scope text, "homeStates" jsonb, "rankOrder" text, institute int, programme int, pool int, "instituteName" text,
    "programmeName" text, "instituteState" text, kind text, government bool, nirf int, "collegeId" text, "courseId" text, "namePlace" int,
    "lastClosing" float8, centre float8, "halfWidth" float8, "noCall" text, history jsonb, shown text)`;
