import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { users } from '../../identity/identity.tables.ts';

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
