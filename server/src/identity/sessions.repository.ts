import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { sessions } from '../db/schema.ts';

export class SessionsRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async insert(tokenHash: Buffer, userId: string, createdAt: Date, expiresAt: Date): Promise<void> {
    await this.db.insert(sessions).values({ tokenHash, userId, createdAt, expiresAt });
  }

  async find(tokenHash: Buffer, now: Date): Promise<{ userId: string; expiresAt: Date } | undefined> {
    const rows = await this.db
      .select({ userId: sessions.userId, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
    return rows[0];
  }

  async prolong(tokenHash: Buffer, expiresAt: Date): Promise<void> {
    await this.db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
  }

  async remove(tokenHash: Buffer): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  }

  async removeOfUser(userId: string): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.userId, userId));
  }

  async ofUser(userId: string): Promise<{ createdAt: Date; expiresAt: Date }[]> {
    return this.db.select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt }).from(sessions).where(eq(sessions.userId, userId));
  }

  async removeExpired(now: Date): Promise<void> {
    await this.db.delete(sessions).where(lte(sessions.expiresAt, now));
  }
}
