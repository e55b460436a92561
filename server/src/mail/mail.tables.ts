import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, jsonValue, moment } from '../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** The outbox: what is to be sent, written in the transaction of its cause and gone when it is sent. No token stands here. */
export const mails = pgTable(
  'mails',
  {
    /** Idempotency key, also its Message-ID: a mail program that gets it twice can tell. */
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    kind: text('kind').notNull(),
    /** Whose account it is about; it goes with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    /** What the request was written in; null: what the person chose in their profile. */
    language: text('language'),
    params: jsonValue('params').notNull(),
    /** `users.credential` when it was asked for, where it carries a link that opens or moves the account. */
    credential: uuid('credential'),
    /** Lower is more urgent. */
    priority: integer('priority').notNull(),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
    /** When it may be tried next; while somebody sends it, when they are given up. */
    dueAt: moment('due_at')
      .notNull()
      .default(sql`now()`),
    /** From when on it is of no use to its reader. */
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('mails_need').on(table.priority, table.createdAt, table.id), index('mails_user').on(table.userId)],
);

/** What a link in a mail is recognised by. Made when the mail is sent; only a hash of it is here. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to: a person who has it, reads mail there. */
    address: text('address').notNull(),
    /** `users.credential` when it was made: with another it opens nothing. Null where a link opens nothing anyway. */
    credential: uuid('credential'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('mail_tokens_user').on(table.userId, table.purpose), index('mail_tokens_expiry').on(table.expiresAt)],
);
