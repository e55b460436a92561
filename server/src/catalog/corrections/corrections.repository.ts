/**
 * What people change about the facts: a field of an item, an item of their own, an item removed. Each is recorded with who,
 * when and why, and can be taken back. One item's changes happen one after another, under a lock on its row.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { catalogCorrections, catalogItems } from '../catalog.tables.ts';
import { planCorrections, wholeItem, type By, type NewRecord, type CorrectionPlan, type StandingCorrection } from './correction-plan.ts';
import {
  carryOut,
  close,
  loadLock,
  noRecords,
  recordsOf,
  reviveBefore,
  setRemoved,
  tellEverybody,
  type RecordsOfItem,
} from './correction-records.repository.ts';
import { differences, layOver, same, valueAt, type FieldChange } from './corrections.ts';
import { documentSchemas, type CatalogKind, type Documents, type DocumentSchemas } from '../documents.ts';
import { CatalogNews, storyOf, type Story } from '../snapshot/news.ts';
import { isQuick, seen, storeIfAsSeen } from './quick-correction.repository.ts';

/** PostgreSQL would not even look for a text with a zero byte in it. */
const canBeAnId = (id: string) => !id.includes('\0');

interface CorrectOptions {
  /** See `planOf`. */
  again?: boolean;
  /** What must happen with it or not at all, in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
}

type ChangesOf<Kind extends CatalogKind> = (shown: Documents[Kind], shipped: Documents[Kind]) => FieldChange[];

/** A record that stands now; where it was made just now and no query need look, with what it says and when it was. */
export interface Stands {
  id: string;
  made?: NewRecord & { at: Date };
}

function standingFor(
  changes: readonly FieldChange[],
  before: readonly StandingCorrection[],
  { made, closed }: CorrectionPlan,
  madeAt?: ReadonlyMap<string, Date>,
): Stands[] {
  const ended = new Set(closed.map((record) => record.id));
  const isMeant = ({ field }: { field: string }) => changes.some((change) => change.field === field);
  const now = made.filter(isMeant).map((record): Stands => {
    const at = madeAt?.get(record.id);
    return { id: record.id, ...(at ? { made: { ...record, at } } : {}) };
  });
  return [...before.filter((record) => isMeant(record) && !ended.has(record.id)).map(({ id }) => ({ id })), ...now];
}

/** What everybody else is told when the transaction has ended, and who keeps the catalogs here follows. */
type Tell = (kind: CatalogKind, id: string) => Story;

export class CorrectionsRepository {
  private readonly db: Db;
  private readonly schemas: DocumentSchemas;

  private readonly news: CatalogNews;

  constructor(db: Db, schemas = documentSchemas, news = new CatalogNews()) {
    this.db = db;
    this.schemas = schemas;
    this.news = news;
  }

  /** An item of one's own; false when the id is taken. One that was removed comes back, saying what is given now. */
  add<Kind extends CatalogKind>(kind: Kind, doc: Documents[Kind], by: By): Promise<boolean> {
    return this.inTurn(async (tx, tell) => {
      const { rowCount } = await tx.execute(sql`
        insert into catalog_items (kind, id, doc, origin) values (${kind}, ${doc.id}, ${JSON.stringify(doc)}::jsonb, 'operator')
        on conflict do nothing`);
      if (rowCount) await carryOut(tx, { made: [wholeItem(kind, doc.id, 'add')], closed: [] }, by);
      else if (!(await this.bringBack(tx, kind, doc, by))) return false;
      await tellEverybody(tx, tell(kind, doc.id));
      return true;
    });
  }

  /**
   * Corrects what `changesOf` wants changed of the item as it is shown; what it throws changes nothing. Undefined when there
   * is no such item, else the ids of the records that now stand for it.
   */
  async correct<Kind extends CatalogKind>(kind: Kind, id: string, changesOf: ChangesOf<Kind>, by: By, options: CorrectOptions = {}) {
    return (await this.corrected(kind, id, changesOf, by, options))?.map((record) => record.id);
  }

  /** The same, for a caller that tells what was made. */
  async corrected<Kind extends CatalogKind>(
    kind: Kind,
    id: string,
    changesOf: ChangesOf<Kind>,
    by: By,
    options: CorrectOptions = {},
  ): Promise<Stands[] | undefined> {
    if (!canBeAnId(id)) return undefined;
    const { again = false, also } = options;
    if (also) return this.correctInTurn(kind, id, changesOf, by, options);
    const item = await seen(this.db, kind, id);
    if (!item) return undefined;
    const { doc, standing } = item;
    const changes = changesOf(layOver(this.schemas[kind], doc, standing), doc);
    const plan = planCorrections({ kind, base: doc, standing, again }, changes);
    if (plan.made.length + plan.closed.length === 0) return standingFor(changes, standing, plan);
    if (!isQuick(plan)) return this.correctInTurn(kind, id, changesOf, by, options);
    const story = storyOf(kind, [id]);
    const madeAt = await storeIfAsSeen(this.db, { kind, id, ...item }, plan, by, story);
    // Somebody was quicker: then one after another.
    if (!madeAt) return this.correctInTurn(kind, id, changesOf, by, options);
    this.news.stored(story);
    return standingFor(changes, standing, plan, madeAt);
  }

