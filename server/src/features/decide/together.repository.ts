import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { inSteps } from '../../db/in-steps.ts';
import { together } from './together.tables.ts';

type TogetherRow = typeof together.$inferSelect;
/** By whom: the student's device holds the token. */
interface Owned {
  id: string;
  tokenHash: Buffer;
}

/** Every look goes by the day it ends: what is over is not there, also before it is removed. */
export class TogetherRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async insert(row: Pick<TogetherRow, 'id' | 'tokenHash' | 'student' | 'until'>): Promise<void> {
    await this.db.insert(together).values(row);
  }

  async find(id: string, now: Date): Promise<Pick<TogetherRow, 'student' | 'parent' | 'until'> | undefined> {
    const [row] = await this.db
      .select({ student: together.student, parent: together.parent, until: together.until })
      .from(together)
      .where(and(eq(together.id, id), gt(together.until, now)));
    return row;
  }

  /** The new version; undefined where another one stands there, or nothing does. */
  async putParent(id: string, parent: string, version: number, now: Date): Promise<number | undefined> {
    const [row] = await this.db
      .update(together)
      .set({ parent, parentVersion: version + 1 })
      .where(and(eq(together.id, id), eq(together.parentVersion, version), gt(together.until, now)))
      .returning({ version: together.parentVersion });
    return row?.version;
  }

  async putStudent({ id, tokenHash }: Owned, student: string, now: Date): Promise<boolean> {
    const { rowCount } = await this.db
      .update(together)
      .set({ student })
      .where(and(eq(together.id, id), eq(together.tokenHash, tokenHash), gt(together.until, now)));
    return rowCount === 1;
  }

  async remove({ id, tokenHash }: Owned, now: Date): Promise<boolean> {
    const { rowCount } = await this.db
      .delete(together)
      .where(and(eq(together.id, id), eq(together.tokenHash, tokenHash), gt(together.until, now)));
    return rowCount === 1;
  }

  /** A clock that is ahead of the database's is not believed. */
  async removeEnded(now: Date): Promise<number> {
    return inSteps((step) =>
      this.db.execute(sql`
        delete from together where id in (
          select id from together where until <= least(${now.toISOString()}::timestamptz, now())
          limit ${step} for update skip locked)`),
    );
  }
}
