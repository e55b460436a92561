import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { users } from '../../identity/identity.tables.ts';

/** Who asked to be reminded of their exams' dates. */
export const reminders = pgTable(
  'reminders',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the page was written in where it was asked for; the profile's choice goes before it. */
    language: text('language').notNull(),
    /** India's last day whose reminders are in the outbox. */
    toldUntil: date('told_until', { mode: 'string' }).notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
    /** Ended, on a day that had been told already: stays until the day is over, so that beginning again does not tell it twice. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('reminders_told').on(table.toldUntil)],
);