  private correctInTurn<Kind extends CatalogKind>(
    kind: Kind,
    id: string,
    changesOf: ChangesOf<Kind>,
    by: By,
    { again = false, also }: CorrectOptions,
  ): Promise<Stands[] | undefined> {
    return this.inTurn(async (tx, tell) => {
      const item = await this.lock(tx, kind, id);
      if (!item || item.removed) return undefined;
      const { fields } = await this.recordsOf(tx, kind, id);
      const changes = changesOf(layOver(this.schemas[kind], item.doc, fields), item.doc);
      const plan = planCorrections({ kind, base: item.doc, standing: fields, again }, changes);
      await carryOut(tx, plan, by, plan.made.length + plan.closed.length > 0 ? tell(kind, id) : undefined);
      await also?.(tx);
      return standingFor(changes, fields, plan);
    });
  }

  /** An item as it is shown and as it is shipped, with the records that make the difference; undefined where it is not shown. */
  async read<Kind extends CatalogKind>(kind: Kind, id: string) {
    if (!canBeAnId(id)) return undefined;
    return this.db.transaction(
      async (tx) => {
        const { doc, removed } = catalogItems;
        const rows = await tx
          .select({ doc, removed })
          .from(catalogItems)
          .where(and(eq(catalogItems.kind, kind), eq(catalogItems.id, id)));
        if (!rows[0] || rows[0].removed) return undefined;
        const shipped = rows[0].doc as Documents[Kind];
        const { fields: standing } = await this.recordsOf(tx, kind, id);
        return { shown: layOver(this.schemas[kind], shipped, standing), shipped, standing };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  /** False when there is no such item. */
  remove(kind: CatalogKind, id: string, by: By): Promise<boolean> {
    if (!canBeAnId(id)) return Promise.resolve(false);
    return this.inTurn(async (tx, tell) => {
      const item = await this.lock(tx, kind, id);
      if (!item || item.removed) return false;
      await carryOut(tx, { made: [wholeItem(kind, id, 'remove')], closed: [] }, by, tell(kind, id));
      await setRemoved(tx, kind, [id], true);
      return true;
    });
  }

  /** What became of it: taken back, now or before; or it had ended otherwise. Undefined when there is no such record. */
  takeBack(correctionId: string, by: By): Promise<'taken_back' | 'overtaken' | undefined> {
    return this.inTurn(async (tx, tell) => {
      const { id, kind, itemId, change, field, state } = catalogCorrections;
      const found = await tx.select({ kind, itemId, change, field }).from(catalogCorrections).where(eq(id, correctionId));
      if (!found[0]) return undefined;
      const item = await this.lock(tx, found[0].kind, found[0].itemId);
      const [now] = await tx.select({ state }).from(catalogCorrections).where(eq(id, correctionId)).for('update');
      if (now?.state !== 'active') return now?.state;
      await close(tx, [{ id: correctionId }], by);
      if (found[0].change === 'field') {
        const { field: path } = found[0];
        await reviveBefore(tx, correctionId, (to) => item !== undefined && same(valueAt(item.doc, path), to));
      } else if (found[0].change === 'remove') await setRemoved(tx, found[0].kind, [found[0].itemId], false);
      else await this.withdraw(tx, found[0].kind, found[0].itemId, by);
      await tellEverybody(tx, tell(found[0].kind, found[0].itemId));
      return 'taken_back';
    });
  }

  /** With the item goes everything that was said about it. */
  private async withdraw(tx: Tx, kind: CatalogKind, id: string, by: By): Promise<void> {
    const { fields, removed } = await this.recordsOf(tx, kind, id);
    await close(tx, [...fields, removed], by);
    await setRemoved(tx, kind, [id], true);
  }

  private async bringBack<Kind extends CatalogKind>(tx: Tx, kind: Kind, doc: Documents[Kind], by: By): Promise<boolean> {
    const item = await this.lock(tx, kind, doc.id);
    if (!item?.removed) return false;
    const { fields, added, removed } = await this.recordsOf(tx, kind, doc.id);
    await close(tx, [removed], by);
    await setRemoved(tx, kind, [doc.id], false);
    if (item.origin === 'operator' && !added) {
      // Its adding was taken back, and everything with it: this is a new one.
      await tx
        .update(catalogItems)
        .set({ doc })
        .where(and(eq(catalogItems.kind, kind), eq(catalogItems.id, doc.id)));
      await carryOut(tx, { made: [wholeItem(kind, doc.id, 'add')], closed: [] }, by);
      return true;
    }
    const schema = this.schemas[kind];
    const changes = differences(schema, layOver(schema, item.doc, fields), doc);
    await carryOut(tx, planCorrections({ kind, base: item.doc, standing: fields }, changes), by);
    return true;
  }

  private async recordsOf(tx: Tx, kind: CatalogKind, id: string): Promise<RecordsOfItem> {
    return (await recordsOf(tx, kind, [id])).get(id) ?? noRecords;
  }

  private async lock<Kind extends CatalogKind>(tx: Tx, kind: Kind, id: string) {
    const { doc, origin, removed } = catalogItems;
    const rows = await tx
      .select({ doc, origin, removed })
      .from(catalogItems)
      .where(and(eq(catalogItems.kind, kind), eq(catalogItems.id, id)))
      .for('update');
    return rows[0] && { ...rows[0], doc: rows[0].doc as Documents[Kind] };
  }

  /** Shared lock: while the shipped files are loaded no request changes anything, and the other way round. */
  private async inTurn<T>(run: (tx: Tx, tell: Tell) => Promise<T>): Promise<T> {
    let story: Story | undefined;
    const done = await this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock_shared(${loadLock})`);
      return run(tx, (kind, id) => (story = storyOf(kind, [id])));
    });
    if (story) this.news.stored(story);
    return done;
  }
}
