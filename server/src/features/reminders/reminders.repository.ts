import type { Belongings } from '@disha/contract/belongings';
import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Tx } from '../../identity/users.repository.ts';
import { reminders } from './reminders.tables.ts';

export type ReminderRow = typeof reminders.$inferSelect;

export class RemindersRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async of(userId: string): Promise<ReminderRow | undefined> {
    const rows = await this.db.select().from(reminders).where(eq(reminders.userId, userId));
    return rows[0];
  }

  async exportOf(userId: string): Promise<Belongings['reminders']> {
    const row = await this.of(userId);
    return row ? [{ language: row.language, createdAt: row.createdAt.toISOString() }] : [];
  }

  async add(row: Pick<ReminderRow, 'userId' | 'language' | 'toldUntil'>): Promise<void> {
    await this.db.insert(reminders).values(row).onConflictDoNothing();
  }

  async remove(tx: Tx, userId: string): Promise<void> {
    await tx.delete(reminders).where(eq(reminders.userId, userId));
  }

  /**
   * The next few who have not had their turn today, of whichever process asks first: what `tell` writes for them and that they had
   * it stands or falls together. False when nobody is left.
   */
  async nextFew(today: string, few: number, tell: (tx: Tx, rows: readonly ReminderRow[]) => Promise<void>): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(reminders)
        .where(lt(reminders.toldUntil, today))
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
