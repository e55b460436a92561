import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { jsonValue, moment } from '../db/columns.ts';
import type { CatalogKind } from './documents.ts';

/** The catalogs as documents: they are read whole, into memory, and searched there. */
export const catalogItems = pgTable(
  'catalog_items',
  {
    kind: text('kind').notNull().$type<CatalogKind>(),
    id: text('id').notNull(),
    /** As it was shipped, or as an operator added it. What was corrected since stands in catalog_corrections alone. */
    doc: jsonb('doc').notNull(),
    /** 'catalog' rows follow the shipped files; 'operator' rows are somebody's own. */
    origin: text('origin').notNull().$type<'catalog' | 'operator'>(),
    /** Not shown. Who removed it, or took its adding back, stands in catalog_corrections. */
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/**
 * What somebody changed about the facts, a row each. A row is made and may be closed; it is never removed, so that the
 * table is its own audit. At most one stands for each field of an item.
 */
export const catalogCorrections = pgTable(
  'catalog_corrections',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    kind: text('kind').notNull().$type<CatalogKind>(),
    itemId: text('item_id').notNull(),
    change: text('change').notNull().$type<'field' | 'add' | 'remove'>(),
    /** A path in the document, as `skills.technical`; empty where the item as a whole is meant. */
    field: text('field').notNull().default(''),
    /** What was shipped when this was made, and what it should be; null where there is none. */
    fromValue: jsonValue('from_value'),
    toValue: jsonValue('to_value'),
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    why: text('why'),
    source: text('source'),
    /** overtaken: by a newer correction of the field, or because the shipped files say the same by now. */
    state: text('state').notNull().default('active').$type<'active' | 'taken_back' | 'overtaken'>(),
    closedBy: text('closed_by'),
    closedAt: moment('closed_at'),
    closedWhy: text('closed_why'),
    /** The newer correction. When that one is taken back, this one stands again. */
    overtakenBy: uuid('overtaken_by'),
  },
  (table) => [
    check('catalog_corrections_change', sql`${table.change} in ('field', 'add', 'remove')`),
    check('catalog_corrections_state', sql`${table.state} in ('active', 'taken_back', 'overtaken')`),
    check('catalog_corrections_field', sql`(${table.change} = 'field') = (${table.field} <> '')`),
    check('catalog_corrections_closed', sql`(${table.state} = 'active') = (${table.closedAt} is null)`),
    uniqueIndex('catalog_corrections_standing')
      .on(table.kind, table.change, table.itemId, table.field)
      .where(sql`state = 'active'`),
    // One for each way the list is asked for, ending in what it is sorted and paged by.
    index('catalog_corrections_newest').on(table.madeAt, table.id),
    index('catalog_corrections_kind').on(table.kind, table.madeAt, table.id),
    index('catalog_corrections_state').on(table.state, table.madeAt, table.id),
    index('catalog_corrections_kind_state').on(table.kind, table.state, table.madeAt, table.id),
    index('catalog_corrections_item').on(table.kind, table.itemId, table.madeAt, table.id),
    // The other half of the audit: what was ended by somebody, or by the shipped files.
    index('catalog_corrections_ended')
      .on(table.closedAt, table.id)
      .where(sql`closed_at is not null and overtaken_by is null`),
    index('catalog_corrections_overtaken')
      .on(table.overtakenBy)
      .where(sql`overtaken_by is not null`),
  ],
);

export const catalogState = pgTable('catalog_state', {
  only: boolean('only').primaryKey().default(true),
  contentHash: text('content_hash').notNull(),
  loadedAt: moment('loaded_at')
    .notNull()
    .default(sql`now()`),
});
