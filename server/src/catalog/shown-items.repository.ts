/** The items of a catalog as they are shown, page by page, with the fields that were corrected. */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { catalogCorrections, catalogItems } from './catalog.tables.ts';
import type { Tx } from '../db/connect.ts';
import { remembering, type SourcedChange } from './corrections/on-whose-word.ts';
import type { CatalogKind, Documents } from './documents.ts';

/** Few enough that turning them into JSON, or reading them, never holds anybody else up. */
export const batchSize = 500;

/** In one piece: a row each would cost more than what is in it. */
export async function pageAfter<Kind extends CatalogKind>(tx: Tx, kind: Kind, after: string): Promise<Documents[Kind][]> {
  const page = tx
    .select({ doc: catalogItems.doc })
    .from(catalogItems)
    .where(and(eq(catalogItems.kind, kind), eq(catalogItems.removed, false), gt(catalogItems.id, after)))
    .orderBy(asc(catalogItems.id))
    .limit(batchSize)
    .as('page');
  const [found] = await tx.select({ docs: sql<Documents[Kind][] | null>`json_agg(${page.doc})` }).from(page);
  return found?.docs ?? [];
}

const changeOfField = {
  ...{ itemId: catalogCorrections.itemId, field: catalogCorrections.field },
  ...{ to: catalogCorrections.toValue, source: catalogCorrections.source },
};

/** As the index of what stands has it. */
const stands = (kind: CatalogKind) => and(sql`state = 'active'`, eq(catalogCorrections.kind, kind), eq(catalogCorrections.change, 'field'));

/** Most catalogs have none: then nothing is asked page by page. */
export async function hasCorrections(tx: Tx, kind: CatalogKind): Promise<boolean> {
  const first = await tx.select({ id: catalogCorrections.id }).from(catalogCorrections).where(stands(kind)).limit(1);
  return first.length > 0;
}

/** Of the items after one id, up to another. */
export async function correctedFields(tx: Tx, kind: CatalogKind, after: string, last: string): Promise<Map<string, SourcedChange[]>> {
  const { itemId } = catalogCorrections;
  const where = and(stands(kind), gt(itemId, after), lte(itemId, last));
  return fieldsByItem(await tx.select(changeOfField).from(catalogCorrections).where(where));
}

function fieldsByItem(rows: readonly (SourcedChange & { itemId: string })[]): Map<string, SourcedChange[]> {
  const byItem = new Map<string, SourcedChange[]>();
  for (const { itemId: id, ...correction } of rows) byItem.set(id, [...(byItem.get(id) ?? []), correction]);
  for (const changes of byItem.values()) remembering(changes);
  return byItem;
}
