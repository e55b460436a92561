import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    quizId: text('quiz_id').notNull(),
    answers: jsonb('answers').notNull().$type<string[]>(),
    result: jsonb('result').notNull(),
    submittedAt: moment('submitted_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('quiz_attempts_user').on(table.userId, table.submittedAt.desc())],
);

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
