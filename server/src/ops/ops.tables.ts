import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonValue, moment } from '../db/columns.ts';

/**
 * Who did what to the facts and to the roles, a row each. Only added to: the database itself refuses to change or remove a row
 * (0008_desk.sql). So no name stands here, only the account, which may be deleted.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    at: moment('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** `account:<id>`, or `operator` for the operators' token; in old rows what its holder called themselves. */
    by: text('by').notNull(),
    action: text('action').notNull(),
    catalog: text('catalog'),
    itemId: text('item_id'),
    field: text('field'),
    fromValue: jsonValue('from_value'),
    toValue: jsonValue('to_value'),
    reason: text('reason'),
    source: text('source'),
  },
  (table) => [index('audit_entries_newest').on(table.at, table.id)],
);

/** What happened last and how often, where an operator wants to know: a backup, a model that did not answer. */
export const opsMarks = pgTable('ops_marks', {
  name: text('name').primaryKey(),
  at: moment('at').notNull(),
  count: integer('count').notNull(),
  detail: text('detail'),
});
