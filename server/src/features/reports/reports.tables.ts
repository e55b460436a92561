import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { users } from '../../identity/identity.tables.ts';

/** What somebody found wrong in the facts. No address, no name: only the account, where there is one, and only as long as it lives. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    catalog: text('catalog').notNull(),
    itemId: text('item_id').notNull(),
    field: text('field'),
    text: text('text').notNull(),
    source: text('source'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    madeAt: moment('made_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    state: text('state').notNull().default('new').$type<'new' | 'accepted' | 'declined'>(),
    /** What is said to the reporter. */
    note: text('note'),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('reports_state', sql`${table.state} in ('new', 'accepted', 'declined')`),
    check('reports_decided', sql`(${table.state} = 'new') = (${table.decidedAt} is null)`),
    // One for each way the list is asked for.
    index('reports_newest').on(table.madeAt, table.id),
    index('reports_state').on(table.state, table.madeAt, table.id),
    index('reports_user').on(table.userId, table.madeAt, table.id),
  ],
);
