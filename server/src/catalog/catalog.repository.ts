import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/connect.ts';
import { recordInAudit, type AuditRow } from '../ops/audit.repository.ts';
import { catalogCorrections, catalogItems, catalogState } from './catalog.tables.ts';
import { planCorrections, wholeItem, type By, type CorrectionPlan } from './corrections/correction-plan.ts';
import {
  carryOut,
  close,
  isOneOf,
  loadLock,
  noRecords,
  recordsOf,
  setRemoved,
  tellEverybody,
} from './corrections/correction-records.repository.ts';
import { remembering, type SourcedChange } from './corrections/on-whose-word.ts';
import { differences, layOver, withGivenFields } from './corrections/corrections.ts';
import { documentSchemas, type CatalogContent, type CatalogKind, type Documents, type DocumentSchemas } from './documents.ts';
import { changedSince, mayAskCluster, momentNow, type Missed, type Moment } from './snapshot/moment.repository.ts';
import { CatalogNews, storyOf, type Story } from './snapshot/news.ts';
import { Scheduler } from './scheduler.ts';
import { batchSize, correctedFields, hasCorrections, pageAfter } from './shown-items.repository.ts';
import { Packing, type PackedDocuments } from './snapshot/packed.ts';
import { endOvertaken, keepDifferences, recordMarks, recordOwn } from './corrections/shipped-over-own.repository.ts';

function* batchesOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}

/** Rows go over in large statements: 6,000 colleges one by one would take most of the start. Tells which were changed. */
async function upsert(tx: Tx, kind: CatalogKind, docs: readonly { id: string }[], origin: 'catalog' | 'operator'): Promise<string[]> {
  // Set by the record alone, so that an item that leaves the shipped files and comes back is still removed. An operator who
  // gives one wants it.
  const removed =
    origin === 'operator'
      ? sql`false`
      : sql`exists (select 1 from catalog_corrections made where made.kind = ${kind} and made.item_id = item->>'id'
          and made.change = 'remove' and made.state = 'active')`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into catalog_items (kind, id, doc, origin, removed)
    select ${kind}, item->>'id', item, ${origin}, ${removed} from jsonb_array_elements(${JSON.stringify(docs)}::jsonb) as item
    on conflict (kind, id) do update set doc = excluded.doc, origin = excluded.origin, removed = excluded.removed
    where (catalog_items.doc, catalog_items.origin, catalog_items.removed)
      is distinct from (excluded.doc, excluded.origin, excluded.removed)
    returning id`);
  return rows.map(({ id }) => id);
}

/**
 * Of new tables PostgreSQL knows nothing: until it looks by itself, up to a minute later, it would sort a whole catalog for
 * every page that is read of it.
 */
async function countAgain(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze catalog_items (kind, id, origin, removed), catalog_corrections (kind, item_id, change, field, state)`);
}

/** A document, or what somebody says of one that is there. */
type GivenDocument<Kind extends CatalogKind> = Partial<Documents[Kind]> & { id: string };

export class CatalogRepository {
  private readonly db: Db;
  private readonly schemas: DocumentSchemas;

  private readonly news: CatalogNews;

  constructor(db: Db, schemas = documentSchemas, news = new CatalogNews()) {
    this.db = db;
    this.schemas = schemas;
    this.news = news;
  }

  async contentHash(): Promise<string | undefined> {
    return (await this.db.select({ hash: catalogState.contentHash }).from(catalogState))[0]?.hash;
  }

  /** Another text whenever a correction was made or closed. */
  async correctionsMark(): Promise<string> {
    const { rows } = await this.db.execute<{ mark: string }>(
      sql`select md5(coalesce(string_agg(row(kind, change, item_id, field, to_value)::text, ',' order by kind, change, item_id, field), ''))
          as mark
        from ${catalogCorrections} where state = 'active'`,
    );
    return rows[0]?.mark ?? '';
  }

  async loadedAt(): Promise<Date | undefined> {
    return (await this.db.select({ at: catalogState.loadedAt }).from(catalogState))[0]?.at;
  }

