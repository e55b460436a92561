import type { Belongings } from '@disha/contract/belongings';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { calendarAddresses } from './calendar.tables.ts';

export class AddressesRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async since(userId: string): Promise<Date | null> {
    const [row] = await this.db
      .select({ createdAt: calendarAddresses.createdAt })
      .from(calendarAddresses)
      .where(eq(calendarAddresses.userId, userId));
    return row?.createdAt ?? null;
  }

  /** In the place of the one before, which ends in the same moment. False when the caller may not any more. */
  put(userId: string, tokenHash: Buffer, createdAt: Date, may: (tx: Tx) => Promise<boolean>): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      if (!(await may(tx))) return false;
      await tx
        .insert(calendarAddresses)
        .values({ userId, tokenHash, createdAt })
        .onConflictDoUpdate({ target: calendarAddresses.userId, set: { tokenHash, createdAt } });
      return true;
    });
  }

  async end(userId: string, tx: Tx | Db = this.db): Promise<void> {
    await tx.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
  }

  async endAll(tx: Tx): Promise<void> {
    await tx.delete(calendarAddresses);
  }

  async ownerOf(tokenHash: Buffer): Promise<string | undefined> {
    const [row] = await this.db
      .select({ userId: calendarAddresses.userId })
      .from(calendarAddresses)
      .where(eq(calendarAddresses.tokenHash, tokenHash));
    return row?.userId;
  }

  /** As a person may take it away. */
  async exportOf(userId: string): Promise<Pick<Belongings, 'calendarAddresses'>> {
    const since = await this.since(userId);
    return { calendarAddresses: since === null ? [] : [{ createdAt: since.toISOString() }] };
  }
}
