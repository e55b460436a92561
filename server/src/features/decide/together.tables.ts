import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';

/** Two views of a shortlist, as browsers sealed them. Nothing in a row can be read here, and nothing says whose it is. */
export const together = pgTable(
  'together',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token that may change and withdraw it; the token itself is stored nowhere. */
    tokenHash: bytes('token_hash').notNull(),
    student: text('student').notNull(),
    parent: text('parent'),
    parentVersion: integer('parent_version').notNull().default(0),
    until: moment('until').notNull(),
  },
  (table) => [index('together_until').on(table.until)],
);
