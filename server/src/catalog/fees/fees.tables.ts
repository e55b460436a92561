import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/**
 * Fee bands that were added or changed at the desk, laid over those that ship. Each is kept whole: a figure belongs to its year and its
 * source, and beside those of a later file it would say what no source has written.
 */
export const feeBands = pgTable('fee_bands', {
  id: text('id').primaryKey(),
  /** As the line of its sheet, cell by cell: read as the shipped lines are. */
  row: jsonb('row').notNull().$type<Record<string, string>>(),
  changedAt: moment('changed_at')
    .notNull()
    .default(sql`clock_timestamp()`),
});
