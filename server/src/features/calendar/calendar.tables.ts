import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** How often each event of the calendars has changed, and when: subscribers go by it. Nothing of a person. */
export const calendarRevisions = pgTable('calendar_revisions', {
  uid: text('uid').primaryKey(),
  mark: text('mark').notNull(),
  sequence: integer('sequence').notNull().default(0),
  modifiedAt: moment('modified_at')
    .notNull()
    .default(sql`now()`),
});
