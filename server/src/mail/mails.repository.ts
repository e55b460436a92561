/**
 * The outbox in the database. A mail is claimed by one process, with SKIP LOCKED, for a lease: a process that dies loses it to the next one
 * that looks. All times are the database's, so that no two clocks disagree about a lease.
 */
import { isLanguage } from '@disha/contract/languages';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/connect.ts';
import { inSteps } from '../db/in-steps.ts';
import type { NewMail, QueuedMail } from './mail-kind.ts';
import { mails } from './mail.tables.ts';

export interface ClaimedMail extends QueuedMail {
  attempts: number;
}

export interface WaitingMails {
  waiting: number;
  /** Of the oldest that waits. */
  oldestSeconds: number;
}

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

export class MailsRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async add(tx: Tx | Db, mail: NewMail, { priority, goodForSeconds }: { priority: number; goodForSeconds: number }): Promise<void> {
    await tx.insert(mails).values({ params: {}, ...mail, priority, expiresAt: inSeconds(goodForSeconds) });
  }

  /** The most needed of those that are due, for so long; undefined when there is none. */
  async claim(leaseSeconds: number): Promise<ClaimedMail | undefined> {
    const [row] = await this.db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: inSeconds(leaseSeconds) })
      .where(
        sql`${mails.id} = (
          select id from mails where due_at <= now() and expires_at > now()
          order by priority, created_at, id limit 1 for update skip locked)`,
      )
      .returning();
    return row && { ...row, language: isLanguage(row.language) ? row.language : null };
  }

  async remove(id: string): Promise<void> {
    await this.db.delete(mails).where(eq(mails.id, id));
  }

  /** Only while the claim is still ours: somebody else may be sending it by now. */
  async tryAgain({ id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>, seconds: number): Promise<void> {
    await this.db
      .update(mails)
      .set({ dueAt: inSeconds(seconds) })
      .where(and(eq(mails.id, id), eq(mails.attempts, attempts)));
  }

  /** False once it was taken back, or somebody else has claimed it. */
  async isClaimed({ id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>): Promise<boolean> {
    return (await this.db.$count(mails, and(eq(mails.id, id), eq(mails.attempts, attempts)))) > 0;
  }

  /** What they were about. */
  async removeOf(tx: Tx | Db, userId: string, kind: string): Promise<unknown[]> {
    const rows = await tx
      .delete(mails)
      .where(and(eq(mails.userId, userId), eq(mails.kind, kind)))
      .returning({ params: mails.params });
    return rows.map(({ params }) => params);
  }

  /** Also what was asked for by address alone, where no process had looked yet whose it is. */
  async removeKindsOf(tx: Tx, { id, emailKey }: { id: string; emailKey: string }, kinds: readonly string[]): Promise<void> {
    const theirs = or(eq(mails.userId, id), and(isNull(mails.userId), eq(sql`lower(${mails.address})`, emailKey)));
    await tx.delete(mails).where(and(inArray(mails.kind, [...kinds]), theirs));
  }

  async removeKinds(tx: Tx, kinds: readonly string[]): Promise<void> {
    await tx.delete(mails).where(inArray(mails.kind, [...kinds]));
  }

  async waiting(): Promise<WaitingMails> {
    const { rows } = await this.db.execute<{ waiting: number; seconds: number }>(sql`
      select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::int as seconds
      from mails where expires_at > now()`);
    return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: rows[0]?.seconds ?? 0 };
  }

  /** They are of no use to their readers any more. */
  async removeExpired(): Promise<number> {
    return inSteps((step) =>
      this.db.execute(sql`
        delete from mails where id in (select id from mails where expires_at <= now() limit ${step} for update skip locked)`),
    );
  }
}
