import type { Role } from '@disha/contract/roles';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** As typed, for showing. */
    email: text('email').notNull(),
    /** Lower case, for finding. */
    emailKey: text('email_key').notNull().unique(),
    /** Since when somebody is known to read mail there; null: not yet shown. */
    emailVerifiedAt: moment('email_verified_at'),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject').unique(),
    /** Another with every change of what opens the account: what was given out under the one before is worthless. */
    credential: uuid('credential')
      .notNull()
      .default(sql`gen_random_uuid()`),
    class: text('class'),
    /** Of those without a class: a parent or a teacher. A graduate is a class. */
    who: text('who').$type<'parent' | 'teacher'>(),
    state: text('state'),
    stream: text('stream'),
    field: text('field'),
    language: text('language'),
    avatar: text('avatar'),
    /** Given by `npm run role` alone. */
    role: text('role').notNull().default('student').$type<Role>(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    check('users_role', sql`${table.role} in ('student', 'editor', 'operator')`),
    check('users_who', sql`${table.who} in ('parent', 'teacher')`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** What its owner calls it by to end it; opens nothing. */
    id: uuid('id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which browser on which system, in two words; neither a version nor an address. */
    browser: text('browser'),
    system: text('system'),
    /** To the hour. */
    lastSeenAt: moment('last_seen_at')
      .notNull()
      .default(sql`now()`),
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
