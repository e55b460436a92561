/** What the desk changed of counsellings, change by change: recorded in the transaction of each, listed, and taken back. */
import { randomUUID } from 'node:crypto';
import type { CounsellingTables } from '@disha/chances/counsellings';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { recordInAudit, type AuditRow } from '../../ops/audit.repository.ts';
import { counsellingChanges, counsellings } from './chances.tables.ts';

export type CounsellingChangeRow = typeof counsellingChanges.$inferSelect;

/** So many are shown of one counselling. */
const mostShown = 200;

async function oursOf(tx: Tx, id: string): Promise<Partial<CounsellingTables> | undefined> {
  const rows = await tx.select({ changes: counsellings.changes }).from(counsellings).where(eq(counsellings.id, id)).for('update');
  return rows[0]?.changes;
}

/** Before the change itself is written. `told`: a row a field, or one of the whole. */
export async function recordChanges(tx: Tx, counselling: string, audit: readonly AuditRow[]): Promise<void> {
  const ours = (await oursOf(tx, counselling)) ?? {};
  for (const { field: path, from, to, by, reason, source } of audit) {
    const field = path ?? '';
    const id = randomUUID();
    await tx
      .update(counsellingChanges)
      .set({ state: 'overtaken', closedBy: by, closedAt: sql`clock_timestamp()`, overtakenBy: id })
      .where(
        and(eq(counsellingChanges.counselling, counselling), eq(counsellingChanges.field, field), eq(counsellingChanges.state, 'active')),
      );
    await tx.insert(counsellingChanges).values({
      ...{ id, counselling, field, fromValue: from ?? null, toValue: to ?? null, wasOurs: field in ours, madeBy: by },
      ...{ reason: reason ?? null, source: source ?? null },
    });
  }
}

export const changesOf = (db: Pick<Db, 'select'>, counselling: string): Promise<CounsellingChangeRow[]> =>
  db
    .select()
    .from(counsellingChanges)
    .where(eq(counsellingChanges.counselling, counselling))
    .orderBy(desc(counsellingChanges.madeAt), desc(counsellingChanges.id))
    .limit(mostShown);

export async function changeIn(tx: Tx, id: string): Promise<CounsellingChangeRow | undefined> {
  const rows = await tx.select().from(counsellingChanges).where(eq(counsellingChanges.id, id)).for('update');
  return rows[0];
}

/** What stood before stands again; of one that was added, nothing does. */
export async function undo(tx: Tx, change: CounsellingChangeRow, audit: AuditRow): Promise<void> {
  const { id, counselling, field, fromValue, wasOurs } = change;
  const closed = { state: 'taken_back', closedBy: audit.by, closedAt: sql`clock_timestamp()`, closedReason: audit.reason ?? null } as const;
  if (field === '') {
    await tx.delete(counsellings).where(eq(counsellings.id, counselling));
    await tx
      .update(counsellingChanges)
      .set(closed)
      .where(and(eq(counsellingChanges.counselling, counselling), eq(counsellingChanges.state, 'active')));
  } else {
    const { [field as keyof CounsellingTables]: _gone, ...others } = (await oursOf(tx, counselling)) ?? {};
    const changes = wasOurs && fromValue !== null ? { ...others, [field]: fromValue } : others;
    await tx
      .update(counsellings)
      .set({ changes, changedAt: sql`clock_timestamp()` })
      .where(eq(counsellings.id, counselling));
    await tx.update(counsellingChanges).set(closed).where(eq(counsellingChanges.id, id));
    await tx
      .update(counsellingChanges)
      .set({ state: 'active', closedBy: null, closedAt: null, overtakenBy: null })
      .where(eq(counsellingChanges.overtakenBy, id));
  }
  await recordInAudit(tx, [audit]);
}
