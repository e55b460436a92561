import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../db/columns.ts';

export const users = pgTable('users', {
  id: uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`),
  /** As typed, for showing. */
  email: text('email').notNull(),
  /** Lower case, for finding. */
  emailKey: text('email_key').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash'),
  googleSubject: text('google_subject').unique(),
  class: text('class'),
  state: text('state'),
  stream: text('stream'),
  field: text('field'),
  language: text('language'),
  avatar: text('avatar'),
  createdAt: moment('created_at')
    .notNull()
    .default(sql`now()`),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Counts of tries in a window, shared by every process. Keys are hashes: no address or e-mail stands here. */
export const tries = pgTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEnds: moment('window_ends').notNull(),
  },
  (table) => [index('tries_window').on(table.windowEnds)],
);
