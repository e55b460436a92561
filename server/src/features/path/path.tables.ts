import type { AccountDetails, Plan } from '@disha/contract/path';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { users } from '../../identity/identity.tables.ts';

const owner = () =>
  uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });
const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`now()`);

export const plans = pgTable('plans', {
  userId: owner(),
  /** Null once it was deleted: the version stays and grows on, or a phone that read an older one would write over a newer. */
  plan: jsonb('plan').$type<Plan>(),
  version: integer('version').notNull(),
  updatedAt: updatedAt(),
});

/** Only of students who chose to keep it here. */
export const studentDetailsRows = pgTable('passports', {
  userId: owner(),
  passport: jsonb('passport').notNull().$type<AccountDetails>(),
  updatedAt: updatedAt(),
});
