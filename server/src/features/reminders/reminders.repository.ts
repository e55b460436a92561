import type { Belongings } from '@disha/contract/belongings';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { reminders } from './reminders.tables.ts';

export type ReminderRow = typeof reminders.$inferSelect;

export class RemindersRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async of(userId: string): Promise<ReminderRow | undefined> {
    const rows = await this.db
      .select()
      .from(reminders)
      .where(and(eq(reminders.userId, userId), isNull(reminders.endedAt)));
    return rows[0];
  }

  async exportOf(userId: string): Promise<Belongings['reminders']> {
    const row = await this.of(userId);
    return row ? [{ language: row.language, createdAt: row.createdAt.toISOString() }] : [];
  }

  /** A student who ended them and begins again has been told what they had been told. */
  async add(row: Pick<ReminderRow, 'userId' | 'language' | 'toldUntil'>): Promise<void> {
    await this.db
      .insert(reminders)
      .values(row)
      .onConflictDoUpdate({
        target: reminders.userId,
        set: {
          language: row.language,
          toldUntil: sql`greatest(${reminders.toldUntil}, excluded.told_until)`,
          createdAt: sql`now()`,
          endedAt: null,
        },
        setWhere: isNotNull(reminders.endedAt),
      });
  }

  /** `wasTold`: nothing of what fell due by today is still on its way. */
  async end(tx: Tx, userId: string, { today, wasTold }: { today: string; wasTold: boolean }): Promise<void> {
    const theirs = and(eq(reminders.userId, userId), isNull(reminders.endedAt));
    if (wasTold)
      await tx
        .update(reminders)
        .set({ endedAt: sql`now()` })
        .where(and(theirs, gte(reminders.toldUntil, today)));
    await tx.delete(reminders).where(theirs);
  }

  /** Of a day that is over. */
  async removeEnded(today: string): Promise<void> {
    await this.db.delete(reminders).where(and(isNotNull(reminders.endedAt), lt(reminders.toldUntil, today)));
  }

  /**
   * The next few who have not had their turn today, of whichever process asks first: what `tell` writes for them and that they had
   * it stands or falls together. False when no student is left.
   */
  async nextFew(today: string, few: number, tell: (tx: Tx, rows: readonly ReminderRow[]) => Promise<void>): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(reminders)
        .where(and(lt(reminders.toldUntil, today), isNull(reminders.endedAt)))
        .orderBy(asc(reminders.userId))
        .limit(few)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return false;
      await tell(tx, rows);
      const ids = rows.map(({ userId }) => userId);
      await tx.update(reminders).set({ toldUntil: today }).where(inArray(reminders.userId, ids));
      return true;
    });
  }
}
