import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { catalogItems, catalogState } from './catalog.tables.ts';
import { catalogKinds, type CatalogKind, type Documents } from './documents.ts';

export const catalogChannel = 'catalog_changed';
const loadLock = 4_739_203;

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type CatalogContent = { [Kind in CatalogKind]: Documents[Kind][] };

/** Rows go over in a few large statements: 6,000 colleges one by one would take most of the start. */
async function upsert(tx: Tx, kind: CatalogKind, docs: readonly { id: string }[], origin: 'catalog' | 'operator'): Promise<void> {
  const batch = 2000;
  // The shipped files never overwrite what an operator wrote.
  const mayReplace = origin === 'operator' ? sql`true` : sql`catalog_items.origin = 'catalog'`;
  for (let start = 0; start < docs.length; start += batch) {
    const json = JSON.stringify(docs.slice(start, start + batch));
    await tx.execute(sql`
      insert into catalog_items (kind, id, doc, origin)
      select ${kind}, item->>'id', item, ${origin} from jsonb_array_elements(${json}::jsonb) as item
      on conflict (kind, id) do update set doc = excluded.doc, origin = excluded.origin, removed = false where ${mayReplace}`);
  }
}

/** PostgreSQL would not even look for a text with a zero byte in it. */
const canBeAnId = (id: string) => !id.includes('\0');

export class CatalogRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async contentHash(): Promise<string | undefined> {
    const rows = await this.db.select({ hash: catalogState.contentHash }).from(catalogState);
    return rows[0]?.hash;
  }

  /** The shipped catalog, whole, in one transaction; bookmarks hold ids only and are not touched. */
  async replaceShipped(content: CatalogContent, contentHash: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
      await tx.execute(sql`set local statement_timeout = 0`);
      const known = await tx.select({ hash: catalogState.contentHash }).from(catalogState);
      if (known[0]?.hash === contentHash) return;
      await tx.delete(catalogItems).where(eq(catalogItems.origin, 'catalog'));
      for (const kind of catalogKinds) await upsert(tx, kind, content[kind], 'catalog');
      await tx
        .insert(catalogState)
        .values({ contentHash })
        .onConflictDoUpdate({ target: catalogState.only, set: { contentHash, loadedAt: sql`now()` } });
      await tx.execute(sql`select pg_notify(${catalogChannel}, 'all')`);
    });
  }

  /** An operator's own rows. All or nothing. */
  async put<Kind extends CatalogKind>(kind: Kind, docs: Documents[Kind][], onProgress?: (done: number) => void): Promise<void> {
    const step = 5000;
    await this.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      for (let start = 0; start < docs.length; start += step) {
        await upsert(tx, kind, docs.slice(start, start + step), 'operator');
        onProgress?.(Math.min(start + step, docs.length));
      }
      await tx.execute(sql`select pg_notify(${catalogChannel}, ${kind})`);
    });
  }

  /** Adds one row; false when the id is taken. */
  async add<Kind extends CatalogKind>(kind: Kind, doc: Documents[Kind]): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        insert into catalog_items (kind, id, doc, origin) values (${kind}, ${doc.id}, ${JSON.stringify(doc)}::jsonb, 'operator')
        on conflict (kind, id) do update set doc = excluded.doc, origin = 'operator', removed = false where catalog_items.removed`);
      if (rowCount) await tx.execute(sql`select pg_notify(${catalogChannel}, ${kind})`);
      return Boolean(rowCount);
    });
  }

  /** Changes one row under a lock, so that two corrections at once do not lose one; false when there is none. */
  async change<Kind extends CatalogKind>(kind: Kind, id: string, update: (doc: Documents[Kind]) => Documents[Kind]): Promise<boolean> {
    if (!canBeAnId(id)) return false;
    return this.db.transaction(async (tx) => {
      const rows = await tx.select({ doc: catalogItems.doc }).from(catalogItems).where(this.present(kind, id)).for('update');
      if (!rows[0]) return false;
      await tx
        .update(catalogItems)
        .set({ doc: update(rows[0].doc as Documents[Kind]), origin: 'operator' })
        .where(this.present(kind, id));
      await tx.execute(sql`select pg_notify(${catalogChannel}, ${kind})`);
      return true;
    });
  }

  async remove(kind: CatalogKind, id: string): Promise<boolean> {
    if (!canBeAnId(id)) return false;
    return this.db.transaction(async (tx) => {
      const { rowCount } = await tx.update(catalogItems).set({ removed: true, origin: 'operator' }).where(this.present(kind, id));
      if (rowCount) await tx.execute(sql`select pg_notify(${catalogChannel}, ${kind})`);
      return Boolean(rowCount);
    });
  }

  async all<Kind extends CatalogKind>(kind: Kind): Promise<Documents[Kind][]> {
    const rows = await this.db
      .select({ doc: catalogItems.doc })
      .from(catalogItems)
      .where(and(eq(catalogItems.kind, kind), eq(catalogItems.removed, false)))
      .orderBy(catalogItems.id);
    return rows.map((row) => row.doc as Documents[Kind]);
  }

  private present(kind: CatalogKind, id: string) {
    return and(eq(catalogItems.kind, kind), eq(catalogItems.id, id), eq(catalogItems.removed, false));
  }
}