  /** The shipped catalog, whole, in one transaction; bookmarks hold ids only and are not touched. */
  async replaceShipped(content: CatalogContent, contentHash: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
      await tx.execute(sql`set local statement_timeout = 0`);
      const known = await tx.select({ hash: catalogState.contentHash }).from(catalogState);
      if (known[0]?.hash === contentHash) return;
      await recordMarks(tx);
      for (const kind of Object.keys(this.schemas) as CatalogKind[]) {
        // Written batch by batch: tens of thousands at once would keep everybody waiting.
        const ids: string[] = [];
        for (const docs of batchesOf<Documents[typeof kind]>(content[kind])) {
          await keepDifferences(tx, kind, this.schemas[kind], docs);
          await upsert(tx, kind, docs, 'catalog');
          ids.push(docs.map(({ id }) => JSON.stringify(id)).join(','));
        }
        const shipped = `[${ids.join(',')}]`;
        await tx.execute(sql`
          delete from catalog_items where kind = ${kind} and origin = 'catalog'
            and id not in (select jsonb_array_elements_text(${shipped}::jsonb))`);
      }
      await endOvertaken(tx);
      await recordOwn(tx);
      await tx
        .insert(catalogState)
        .values({ contentHash })
        .onConflictDoUpdate({ target: catalogState.only, set: { contentHash, loadedAt: sql`now()` } });
      await countAgain(tx);
      await tellEverybody(tx, 'all');
    });
  }

  /**
   * Many rows of an operator's own, as a file has them; what they say of shipped items becomes corrections. All or nothing. A new one is
   * whole; of one that is there, a field that is not given stays as it is.
   */
  async put<Kind extends CatalogKind>(
    kind: Kind,
    docs: GivenDocument<Kind>[],
    by: By,
    onProgress?: (done: number) => void,
    audit?: AuditRow,
  ): Promise<void> {
    let story: Story | undefined;
    await this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock_shared(${loadLock})`);
      await tx.execute(sql`set local statement_timeout = 0`);
      const changed: string[] = [];
      let done = 0;
      // In the order of the indexes: each page of them is written once.
      const inOrder = docs.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      for (const batch of batchesOf(inOrder)) {
        changed.push(...(await this.putBatch(tx, kind, batch, by)));
        onProgress?.((done += batch.length));
      }
      if (audit) await recordInAudit(tx, [audit]);
      if (changed.length > 0) await tellEverybody(tx, (story = storyOf(kind, changed)));
    });
    if (story) this.news.stored(story);
  }

  /** Every document as it is shown: shipped or somebody's own, with what was corrected laid over it. */
  async all<Kind extends CatalogKind>(kind: Kind): Promise<Documents[Kind][]> {
    const shown: Documents[Kind][] = [];
    await this.read(kind, (doc) => shown.push(doc));
    return shown;
  }

  /** The same of some of them, in one question a batch; those that are not shown are left out. */
  async some<Kind extends CatalogKind>(kind: Kind, ids: readonly string[]): Promise<Map<string, Documents[Kind]>> {
    const shown = new Map<string, Documents[Kind]>();
    for (const batch of batchesOf(ids)) {
      const { rows } = await this.db.execute<{ doc: Documents[Kind]; changes: SourcedChange[] | null }>(sql`
        with made as (
          select item_id, json_agg(json_build_object('field', field, 'to', to_value, 'source', source)) as changes
          from catalog_corrections
          where state = 'active' and kind = ${kind} and change = 'field' and item_id = any(${sql.param(batch)}::text[])
          group by item_id)
        select item.doc, made.changes from catalog_items item left join made on made.item_id = item.id
        where item.kind = ${kind} and item.id = any(${sql.param(batch)}::text[]) and not item.removed`);
      for (const { doc, changes } of rows) shown.set(doc.id, layOver(this.schemas[kind], doc, remembering(changes ?? [])));
    }
    return shown;
  }

  /** The same of a large catalog, each packed away as soon as it is read. */
  async packed(kind: CatalogKind): Promise<PackedDocuments> {
    const packing = new Packing();
    await this.read(kind, (doc) => packing.add(doc));
    return new Scheduler().stepped(packing.packed());
  }

  /**
   * Version stamp: another text whenever anything of the catalogs has changed, in whichever process: PostgreSQL says of each row which
   * transaction wrote it, and later ones have larger numbers.
   */
  async state(): Promise<string> {
    const { rows } = await this.db.execute(sql`
      select (select row(count(*), sum(xmin::text::bigint)) from catalog_items) as items,
        (select row(count(*), sum(xmin::text::bigint)) from catalog_corrections) as corrections,
        (select row(content_hash, loaded_at) from catalog_state) as loaded`);
    return JSON.stringify(rows[0]);
  }

  async moment(): Promise<Moment> {
    const { rows: asked } = await this.db.execute<{ may: boolean }>(mayAskCluster);
    const { rows } = await this.db.execute<{ horizon: string; of: string }>(momentNow(asked[0]?.may === true));
    return rows[0] as Moment;
  }

  /** How many items of a catalog are shown. */
  async countShown(kind: CatalogKind): Promise<number> {
    return this.db.$count(catalogItems, and(eq(catalogItems.kind, kind), eq(catalogItems.removed, false)));
  }

  /** Undefined when it cannot be told: the shipped files were loaded since, or this is another database. */
  async changedSince(before: Moment): Promise<Missed | undefined> {
    const moment = await this.moment();
    if (moment.of !== before.of) return undefined;
    const { rows } = await this.db.execute<{ kind: string; ids: string[] }>(changedSince(before));
    return { moment, changes: rows };
  }

  private async read<Kind extends CatalogKind>(kind: Kind, take: (doc: Documents[Kind]) => void): Promise<void> {
    // Page by page, so that no request waits while the rows of a large catalog are read.
    await this.atOneMoment(async (tx) => {
      const isCorrected = await hasCorrections(tx, kind);
      for (let after: string | undefined = ''; after !== undefined;) {
        const docs: Documents[Kind][] = await pageAfter(tx, kind, after);
        const last = docs.at(-1)?.id;
        if (last === undefined) return;
        const corrected = isCorrected ? await correctedFields(tx, kind, after, last) : undefined;
        for (const doc of docs) take(layOver(this.schemas[kind], doc, corrected?.get(doc.id) ?? []));
        after = docs.length < batchSize ? undefined : last;
      }
    });
  }

  /** Items and corrections as they are at one moment. */
  private atOneMoment(run: (tx: Tx) => Promise<void>): Promise<void> {
    return this.db.transaction(run, { isolationLevel: 'repeatable read', accessMode: 'read only' });
  }

  private async putBatch<Kind extends CatalogKind>(tx: Tx, kind: Kind, docs: readonly GivenDocument<Kind>[], by: By): Promise<string[]> {
    const { id, doc, origin } = catalogItems;
    const ids = docs.map((each) => each.id);
    const there = await tx
      .select({ id, doc, origin })
      .from(catalogItems)
      .where(and(eq(catalogItems.kind, kind), isOneOf(id, ids)))
      .for('update');
    const records = await recordsOf(
      tx,
      kind,
      there.map((row) => row.id),
    );
    // An operator who gives an item again wants it back.
    const removals = [...records].flatMap(([itemId, { removed }]) => (removed ? [{ itemId, id: removed.id }] : []));
    await close(tx, removals, by);
    await setRemoved(
      tx,
      kind,
      removals.map(({ itemId }) => itemId),
      false,
    );
    const shipped = new Map(there.filter((row) => row.origin === 'catalog').map((row) => [row.id, row.doc as Documents[Kind]]));
    const schema = this.schemas[kind];
    const ownBefore = new Map(there.filter((row) => row.origin === 'operator').map((row) => [row.id, row.doc as Documents[Kind]]));
    const plan: CorrectionPlan = { made: [], closed: [] };
    const changed = removals.map(({ itemId }) => itemId);
    for (const wanted of docs) {
      const base = shipped.get(wanted.id);
      const { fields: standing, earlier, added } = records.get(wanted.id) ?? noRecords;
      if (base) {
        const shown = layOver(schema, base, standing);
        const changes = differences(schema, shown, withGivenFields(schema, shown, wanted));
        const { made, closed } = planCorrections({ kind, base, standing, earlier }, changes);
        plan.made.push(...made);
        plan.closed.push(...closed);
        if (made.length + closed.length > 0) changed.push(wanted.id);
      } else if (!added) plan.made.push(wholeItem(kind, wanted.id, 'add'));
    }
    await carryOut(tx, plan, by);
    const own = docs.filter((each) => !shipped.has(each.id)).map((each) => withGivenFields(schema, ownBefore.get(each.id), each));
    return [...new Set([...changed, ...(await upsert(tx, kind, own, 'operator'))])];
  }
}
