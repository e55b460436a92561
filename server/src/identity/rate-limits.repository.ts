import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { inSteps } from '../db/in-steps.ts';
import { tries } from './identity.tables.ts';

export interface Try {
  key: string;
  windowEnds: Date;
}

interface CountedAttempts {
  key: string;
  count: number;
  windowEnds: Date;
}

export class RateLimitsRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Counts and reads in one statement: of several processes asking at once, each gets a number of its own. */
  async count(asked: readonly Try[], now: Date): Promise<CountedAttempts[]> {
    // A window that ends later than one that begins now was opened by a clock that was ahead; no visitor shall wait for it.
    const over = sql`(${tries.windowEnds} <= ${now.toISOString()}::timestamptz
      or ${tries.windowEnds} > excluded.window_ends + interval '1 minute')`;
    return (
      this.db
        .insert(tries)
        // Always in the same order, so that two statements never wait for each other.
        .values(asked.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((each) => ({ ...each, count: 1 })))
        .onConflictDoUpdate({
          target: tries.key,
          set: {
            count: sql`case when ${over} then 1 else ${tries.count} + 1 end`,
            windowEnds: sql`case when ${over} then excluded.window_ends else ${tries.windowEnds} end`,
          },
        })
        .returning()
    );
  }

  /** One statement a key: one that held several rows could wait for `count`, and `count` for it. */
  async forget(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.db.delete(tries).where(eq(tries.key, key));
  }

  async takeBack(key: string): Promise<void> {
    await this.db
      .update(tries)
      .set({ count: sql`greatest(${tries.count} - 1, 0)` })
      .where(eq(tries.key, key));
  }

  async removeEnded(now: Date): Promise<number> {
    return inSteps((step) =>
      this.db.execute(sql`
        delete from tries where key in (
          select key from tries where window_ends <= least(${now.toISOString()}::timestamptz, now())
          limit ${step} for update skip locked)`),
    );
  }
}
