/**
 * Sessions, and what opens them. To check a password takes tens of milliseconds; by then it may have been changed, or the
 * account have gone to Google or been deleted. So a session begins only under the lock of the person's row and while what was
 * shown still opens it, and changing that ends the sessions in the same transaction: one of the two always sees the other.
 * With the sessions ends whatever was given out under the credential; `users.credential` tells what is on its way just then.
 */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { batchQueries } from '../db/batch-queries.ts';
import type { Db, Tx } from '../db/connect.ts';
import { inSteps } from '../db/in-steps.ts';
import { sessions, users } from './identity.tables.ts';
import { newCredential, opensWith, orTaken, type Credential, type UserRow } from './users.repository.ts';

export type NewSession = Pick<typeof sessions.$inferInsert, 'tokenHash' | 'createdAt' | 'lastSeenAt' | 'expiresAt' | 'browser' | 'system'>;

interface FoundSession {
  userId: string;
  createdAt: Date;
  expiresAt: Date;
  lastSeenAt: Date;
  databaseNow: Date;
}

export type Whose = Pick<UserRow, 'id' | 'emailKey'> | 'everybody';

/** What features gave out under a credential: each ends its own, in the transaction in which the credential ends. */
export interface GivenOut {
  /** Links in mails, sent or waiting, that would open or move the account. */
  endLinks(tx: Tx, whose: Whose): Promise<void>;
  /** Whatever reads on without signing in. */
  endReaders(tx: Tx, whose: Whose): Promise<void>;
}

const nothingGivenOut: GivenOut = { endLinks: async () => undefined, endReaders: async () => undefined };

export interface NewPassword {
  from: string;
  to: string;
  also: (tx: Tx, person: UserRow) => Promise<void>;
}

export class SessionsRepository {
  private readonly db: Db;
  private readonly given: GivenOut;
  private readonly byToken: (tokenHash: Buffer) => Promise<FoundSession | undefined>;

  constructor(db: Db, given: GivenOut = nothingGivenOut) {
    this.db = db;
    this.given = given;
    this.byToken = batchQueries(finding(db));
  }

  /**
   * Undefined when what was shown does not open the account any more. The lock is the one a change of the password takes, so
   * that each waits for the other; two sign-ins wait too, and `atMost` holds. `renewed` replaces a hash of an older cost.
   */
  async open(
    userId: string,
    shown: Credential,
    session: NewSession,
    { atMost, renewed }: { atMost: number; renewed?: string | undefined },
  ): Promise<UserRow | undefined> {
    return this.db.transaction(async (tx) => {
      const [person] = await tx.select().from(users).where(opensWith(userId, shown)).for('no key update');
      if (!person) return undefined;
      if (renewed !== undefined) await tx.update(users).set({ passwordHash: renewed }).where(eq(users.id, userId));
      await tx.insert(sessions).values({ ...session, userId });
      await tx.execute(sql`
        delete from sessions where token_hash in (
          select token_hash from sessions where user_id = ${userId} order by created_at desc, expires_at desc offset ${atMost})`);
      return person;
    });
  }

  /**
   * Only where the password is still the one that was checked: of two changes at once, one finds no row. `also` is done with it,
   * or not at all.
   */
  async openWithNewPassword(userId: string, { from, to, also }: NewPassword, session: NewSession): Promise<UserRow | undefined> {
    return this.db.transaction(async (tx) => {
      const [person] = await tx
        .update(users)
        .set({ passwordHash: to, ...newCredential })
        .where(opensWith(userId, { passwordHash: from }))
        .returning();
      if (!person) return undefined;
      await this.onlySession(tx, person, session);
      await also(tx, person);
      return person;
    });
  }

  /** The address was confirmed, so the password is its owner's and stays. Undefined when Google's account is there already. */
  async openBesideGoogle(userId: string, googleSubject: string, avatar: string | null, session: NewSession): Promise<UserRow | undefined> {
    return orTaken(() =>
      this.db.transaction(async (tx) => {
        const [person] = await tx
          .update(users)
          .set({ googleSubject, ...(avatar === null ? {} : { avatar }) })
          .where(and(eq(users.id, userId), isNull(users.googleSubject), isNotNull(users.emailVerifiedAt)))
          .returning();
        if (person) await tx.insert(sessions).values({ ...session, userId });
        return person;
      }),
    );
  }

  /** The account now belongs to the Google identity alone; whatever password it had is gone. Undefined when it is somebody's already. */
  async openWithGoogle(userId: string, googleSubject: string, avatar: string | null, session: NewSession): Promise<UserRow | undefined> {
    return orTaken(() =>
      this.db.transaction(async (tx) => {
        const [person] = await tx
          .update(users)
          .set({
            googleSubject,
            passwordHash: null,
            emailVerifiedAt: session.createdAt,
            ...(avatar === null ? {} : { avatar }),
            ...newCredential,
          })
          .where(and(eq(users.id, userId), isNull(users.googleSubject), isNull(users.emailVerifiedAt)))
          .returning();
        if (person) await this.onlySession(tx, person, session);
        return person;
      }),
    );
  }

