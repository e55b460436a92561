/** The counsellings there are: those that ship, with what was added and changed at the desk laid over them. */
import { Counsellings, type CounsellingTables } from '@disha/chances/counsellings';
import { shippedCounsellings } from '@disha/chances/shipped';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { recordInAudit, type AuditRow } from '../../ops/audit.repository.ts';
import { counsellings } from './chances.tables.ts';
import { recordChanges } from './counselling-changes.repository.ts';

/** So long another process's change may stay unseen. */
const freshForMs = 800;

export class CounsellingBook {
  private readonly db: Db;
  private known: { at: number; read: Promise<Counsellings> } | undefined;

  constructor(db: Db) {
    this.db = db;
  }

  /** Less than a second old: a small question, asked once for all who come within it. */
  current(): Promise<Counsellings> {
    if (this.known && performance.now() - this.known.at < freshForMs) return this.known.read;
    return this.fresh();
  }

  fresh(): Promise<Counsellings> {
    const read = readAll(this.db);
    const known = { at: performance.now(), read };
    this.known = known;
    read.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return read;
  }
}

async function readAll(db: Pick<Db, 'select'>): Promise<Counsellings> {
  const rows = await db.select({ id: counsellings.id, changes: counsellings.changes }).from(counsellings);
  return laidOver(rows.map(({ id, changes }) => [id, changes]));
}

/** Of one that ships, only what was changed: what ships later reaches the rest. */
function laidOver(rows: readonly (readonly [id: string, changes: Partial<CounsellingTables>])[]): Counsellings {
  const changed = new Map(rows);
  const shipped = shippedCounsellings.all.map((each) => ({ ...each, ...changed.get(each.id) }));
  const own = rows.filter(([id]) => !shippedCounsellings.find(id)).map(([id, changes]) => ({ ...changes, id }) as CounsellingTables);
  return new Counsellings([...shipped, ...own]);
}

/** As they stand inside of somebody's transaction. */
export const counsellingsIn = (tx: Tx): Promise<Counsellings> => readAll(tx);

/** Inside somebody's transaction, told in the audit with it. */
export async function keepCounselling(tx: Tx, id: string, changes: Partial<CounsellingTables>, audit: readonly AuditRow[]): Promise<void> {
  await recordChanges(tx, id, audit);
  await tx.execute(sql`insert into counsellings (id, changes) values (${id}, ${JSON.stringify(changes)}::jsonb)
    on conflict (id) do update set changes = counsellings.changes || excluded.changes, changed_at = clock_timestamp()`);
  await recordInAudit(tx, audit);
}
