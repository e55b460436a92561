/** Holds up a query that comes to a certain point in the database, so that a race comes out as the test says, every time. */
import pg from 'pg';
import { vi } from 'vitest';
import type { TestDatabase } from './test-database.ts';

export interface HeldQueries {
  /** Until so many others wait, here or for each other. */
  awaitedBy(count: number): Promise<void>;
  /** Does this first, if anything, in the same transaction; `$1` is the person. */
  letGo(...statements: string[]): Promise<void>;
}

async function hold({ connection, pool }: TestDatabase, statement: string, values: unknown[]): Promise<HeldQueries> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  return {
    awaitedBy: (count) =>
      vi.waitFor(
        async () => {
          const { rowCount } = await pool.query(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
          if (rowCount !== count) throw new Error(`${rowCount} wait, not ${count}`);
        },
        { timeout: 20_000, interval: 5 },
      ),
    async letGo(...statements) {
      for (const each of statements) await client.query(each, values);
      await client.query('commit');
      await client.end();
    },
  };
}

/** A person's row, as a change of it in another process does. */
export function holdRow(database: TestDatabase, userId: string): Promise<HeldQueries> {
  return hold(database, 'select 1 from users where id = $1 for update', [userId]);
}

/** Every session in the moment it is to begin. From here on in this database, so once in a test file. */
export async function holdNewSessions(database: TestDatabase): Promise<HeldQueries> {
  await database.pool.query(`
    create function wait_for_the_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
    create trigger wait_for_the_test before insert on sessions for each row execute function wait_for_the_test()`);
  return hold(database, 'select pg_advisory_xact_lock(1)', []);
}
