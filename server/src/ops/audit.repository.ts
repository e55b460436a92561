/** The audit: rows are added in the transaction of what they tell of, and read page by page. */
import type { auditActions } from '@disha/contract/desk';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { byMoment, byUuid, Keyset, type Page } from '../db/keyset.ts';
import { auditEntries } from './ops.tables.ts';

type AuditWriter = Pick<Db, 'execute'>;

type AuditAction = (typeof auditActions)[number];

export interface AuditRow {
  by: string;
  action: AuditAction;
  catalog?: string | null;
  itemId?: string | null;
  field?: string | null;
  from?: unknown;
  to?: unknown;
  reason?: string | null | undefined;
  source?: string | null | undefined;
}

interface AuditRecord extends Required<AuditRow> {
  id: string;
  at: Date;
}

/** In one statement, however many there are; each at a moment of its own. */
export async function recordInAudit(tx: AuditWriter, rows: readonly AuditRow[]): Promise<void> {
  if (rows.length > 0) await tx.execute(recordingInAudit(rows));
}

/** The same, for a caller that does it in one statement with what it tells of. */
export const recordingInAudit = (rows: readonly AuditRow[]): SQL => sql`
    insert into audit_entries (by, action, catalog, item_id, field, from_value, to_value, reason, source)
    select by, action, catalog, "itemId", nullif(field, ''), nullif("from", 'null'::jsonb), nullif("to", 'null'::jsonb), reason, source
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
      (by text, action text, catalog text, "itemId" text, field text, "from" jsonb, "to" jsonb, reason text, source text)`;

const newest = new Keyset('desc', byMoment(auditEntries.at), byUuid(auditEntries.id));

export class AuditRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async page(cursor: string | undefined, limit: number): Promise<Page<AuditRecord>> {
    const found = await this.db
      .select({ entry: auditEntries, position: newest.position })
      .from(auditEntries)
      .where(newest.after(cursor))
      .orderBy(newest.order)
      .limit(limit + 1);
    const { rows, nextCursor } = newest.pageOf(found, limit);
    return {
      rows: rows.map(({ entry: { fromValue, toValue, action, ...entry } }) => ({
        ...entry,
        action: action as AuditAction,
        from: fromValue,
        to: toValue,
      })),
      nextCursor,
    };
  }
}
