/** The records of corrections, read and written inside somebody's transaction. */
import { and, eq, isNotNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { catalogCorrections, catalogItems } from '../catalog.tables.ts';
import { recordingInAudit, recordInAudit, type AuditRow } from '../../ops/audit.repository.ts';
import type { By, ClosedRecord, NewRecord, CorrectionPlan, StandingCorrection } from './correction-plan.ts';
import type { CatalogKind } from '../documents.ts';
import { catalogChannel, messagesOf, type Story } from '../snapshot/news.ts';

export const loadLock = 4_739_203;

/** One parameter, however many there are: a statement of hundreds is slow to put together. */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL => sql`${column} = any(${sql.param(values)}::text[])`;

/** Every process reads these rows again once the transaction has ended; everything, where it is not known which. */
export async function tellEverybody(tx: Tx, what: Story | 'all'): Promise<void> {
  await tx.execute(tellingEverybody(what));
}

const tellingEverybody = (what: Story | 'all'): SQL => sql`select ${messagesFor(what)}`;

/** What is selected, and from where: a caller that tells it in one statement with something else goes on from there. */
export function messagesFor(what: Story | 'all'): SQL {
  const messages = what === 'all' ? [what] : [...messagesOf(what)];
  return sql`pg_notify(${catalogChannel}, message) from unnest(${sql.param(messages)}::text[]) as message`;
}

/** Shown or not; why stands in the records. */
export async function setRemoved(tx: Tx, kind: CatalogKind, ids: readonly string[], removed: boolean): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(catalogItems)
    .set({ removed })
    .where(and(eq(catalogItems.kind, kind), isOneOf(catalogItems.id, ids)));
}

/** Never at the moment it was made: the audit is in the order of these. */
export const closingTime = sql`greatest(clock_timestamp(), made_at + interval '1 microsecond')`;

/** The records about an item that stand, and those overtaken by a newer one, which would stand again without it. */
export interface RecordsOfItem {
  fields: StandingCorrection[];
  earlier: StandingCorrection[];
  added: StandingCorrection | undefined;
  removed: StandingCorrection | undefined;
}

export const noRecords: RecordsOfItem = { fields: [], earlier: [], added: undefined, removed: undefined };

export async function recordsOf(tx: Tx, kind: CatalogKind, itemIds: readonly string[]): Promise<Map<string, RecordsOfItem>> {
  if (itemIds.length === 0) return new Map();
  const { id, itemId, change, field, fromValue, toValue, state, overtakenBy } = catalogCorrections;
  const rows = await tx
    .select({ id, itemId, change, field, from: fromValue, to: toValue, state })
    .from(catalogCorrections)
    .where(
      and(
        eq(catalogCorrections.kind, kind),
        isOneOf(itemId, itemIds),
        or(eq(state, 'active'), and(eq(state, 'overtaken'), isNotNull(overtakenBy))),
      ),
    );
  const byItem = new Map<string, RecordsOfItem>();
  for (const row of rows) {
    const records = byItem.get(row.itemId) ?? { ...noRecords, fields: [], earlier: [] };
    byItem.set(row.itemId, records);
    const record = { id: row.id, field: row.field, from: row.from, to: row.to };
    if (row.state !== 'active') records.earlier.push(record);
    else if (row.change === 'field') records.fields.push(record);
    else records[row.change === 'add' ? 'added' : 'removed'] = record;
  }
  return byItem;
}

const actionOf = { field: 'corrected', add: 'added', remove: 'removed' } as const;

export const auditOf = (made: readonly NewRecord[], { who, why = null, source = null }: By): AuditRow[] =>
  made.map(({ kind, itemId, change, field, from, to }) => {
    return { by: who, action: actionOf[change], catalog: kind, itemId, field, from, to, reason: why, source };
  });

/** Up to what it is made from, so that more can stand beside it. */
export const insertingRecords = (made: readonly NewRecord[], { who, why = null, source = null }: By): SQL => sql`
  insert into catalog_corrections (id, kind, item_id, change, field, from_value, to_value, made_by, why, source)
  select id, kind, "itemId", change, field, "from", "to", ${who}, ${why}, ${source}
  from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
    as record (id uuid, kind text, "itemId" text, change text, field text, "from" jsonb, "to" jsonb)`;

/** What was ended by a newer one is told by that one. */
async function tellOfEnded(tx: Tx, closed: readonly ClosedRecord[], { who, why }: By): Promise<void> {
  const ids = closed.filter(({ overtakenBy }) => overtakenBy === null).map(({ id }) => id);
  if (ids.length === 0) return;
  const { id, kind, itemId, field, fromValue, toValue, state } = catalogCorrections;
  const rows = await tx
    .select({ catalog: kind, itemId, field, from: toValue, to: fromValue, action: state })
    .from(catalogCorrections)
    .where(sql`${id} = any(${sql.param(ids)}::uuid[])`);
  await recordInAudit(
    tx,
    rows.flatMap(({ action, ...row }) => (action === 'active' ? [] : [{ ...row, action, by: who, reason: why }])),
  );
}

/**
 * Closed first: at most one may stand for each field. Each is told in the audit, in the same transaction. What is made is one statement
 * with that and with the story for everybody else, if there is one: the request that waits for the answer waits for each.
 */
export async function carryOut(tx: Tx, { made, closed }: CorrectionPlan, by: By, story?: Story): Promise<void> {
  const { who, why = null } = by;
  if (closed.length > 0) {
    await tx.execute(sql`
      update catalog_corrections set state = ended.state, closed_by = ${who}, closed_at = ${closingTime}, closed_why = ${why},
        overtaken_by = ended.overtaken_by
      from jsonb_to_recordset(${JSON.stringify(closed.map(({ overtakenBy, ...more }) => ({ ...more, overtaken_by: overtakenBy })))}::jsonb)
        as ended (id uuid, state text, overtaken_by uuid)
      where catalog_corrections.id = ended.id and catalog_corrections.state = 'active'`);
    await tellOfEnded(tx, closed, by);
  }
  if (made.length === 0) return story && tellEverybody(tx, story);
  await tx.execute(sql`
    with made as (${insertingRecords(made, by)}), told as (${recordingInAudit(auditOf(made, by))})
    ${story ? tellingEverybody(story) : sql`select`}`);
}

export async function close(tx: Tx, records: readonly (Pick<StandingCorrection, 'id'> | undefined)[], by: By): Promise<void> {
  const closed = records.flatMap((record) => (record ? [{ id: record.id, state: 'taken_back' as const, overtakenBy: null }] : []));
  await carryOut(tx, { made: [], closed }, by);
}

/** What a correction that was taken back had overtaken stands again, unless the shipped value says the same by now. */
export async function reviveBefore(tx: Tx, takenBack: string, isShipped: (to: unknown) => boolean): Promise<void> {
  const { id, overtakenBy, toValue } = catalogCorrections;
  const [before] = await tx.select({ id, to: toValue }).from(catalogCorrections).where(eq(overtakenBy, takenBack));
  if (!before) return;
  await tx
    .update(catalogCorrections)
    .set(
      isShipped(before.to)
        ? { overtakenBy: null, closedBy: 'catalog', closedWhy: null }
        : { state: 'active', closedBy: null, closedAt: null, closedWhy: null, overtakenBy: null },
    )
    .where(eq(id, before.id));
}
