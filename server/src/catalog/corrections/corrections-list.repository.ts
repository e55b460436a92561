/** The corrections as a list and as an audit, page by page. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { RecordedAct, Correction } from '@disha/contract/corrections';
import type { Db } from '../../db/connect.ts';
import { byMoment, byUuid, Keyset, type Page } from '../../db/keyset.ts';
import { catalogCorrections, catalogItems } from '../catalog.tables.ts';
import type { By, NewRecord } from './correction-plan.ts';
import { fitsSchema, same } from './corrections.ts';
import { documentSchemas, type CatalogKind, type DocumentSchemas } from '../documents.ts';

export interface CorrectionsQuery {
  kind?: CatalogKind | undefined;
  itemId?: string | undefined;
  state?: Correction['state'] | undefined;
  cursor?: string | undefined;
  limit: number;
}

const newest = new Keyset('desc', byMoment(catalogCorrections.madeAt), byUuid(catalogCorrections.id));
const lastEnded = new Keyset('desc', byMoment(catalogCorrections.closedAt), byUuid(catalogCorrections.id));
const lastEvent = new Keyset('desc', byMoment(sql`at`), byUuid(sql`id`));

/** What the item says of the field without corrections; of an item that somebody added, all it says. */
const saidNow = sql<unknown>`case ${catalogCorrections.change}
  when 'field' then ${catalogItems.doc} #> string_to_array(${catalogCorrections.field}, '.') when 'add' then ${catalogItems.doc} end`;

export class CorrectionsList {
  private readonly db: Db;
  private readonly schemas: DocumentSchemas;

  constructor(db: Db, schemas = documentSchemas) {
    this.db = db;
    this.schemas = schemas;
  }

  async page({ kind, itemId, state, cursor, limit }: CorrectionsQuery): Promise<Page<Correction>> {
    const wanted = and(
      kind === undefined ? undefined : eq(catalogCorrections.kind, kind),
      itemId === undefined ? undefined : eq(catalogCorrections.itemId, itemId),
      state === undefined ? undefined : eq(catalogCorrections.state, state),
      newest.after(cursor),
    );
    const { rows, nextCursor } = newest.pageOf(await this.select(wanted, limit + 1), limit);
    return { rows: rows.map((row) => shown(row, this.schemas)), nextCursor };
  }

  async find(id: string): Promise<Correction | undefined> {
    const [row] = await this.select(eq(catalogCorrections.id, id), 1);
    return row && shown(row, this.schemas);
  }

  async countActive(): Promise<number> {
    return this.db.$count(catalogCorrections, eq(catalogCorrections.state, 'active'));
  }

  /** Every change and every end of one, each at its own moment: what was overtaken by a newer correction is told by that one. */
  async audit(cursor: string | undefined, limit: number): Promise<Page<RecordedAct>> {
    // Each half gives a page by its own index; the two are then one page.
    const made = sql`select made_at as at, id, made_by as by,
      case change when 'field' then 'corrected' when 'add' then 'added' else 'removed' end as action,
      kind, item_id, field, from_value, to_value, why, source from catalog_corrections
      where ${newest.after(cursor) ?? sql`true`} order by ${newest.order} limit ${limit + 1}`;
    const ended = sql`select closed_at as at, id, closed_by as by, state as action,
      kind, item_id, field, from_value, to_value, closed_why as why, null::text as source from catalog_corrections
      where closed_at is not null and overtaken_by is null and ${lastEnded.after(cursor) ?? sql`true`}
      order by ${lastEnded.order} limit ${limit + 1}`;
    const found = await this.db.execute<EventRow>(sql`
      select event.*, ${lastEvent.position} as position from ((${made}) union all (${ended})) as event
      order by ${lastEvent.order} limit ${limit + 1}`);
    const { rows, nextCursor } = lastEvent.pageOf(found.rows, limit);
    return { rows: rows.map(entryOf), nextCursor };
  }

  private select(wanted: SQL | undefined, limit: number) {
    const { kind, itemId } = catalogCorrections;
    return this.db
      .select({ record: catalogCorrections, itemThere: catalogItems.id, saidNow, position: newest.position })
      .from(catalogCorrections)
      .leftJoin(catalogItems, and(eq(catalogItems.kind, kind), eq(catalogItems.id, itemId)))
      .where(wanted)
      .orderBy(newest.order)
      .limit(limit);
  }
}

type ListedCorrection = Awaited<ReturnType<CorrectionsList['select']>>[number];

function lookAt({ record, itemThere, saidNow: now }: ListedCorrection, schemas: DocumentSchemas): Correction['look'] {
  if (record.state !== 'active') return null;
  if (itemThere === null) return 'item_gone';
  if (record.change !== 'field') return null;
  if (!fitsSchema(schemas[record.kind], { field: record.field, to: record.toValue })) return 'does_not_fit';
  return same(now, record.fromValue) ? null : 'shipped_changed';
}

function shown(row: ListedCorrection, schemas: DocumentSchemas): Correction {
  const { record } = row;
  const { closedAt, closedBy, closedWhy } = record;
  return {
    id: record.id,
    kind: record.kind,
    itemId: record.itemId,
    change: record.change,
    field: record.field === '' ? null : record.field,
    from: record.fromValue,
    to: record.change === 'add' && record.state === 'active' ? row.saidNow : record.toValue,
    by: record.madeBy,
    at: record.madeAt.toISOString(),
    why: record.why,
    source: record.source,
    state: record.state,
    closed: closedAt ? { by: closedBy ?? '', at: closedAt.toISOString(), why: closedWhy } : null,
    look: lookAt(row, schemas),
  };
}

/** The same of one that was made just now: the caller that made it need not ask for it. */
export const wordedRecord = (
  { at, itemId, kind, ...record }: NewRecord & { at: Date },
  { who, why = null, source = null }: By,
): Correction => ({
  id: record.id,
  kind,
  itemId,
  change: record.change,
  field: record.field,
  from: record.from,
  to: record.to,
  by: who,
  at: at.toISOString(),
  why,
  source,
  state: 'active',
  closed: null,
  look: null,
});

interface EventRow extends Record<string, unknown> {
  id: string;
  at: string;
  by: string;
  action: RecordedAct['action'];
  kind: CatalogKind;
  item_id: string;
  field: string;
  from_value: unknown;
  to_value: unknown;
  why: string | null;
  source: string | null;
  position: string[];
}

const entryOf = (row: EventRow): RecordedAct => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  by: row.by,
  action: row.action,
  kind: row.kind,
  itemId: row.item_id,
  field: row.field === '' ? null : row.field,
  from: row.from_value,
  to: row.to_value,
  why: row.why,
  source: row.source,
});
