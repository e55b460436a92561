/**
 * Optimistic locking: a correction in two statements. What it is about is read, and what became of it is stored if nothing has changed
 * meanwhile. A request to a busy process waits for a turn of it at every statement; a transaction has six.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { recordingInAudit } from '../../ops/audit.repository.ts';
import type { By, CorrectionPlan, StandingCorrection } from './correction-plan.ts';
import { auditOf, closingTime, insertingRecords, messagesFor } from './correction-records.repository.ts';
import type { CatalogKind, Documents } from '../documents.ts';
import type { Story } from '../snapshot/news.ts';

interface SeenVersion<Kind extends CatalogKind> {
  doc: Documents[Kind];
  /** Which transaction wrote the item. */
  version: string;
  standing: StandingCorrection[];
}

/** Undefined where it is not shown. */
export async function seen<Kind extends CatalogKind>(db: Db, kind: Kind, id: string): Promise<SeenVersion<Kind> | undefined> {
  const { rows } = await db.execute<{ doc: unknown; version: string; standing: StandingCorrection[] }>(sql`
    select doc, xmin::text as version, array(
      select jsonb_build_object('id', id, 'field', field, 'from', from_value, 'to', to_value) from catalog_corrections
      where kind = ${kind} and item_id = ${id} and change = 'field' and state = 'active') as standing
    from catalog_items where kind = ${kind} and id = ${id} and not removed`);
  return rows[0] && { ...rows[0], doc: rows[0].doc as Documents[Kind] };
}

/** Only what is made, and what that overtakes: an end of another kind is told in the audit by what stood. */
export const isQuick = ({ made, closed }: CorrectionPlan) => made.length > 0 && closed.every(({ overtakenBy }) => overtakenBy !== null);

/**
 * When each was made, by id; undefined where the item is not as it was seen, and nothing was stored. The function that looks sees what
 * others have stored until it had the lock, the statement around it only what they had when it began; what it writes is under the lock.
 */
export async function storeIfAsSeen(
  db: Db,
  item: { kind: CatalogKind; id: string } & Pick<SeenVersion<CatalogKind>, 'version' | 'standing'>,
  { made, closed }: CorrectionPlan,
  by: By,
  story: Story,
): Promise<Map<string, Date> | undefined> {
  const ids = item.standing.map(({ id }) => id).sort();
  const { rows } = await db.execute<{ id: string; made_at: string }>(sql`
    with seen as materialized (
      select 1 where catalog_item_as_seen(${item.kind}, ${item.id}, ${item.version}::text::xid, ${sql.param(ids)}::uuid[])
    ), ended as (
      update catalog_corrections set state = 'overtaken', closed_by = ${by.who}, closed_at = ${closingTime}, closed_why = ${by.why ?? null},
        overtaken_by = ended.by
      from seen, jsonb_to_recordset(${JSON.stringify(closed.map(({ id, overtakenBy }) => ({ id, by: overtakenBy })))}::jsonb)
        as ended (id uuid, by uuid)
      where catalog_corrections.id = ended.id
      returning 1
    ), made as (
      ${insertingRecords(made, by)}, seen where (select count(*) from ended) = ${closed.length} returning id, made_at
    ), told as (
      ${recordingInAudit(auditOf(made, by))}, seen
    ), news as materialized (
      select ${messagesFor(story)}, seen
    )
    select id, made_at from made where (select count(*) from news) > 0`);
  return rows.length === 0 ? undefined : new Map(rows.map((row) => [row.id, new Date(row.made_at)]));
}