  async find(tokenHash: Buffer, now: Date): Promise<FoundSession | undefined> {
    const session = await this.byToken(tokenHash);
    return session && session.expiresAt > now ? session : undefined;
  }

  async note(tokenHash: Buffer, seen: { expiresAt?: Date; lastSeenAt?: Date }): Promise<void> {
    await this.db.update(sessions).set(seen).where(eq(sessions.tokenHash, tokenHash));
  }

  async remove(tokenHash: Buffer): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  }

  /** With what was given out, in the transaction that has changed the credential. */
  async removeOfUser(tx: Tx, person: UserRow): Promise<number> {
    const { rowCount } = await tx.delete(sessions).where(eq(sessions.userId, person.id));
    await this.endGiven(tx, person);
    return rowCount ?? 0;
  }

  endLinks(tx: Tx, person: UserRow): Promise<void> {
    return this.given.endLinks(tx, person);
  }

  /** Undefined when the person is gone. */
  async signOut(userId: string): Promise<number | undefined> {
    return this.db.transaction(async (tx) => {
      const [person] = await tx.update(users).set(newCredential).where(eq(users.id, userId)).returning();
      return person && (await this.removeOfUser(tx, person));
    });
  }

  async signOutEverybody(): Promise<number> {
    return this.db.transaction(async (tx) => {
      // The rows first, as everybody does; some thousands at a time, since no statement may take long.
      let last: string | undefined = '00000000-0000-0000-0000-000000000000';
      while (last !== undefined) {
        const few = tx.select({ id: users.id }).from(users).where(gt(users.id, last)).orderBy(asc(users.id)).limit(5000);
        const changed: { id: string }[] = await tx
          .update(users)
          .set(newCredential)
          .where(inArray(users.id, few))
          .returning({ id: users.id });
        last = changed
          .map(({ id }) => id)
          .reduce<string | undefined>((most, id) => (most === undefined || id > most ? id : most), undefined);
      }
      const { rowCount } = await tx.delete(sessions);
      await this.endGiven(tx, 'everybody');
      return rowCount ?? 0;
    });
  }

  /**
   * The person, while this session is theirs, under the lock under which sessions begin and end: for what a session asks for and
   * leaves behind. A session that ended meanwhile leaves nothing.
   */
  async holder(tx: Tx, userId: string, tokenHash: Buffer): Promise<UserRow | undefined> {
    const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    const isTheirs = and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));
    return person && (await tx.$count(sessions, isTheirs)) > 0 ? person : undefined;
  }

  /** Those that still open the account, the last used first. */
  async ofUser(userId: string, now: Date): Promise<(typeof sessions.$inferSelect)[]> {
    return this.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id);
  }

  async removeOne(userId: string, id: string): Promise<boolean> {
    const { rowCount } = await this.db.delete(sessions).where(and(eq(sessions.userId, userId), sql`${sessions.id}::text = ${id}`));
    return rowCount === 1;
  }

  /** Under the lock under which a session begins: none that begins meanwhile is missed. Undefined when this one has ended itself. */
  async removeOthers(userId: string, tokenHash: Buffer): Promise<number | undefined> {
    return this.db.transaction(async (tx) => {
      const person = await this.holder(tx, userId, tokenHash);
      if (!person) return undefined;
      await tx.update(users).set(newCredential).where(eq(users.id, userId));
      const { rowCount } = await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
      await this.endGiven(tx, person);
      return rowCount ?? 0;
    });
  }

  /** In small steps that several processes can take at once. Only what is over by the database's clock too: ours may be wrong. */
  async removeExpired(now: Date): Promise<number> {
    return inSteps((step) =>
      this.db.execute(sql`
        delete from sessions where token_hash in (
          select token_hash from sessions where expires_at <= least(${now.toISOString()}::timestamptz, now())
          limit ${step} for update skip locked)`),
    );
  }

  private async onlySession(tx: Tx, person: UserRow, session: NewSession): Promise<void> {
    await this.removeOfUser(tx, person);
    await tx.insert(sessions).values({ ...session, userId: person.id });
  }

  private async endGiven(tx: Tx, whose: Whose): Promise<void> {
    await this.given.endLinks(tx, whose);
    await this.given.endReaders(tx, whose);
  }
}

/** With every signed-in request: put together once. Without a name it is no statement that a pooler would have to know. */
function finding(db: Db) {
  const some = db
    .select({
      tokenHash: sessions.tokenHash,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      databaseNow: sql`now()`.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .where(sql`${sessions.tokenHash} = any (${sql.placeholder('tokenHashes')})`)
    .prepare('');
  return async (tokenHashes: readonly Buffer[]): Promise<(FoundSession | undefined)[]> => {
    const rows = await some.execute({ tokenHashes: [...tokenHashes] });
    return tokenHashes.map((tokenHash) => rows.find((row) => row.tokenHash.equals(tokenHash)));
  };
}
