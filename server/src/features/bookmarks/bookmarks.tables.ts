import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { users } from '../../identity/identity.tables.ts';

export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    itemId: text('item_id').notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.itemId] })],
);
