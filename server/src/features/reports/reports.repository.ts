import type { Belongings } from '@disha/contract/belongings';
import { limits } from '@disha/contract/limits';
import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { byMoment, byUuid, Keyset, type Page } from '../../db/keyset.ts';
import { recordInAudit } from '../../ops/audit.repository.ts';
import { reports } from './reports.tables.ts';

export type ReportRow = typeof reports.$inferSelect;
type NewReport = Pick<typeof reports.$inferInsert, 'catalog' | 'itemId' | 'field' | 'text' | 'source' | 'userId'>;

interface Decision {
  state: 'accepted' | 'declined';
  note: string;
  by: string;
  expected: ReportRow['state'];
}

/** Of which item: no editor accepts by the way what is said of another. */
export interface Acceptance extends Pick<ReportRow, 'id' | 'catalog' | 'itemId'> {
  note: string;
  by: string;
}

const newest = new Keyset('desc', byMoment(reports.madeAt), byUuid(reports.id));

export class ReportsRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async insert(report: NewReport): Promise<string> {
    const [row] = await this.db.insert(reports).values(report).returning({ id: reports.id });
    return (row as { id: string }).id;
  }

  async of(userId: string): Promise<ReportRow[]> {
    return this.db
      .select()
      .from(reports)
      .where(eq(reports.userId, userId))
      .orderBy(desc(reports.madeAt), desc(reports.id))
      .limit(limits.report.listed);
  }

  /** As a person may take them away: all of them. */
  async exportOf(userId: string): Promise<Belongings['reports']> {
    const rows = await this.db.select().from(reports).where(eq(reports.userId, userId)).orderBy(desc(reports.madeAt));
    return rows.map(({ id, catalog, itemId, field, text, source, madeAt, state, note }) => {
      return { id, catalog, itemId, field, text, source, madeAt: madeAt.toISOString(), state, note };
    });
  }

  async page(state: ReportRow['state'] | undefined, cursor: string | undefined, limit: number): Promise<Page<ReportRow>> {
    const found = await this.db
      .select({ report: reports, position: newest.position })
      .from(reports)
      .where(and(state === undefined ? undefined : eq(reports.state, state), newest.after(cursor)))
      .orderBy(newest.order)
      .limit(limit + 1);
    const { rows, nextCursor } = newest.pageOf(found, limit);
    return { rows: rows.map(({ report }) => report), nextCursor };
  }

  async countOf(state: ReportRow['state']): Promise<number> {
    return this.db.$count(reports, eq(reports.state, state));
  }

  /** Not decided where the report is not as it was seen: what it is now is given back. */
  async decide(id: string, { expected, ...decision }: Decision): Promise<{ decided: boolean; report: ReportRow } | undefined> {
    return this.db.transaction(async (tx) => {
      const now = await locked(tx, id);
      if (!now) return undefined;
      // Sent again, as a browser does that had no answer: once is enough.
      if (now.state === decision.state && now.note === decision.note && now.decidedBy === decision.by)
        return { decided: true, report: now };
      if (now.state !== expected) return { decided: false, report: now };
      return { decided: true, report: await answer(tx, now, decision) };
    });
  }

  /** In the transaction of its correction. One that somebody has answered keeps that answer. False where there is none of this item. */
  async accept(tx: Tx, { id, catalog, itemId, note, by }: Acceptance): Promise<boolean> {
    const now = await locked(tx, id);
    if (now?.catalog !== catalog || now.itemId !== itemId) return false;
    if (now.state === 'new') await answer(tx, now, { state: 'accepted', note, by });
    return true;
  }
}

async function locked(tx: Tx, id: string): Promise<ReportRow | undefined> {
  const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return row;
}

/** Told in the audit with it. */
async function answer(tx: Tx, now: ReportRow, { state, note, by }: Omit<Decision, 'expected'>): Promise<ReportRow> {
  const changes = { state, note, decidedBy: by, decidedAt: new Date() };
  const [report = now] = await tx.update(reports).set(changes).where(eq(reports.id, now.id)).returning();
  const { catalog, itemId, field, source } = now;
  await recordInAudit(tx, [{ by, action: `report_${state}`, catalog, itemId, field, from: now.state, to: state, reason: note, source }]);
  return report;
}
