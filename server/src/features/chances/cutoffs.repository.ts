/** Writes the tables of closing ranks: a counselling at a time, all of it or nothing. */
import { eq, sql } from 'drizzle-orm';
import type { CounsellingId } from '@disha/contract/chances.words';
import type { Db } from '../../db/connect.ts';
import type { Pace } from '../../catalog/pace.ts';
import { cutoffLines, cutoffNames, cutoffPools, cutoffState } from './chances.tables.ts';
import { poolKey, Stopped, type CutoffTable, type LineRow } from './cutoff-files.ts';

/** Rows a statement. */
const batch = 400;
const lock = 4_739_218;

type Step = Parameters<Parameters<Db['transaction']>[0]>[0];

export class CutoffsRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async checksums(): Promise<Map<CounsellingId, string>> {
    const rows = await this.db.select({ id: cutoffState.counselling, checksum: cutoffState.checksum }).from(cutoffState);
    return new Map(rows.map(({ id, checksum }) => [id, checksum]));
  }

  async state() {
    return this.db.select().from(cutoffState);
  }

  /** Two processes may start at once: the second waits and finds it done. Returns whether this one did it. */
  async replace(id: CounsellingId, checksum: string, table: CutoffTable, pace: Pace, isStopped: () => boolean): Promise<boolean> {
    return this.db.transaction(async (step) => {
      await step.execute(sql`select pg_advisory_xact_lock(${lock})`);
      const [known] = await step.select({ checksum: cutoffState.checksum }).from(cutoffState).where(eq(cutoffState.counselling, id));
      if (known?.checksum === checksum) return false;
      await step.delete(cutoffLines).where(eq(cutoffLines.counselling, id));
      await step.delete(cutoffNames).where(eq(cutoffNames.counselling, id));
      await step.delete(cutoffPools).where(eq(cutoffPools.counselling, id));
      for (let at = 0; at < table.names.length; at += batch) {
        const part = JSON.stringify(table.names.slice(at, at + batch));
        await step.execute(sql`insert into cutoff_names (counselling, what, at, name, words)
          select * from jsonb_to_recordset(${part}::jsonb) as row(counselling text, what text, at int, name text, words text)`);
      }
      const pools = await insertPools(step, table);
      let rows: (LineRow & { pool: number | undefined })[] = [];
      const write = async () => {
        if (isStopped()) throw new Stopped();
        if (rows.length > 0) await step.execute(insertLines(rows));
        rows = [];
      };
      for (const row of table.rows()) {
        rows.push({ ...row, pool: pools.get(poolKey(row)) });
        if (rows.length === batch) await write();
        if (rows.length % 16 === 0) await pace.breathe();
      }
      await write();
      const { years, categories, quotas } = table;
      const state = { checksum, categories, quotas, years: years.map(({ year, source }) => ({ year, source })) };
      await step
        .insert(cutoffState)
        .values({ counselling: id, ...state })
        .onConflictDoUpdate({ target: cutoffState.counselling, set: { ...state, loadedAt: sql`now()` } });
      return true;
    });
  }

  /** After so many rows, so that the index is chosen, and found to be enough. */
  async analyze(): Promise<void> {
    await this.db.transaction(async (step) => {
      // A busy machine may take longer than a request is given.
      await step.execute(sql`set local statement_timeout = 0`);
      await step.execute(sql`analyze cutoff_lines, cutoff_names, cutoff_pools`);
    });
    // Not allowed in a transaction, so it has no more time than a request. Where that is too short, the database's own does it later.
    await this.db.execute(sql`vacuum cutoff_lines`).catch(() => undefined);
  }
}

/** Their numbers, by what makes them. */
async function insertPools(step: Step, { pools }: CutoffTable): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (let at = 0; at < pools.length; at += batch) {
    const rows = await step
      .insert(cutoffPools)
      .values(pools.slice(at, at + batch))
      .returning();
    for (const row of rows) made.set(poolKey(row), row.id);
  }
  return made;
}

/** One parameter for all rows: four hundred rows of twenty-seven columns would be ten thousand. */
const insertLines = (rows: readonly LineRow[]) => sql`insert into cutoff_lines (id, counselling, list, category, pwd, gender, quota, scope,
    home_states, rank_order, institute, programme, pool, institute_name, programme_name, institute_state, kind, government, nirf,
    college_id, course_id, name_place, last_closing, centre, half_width, no_call, history)
  select id, counselling, list, category, pwd, gender, quota, scope, array(select jsonb_array_elements_text("homeStates")), "rankOrder",
    institute, programme, pool, "instituteName", "programmeName", "instituteState", kind, government, nirf, "collegeId", "courseId",
    "namePlace", "lastClosing", centre, "halfWidth", "noCall", history
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(id text, counselling text, list text, category text, pwd bool, gender text,
    quota text, scope text, "homeStates" jsonb, "rankOrder" text, institute int, programme int, pool int, "instituteName" text,
    "programmeName" text, "instituteState" text, kind text, government bool, nirf int, "collegeId" text, "courseId" text, "namePlace" int,
    "lastClosing" float8, centre float8, "halfWidth" float8, "noCall" text, history jsonb)`;
