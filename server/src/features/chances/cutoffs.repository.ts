/** Writes the tables of closing ranks: a counselling at a time, all of it or nothing. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { CounsellingTables, Counsellings } from '@disha/chances/counsellings';
import type { Published } from '@disha/chances/published';
import type { CounsellingId } from '@disha/contract/chances.words';
import type { Db, Tx } from '../../db/connect.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { recordInAudit, type AuditRow } from '../../ops/audit.repository.ts';
import { cutoffAliases, cutoffImports, cutoffLines, cutoffNames, cutoffPools, cutoffState } from './chances.tables.ts';
import { changeIn, changesOf, undo, type CounsellingChangeRow } from './counselling-changes.repository.ts';
import { counsellingsIn, keepCounselling } from './counsellings.repository.ts';
import { Stopped, type CutoffTable } from './cutoff-files.ts';
import { insertAliases, insertNames, insertPools, LinesToWrite } from './cutoff-rows.repository.ts';

/** Rows a statement. */
const batch = 400;
const lock = 4_739_218;
const askAgainMs = 100;

/** A busy machine may take longer than a request is given. */
const inItsOwnTime = sql`set local statement_timeout = 0`;

/** Another text whenever something was brought in; undefined where nothing was. */
const importsDigest = sql<string>`count(*) || ' ' || to_char(max(changed_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

const idOf = (row: Published) => {
  const { counselling, year, institute, code, programme, degree, years, list, quota, category, pwd, gender } = row;
  const seats = [counselling, year, institute, code, programme, degree, years, list, quota, category, pwd, gender];
  return createHash('sha256').update(JSON.stringify(seats)).digest('base64url').slice(0, 22);
};

export class CutoffsRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async checksums(): Promise<Map<CounsellingId, string>> {
    const rows = await this.db.select({ id: cutoffState.counselling, checksum: cutoffState.checksum }).from(cutoffState);
    return new Map(rows.map(({ id, checksum }) => [id, checksum]));
  }

  /** Another text whenever what is loaded, or how a counselling is built, is another. */
  async mark(): Promise<string> {
    const { rows } = await this.db.execute<{ mark: string }>(sql`
      select concat(
        (select string_agg(counselling || ' ' || checksum, ',' order by counselling) from cutoff_state),
        (select count(*) || ' ' || coalesce(max(changed_at)::text, '') from counsellings)) as mark`);
    return rows[0]?.mark ?? '';
  }

  async importDigests(): Promise<Map<CounsellingId, string>> {
    const { counselling } = cutoffImports;
    const rows = await this.db.select({ id: counselling, digest: importsDigest }).from(cutoffImports).groupBy(counselling);
    return new Map(rows.map(({ id, digest }) => [id, digest]));
  }

  async state() {
    return this.db.select().from(cutoffState);
  }

  async imported(id: CounsellingId): Promise<Published[]> {
    return importedIn(this.db, id);
  }

  /** Of a counselling, the newest first. */
  changesOf(id: CounsellingId): Promise<CounsellingChangeRow[]> {
    return changesOf(this.db, id);
  }

  /** Exclusive lock: alone among all processes, in one transaction. The second process finds what the first has done. */
  async alone<Made>(work: (writer: CutoffsWriter) => Promise<Made>): Promise<Made> {
    return this.db.transaction(async (step) => {
      await step.execute(inItsOwnTime);
      // Asked again and again: a statement that waits would be given up long before a table is loaded.
      for (;;) {
        const { rows } = await step.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${lock}) as mine`);
        if (rows[0]?.mine === true) break;
        await pause(askAgainMs);
      }
      return work(new CutoffsWriter(step));
    });
  }

  /** After so many rows, so that the right index is chosen. */
  async analyze(): Promise<void> {
    await this.db.transaction(async (step) => {
      await step.execute(inItsOwnTime);
      await step.execute(sql`analyze cutoff_lines, cutoff_names, cutoff_pools`);
    });
  }
}

export class CutoffsWriter {
  private readonly step: Tx;

  constructor(step: Tx) {
    this.step = step;
  }

