import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

/** Courses, colleges and exams as documents: they are read whole, into memory, and searched there. */
export const catalogItems = pgTable(
  'catalog_items',
  {
    kind: text('kind').notNull().$type<'courses' | 'colleges' | 'exams'>(),
    id: text('id').notNull(),
    doc: jsonb('doc').notNull(),
    /** 'catalog' rows follow the shipped files; 'operator' rows are somebody's own and are never overwritten by them. */
    origin: text('origin').notNull().$type<'catalog' | 'operator'>(),
    /** A removed row stays as a mark, so that the shipped files do not bring it back. */
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const catalogState = pgTable('catalog_state', {
  only: boolean('only').primaryKey().default(true),
  contentHash: text('content_hash').notNull(),
  loadedAt: moment('loaded_at')
    .notNull()
    .default(sql`now()`),
});
