/** What becomes of people's own rows and corrections when the shipped files are loaded. Inside that transaction. */
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { inSteps } from '../../db/in-steps.ts';
import { catalogItems } from '../catalog.tables.ts';
import { planCorrections, type By, type CorrectionPlan } from './correction-plan.ts';
import { carryOut, closingTime, isOneOf, noRecords, recordsOf } from './correction-records.repository.ts';
import { differences, type Document } from './corrections.ts';
import type { CatalogKind } from '../documents.ts';
import type { Tx } from '../../db/connect.ts';

const before: By = { who: 'operator', why: 'from before corrections were kept' };

/**
 * An operator's row whose id is shipped: what it says otherwise becomes corrections, so that the rest follows the files
 * again. A field it does not have was not the operator's word; one that somebody corrected since stands already.
 */
export async function keepDifferences(tx: Tx, kind: CatalogKind, schema: z.ZodObject, shipped: readonly Document[]): Promise<void> {
  const byId = new Map(shipped.map((doc) => [doc.id, doc]));
  const { doc, origin, id, removed } = catalogItems;
  const own = await tx
    .select({ id, doc, removed })
    .from(catalogItems)
    .where(and(eq(catalogItems.kind, kind), isOneOf(id, [...byId.keys()]), eq(origin, 'operator')))
    .for('update');
  if (own.length === 0) return;
  const records = await recordsOf(
    tx,
    kind,
    own.map((row) => row.id),
  );
  const plan: CorrectionPlan = { made: [], closed: [] };
  for (const row of own) {
    const { fields: standing, removed: removal } = records.get(row.id) ?? noRecords;
    const base = byId.get(row.id);
    // Hidden without a removal: its adding was taken back, and with it what it said.
    if (!base || (row.removed && !removal)) continue;
    const document = row.doc as Document;
    const corrected = new Set(standing.map(({ field }) => field));
    const said = differences(schema, base, document).filter(({ field, to }) => to !== null && !corrected.has(field));
    plan.made.push(...planCorrections({ kind, base, standing }, said).made);
  }
  await carryOut(tx, plan, before);
}

/** Before corrections were kept, a removal was a mark on the row; and a process of that version may still set one. */
export async function recordMarks(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into catalog_corrections (kind, item_id, change, made_by, why)
    select kind, id, 'remove', ${before.who}, ${before.why} from catalog_items item
    where removed and not exists (
      select 1 from catalog_corrections made where made.kind = item.kind and made.item_id = item.id
        and (made.change = 'remove' and made.state = 'active' or made.change = 'add' and made.state = 'taken_back'))`);
}

/** Rows that are the operator's own: added, though that was not recorded at the time. */
export async function recordOwn(tx: Tx): Promise<void> {
  await inSteps((step) =>
    tx.execute(sql`
      insert into catalog_corrections (kind, item_id, change, made_by, why)
      select kind, id, 'add', ${before.who}, ${before.why} from catalog_items item
      where origin = 'operator' and not exists (
        select 1 from catalog_corrections made where made.kind = item.kind and made.item_id = item.id and made.change = 'add'
          and (made.state = 'active' or item.removed))
      limit ${step}`),
  );
}

/** A correction that the shipped files have caught up with is at its end, and so is the adding of what is shipped now. */
export async function endOvertaken(tx: Tx): Promise<void> {
  await inSteps((step) =>
    tx.execute(sql`
      update catalog_corrections set state = 'overtaken', closed_by = 'catalog', closed_at = ${closingTime}
      where id in (
        select made.id from catalog_corrections made join catalog_items item on item.kind = made.kind and item.id = made.item_id
        where made.state = 'active' and item.origin = 'catalog' and (made.change = 'add' or made.change = 'field'
          and nullif(item.doc #> string_to_array(made.field, '.'), 'null'::jsonb) is not distinct from made.to_value)
        limit ${step})`),
  );
}
