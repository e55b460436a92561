import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { inSteps } from '../db/in-steps.ts';
import { sessions } from './identity.tables.ts';

export class SessionsRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async insert(tokenHash: Buffer, userId: string, createdAt: Date, expiresAt: Date): Promise<void> {
    await this.db.insert(sessions).values({ tokenHash, userId, createdAt, expiresAt });
  }

  async find(tokenHash: Buffer, now: Date): Promise<{ userId: string; createdAt: Date; expiresAt: Date; databaseNow: Date } | undefined> {
    const rows = await this.db
      .select({
        userId: sessions.userId,
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        databaseNow: sql`now()`.mapWith(sessions.createdAt),
      })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
    return rows[0];
  }

  async setExpiry(tokenHash: Buffer, expiresAt: Date): Promise<void> {
    await this.db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
  }

  async remove(tokenHash: Buffer): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  }

  /** All but the newest of a person's. */
  async removeOlder(userId: string, keep: number): Promise<void> {
    await this.db.execute(sql`
      delete from sessions where token_hash in (
        select token_hash from sessions where user_id = ${userId} order by created_at desc, expires_at desc offset ${keep})`);
  }

  async removeOfUser(userId: string): Promise<number> {
    const { rowCount } = await this.db.delete(sessions).where(eq(sessions.userId, userId));
    return rowCount ?? 0;
  }

  async removeAll(): Promise<number> {
    const { rowCount } = await this.db.delete(sessions);
    return rowCount ?? 0;
  }

  async ofUser(userId: string): Promise<{ createdAt: Date; expiresAt: Date }[]> {
    return this.db
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId));
  }

  /** In small steps that several processes can take at once. Only what is over by the database's clock too: ours may be wrong. */
  async removeExpired(now: Date): Promise<number> {
    return inSteps((step) =>
      this.db.execute(sql`
        delete from sessions where token_hash in (
          select token_hash from sessions where expires_at <= least(${now.toISOString()}::timestamptz, now()) limit ${step} for update skip locked)`),
    );
  }
}
