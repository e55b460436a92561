/** Links in mails: 256 random bits, of which only a hash is kept. A row alone opens nothing. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/connect.ts';
import { inSteps } from '../db/in-steps.ts';
import { mailTokens } from './mail.tables.ts';

export interface TokenFor {
  purpose: string;
  userId: string;
  address: string;
  /** Under which it is good; null for a link that opens nothing. */
  credential: string | null;
  expiresAt: Date;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export class MailTokens {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Another one beside those made before: a mail that was sent twice holds two, and both open until one is used. */
  async make(about: TokenFor): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.db.insert(mailTokens).values({ ...about, tokenHash: hashOf(token) });
    return token;
  }

  async find(db: Tx | Db, token: string, purposes: readonly string[], now: Date): Promise<TokenFor | undefined> {
    const [row] = await db
      .select()
      .from(mailTokens)
      .where(and(eq(mailTokens.tokenHash, hashOf(token)), inArray(mailTokens.purpose, [...purposes]), gt(mailTokens.expiresAt, now)));
    return row;
  }

  /** Whatever else was sent to the person for the same end is of no more use either. */
  async removeOf(tx: Tx | Db, userId: string, purposes: readonly string[]): Promise<void> {
    await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), inArray(mailTokens.purpose, [...purposes])));
  }

  async removeAll(tx: Tx, purposes: readonly string[]): Promise<void> {
    await tx.delete(mailTokens).where(inArray(mailTokens.purpose, [...purposes]));
  }

  async removeExpired(): Promise<number> {
    return inSteps((step) =>
      this.db.execute(sql`
        delete from mail_tokens where token_hash in (
          select token_hash from mail_tokens where expires_at <= now()
          limit ${step} for update skip locked)`),
    );
  }
}
