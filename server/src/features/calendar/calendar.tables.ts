import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';
import { users } from '../../identity/identity.tables.ts';

/** How often each event of the calendars has changed, and when: subscribers go by it. Nothing of a person. */
export const calendarRevisions = pgTable('calendar_revisions', {
  uid: text('uid').primaryKey(),
  mark: text('mark').notNull(),
  sequence: integer('sequence').notNull().default(0),
  modifiedAt: moment('modified_at')
    .notNull()
    .default(sql`now()`),
});

/** The one private address of a person under which their calendar follows the bookmarks. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the address; the token itself is stored nowhere. */
  tokenHash: bytes('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});