  async checksum(id: CounsellingId): Promise<string | undefined> {
    const [known] = await this.step.select({ checksum: cutoffState.checksum }).from(cutoffState).where(eq(cutoffState.counselling, id));
    return known?.checksum;
  }

  async importDigest(id: CounsellingId): Promise<string | undefined> {
    const [found] = await this.step
      .select({ digest: sql<string | null>`${importsDigest}` })
      .from(cutoffImports)
      .where(eq(cutoffImports.counselling, id));
    return found?.digest ?? undefined;
  }

  async imported(id: CounsellingId): Promise<Published[]> {
    return importedIn(this.step, id);
  }

  async keep(rows: readonly Published[], audit: AuditRow): Promise<void> {
    for (let at = 0; at < rows.length; at += batch) {
      const part = rows.slice(at, at + batch).map((row) => ({ id: idOf(row), counselling: row.counselling, row }));
      await this.step.execute(sql`insert into cutoff_imports (id, counselling, row, changed_at)
        select id, counselling, row, clock_timestamp() from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
          as given(id text, counselling text, row jsonb)
        on conflict (id) do update set row = excluded.row, changed_at = excluded.changed_at`);
    }
    await recordInAudit(this.step, [audit]);
  }

  keepCounselling(id: CounsellingId, changes: Partial<CounsellingTables>, audit: readonly AuditRow[]): Promise<void> {
    return keepCounselling(this.step, id, changes, audit);
  }

  counsellings(): Promise<Counsellings> {
    return counsellingsIn(this.step);
  }

  change(id: string): Promise<CounsellingChangeRow | undefined> {
    return changeIn(this.step, id);
  }

  undo(change: CounsellingChangeRow, audit: AuditRow): Promise<void> {
    return undo(this.step, change, audit);
  }

  async replace(id: CounsellingId, checksum: string, table: CutoffTable, scheduler: Scheduler, isStopped: () => boolean): Promise<void> {
    const { step } = this;
    await step.delete(cutoffLines).where(eq(cutoffLines.counselling, id));
    await step.delete(cutoffNames).where(eq(cutoffNames.counselling, id));
    await step.delete(cutoffPools).where(eq(cutoffPools.counselling, id));
    await step.delete(cutoffAliases).where(eq(cutoffAliases.counselling, id));
    for (let at = 0; at < table.aliases.length; at += batch) await insertAliases(step, table.aliases.slice(at, at + batch));
    for (let at = 0; at < table.names.length; at += batch) await insertNames(step, table.names.slice(at, at + batch));
    const lines = new LinesToWrite(table, await insertPools(step, id, table.pools));
    let written: Promise<unknown> = Promise.resolve();
    // While the database writes some, the next are made.
    const write = async () => {
      if (isStopped()) throw new Stopped();
      await written;
      // It begins by `then`, not by being waited for; a failure is heard where it is.
      if (lines.count > 0) written = step.execute(lines.taken()).then(() => undefined);
      written.catch(() => undefined);
    };
    for (const row of table.rows()) {
      lines.add(row);
      if (lines.count === batch) await write();
      if (lines.count % 16 === 0) await scheduler.yieldToEventLoop();
    }
    await write();
    await written;
    const { years, categories, quotas } = table;
    const state = { checksum, categories, quotas, years: years.map(({ year, source }) => ({ year, source })) };
    await step
      .insert(cutoffState)
      .values({ counselling: id, ...state })
      .onConflictDoUpdate({ target: cutoffState.counselling, set: { ...state, loadedAt: sql`now()` } });
  }
}

/** In parts, so that others are answered in between. */
async function importedIn(db: Pick<Db, 'select'>, id: CounsellingId): Promise<Published[]> {
  const found: Published[] = [];
  for (let last = ''; ;) {
    const rows = await db
      .select({ id: cutoffImports.id, row: cutoffImports.row })
      .from(cutoffImports)
      .where(and(eq(cutoffImports.counselling, id), gt(cutoffImports.id, last)))
      .orderBy(cutoffImports.id)
      .limit(batch);
    found.push(...rows.map(({ row }) => row));
    const end = rows.at(-1);
    if (!end || rows.length < batch) return found;
    last = end.id;
  }
}
