/** Opaque session tokens: 256 random bits, stored only as a hash, revocable, with a sliding expiry. */
import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/connect.ts';
import type { Caller } from '../http/who-asks.ts';
import type { Device } from './device.ts';
import { SessionsRepository, type GivenOut, type NewPassword, type NewSession } from './sessions.repository.ts';
import type { Credential, UserRow } from './users.repository.ts';

const day = 24 * 60 * 60 * 1000;
const lifetime = 30 * day;
/** However often it is used, one day it asks again who is there. */
const longestLifetime = 180 * day;
/** A session is prolonged at most once a day, so that reading does not become writing. */
const prolongAfter = day;
/** Nor does being seen. */
const seenAfter = day / 24;

/** Phones, computers, a school's machines: no person has more at once, and the oldest end. */
const mostSessions = 30;

interface KnownSession extends Device {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  isCurrent: boolean;
}

interface GoogleAccount {
  subject: string;
  picture: string | null;
}

/** A session that has begun, and the person as they were in that moment. */
export interface Begun {
  row: UserRow;
  token: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export class Sessions {
  private readonly repository: SessionsRepository;
  private readonly now: () => Date;

  constructor(db: Db, now: () => Date = () => new Date(), given?: GivenOut) {
    this.repository = new SessionsRepository(db, given);
    this.now = now;
  }

  /** For a person who has shown what opens the account; undefined when it no longer does. `renewed`: a hash in place of the one shown. */
  async start(
    userId: string,
    shown: Credential,
    { device, renewed }: { device?: Device; renewed?: string } = {},
  ): Promise<Begun | undefined> {
    return this.begin(device, (session) => this.repository.open(userId, shown, session, { atMost: mostSessions, renewed }));
  }

  /** Everybody else who is signed in to this account is signed out; undefined when `from` is not its password any more. */
  async startWithNewPassword(userId: string, change: NewPassword, device?: Device): Promise<Begun | undefined> {
    return this.begin(device, (session) => this.repository.openWithNewPassword(userId, change, session));
  }

  /** Google opens a confirmed account beside its password; undefined when it is a Google account's already, or not confirmed any more. */
  async startBesideGoogle(userId: string, { subject, picture }: GoogleAccount, device?: Device): Promise<Begun | undefined> {
    return this.begin(device, (session) => this.repository.openBesideGoogle(userId, subject, picture, session));
  }

  /** Sessions begun by password are signed out, and the password is gone; undefined when the account is a Google account's already. */
  async startWithGoogle(userId: string, { subject, picture }: GoogleAccount, device?: Device): Promise<Begun | undefined> {
    return this.begin(device, (session) => this.repository.openWithGoogle(userId, subject, picture, session));
  }

  private async begin(device: Device | undefined, open: (session: NewSession) => Promise<UserRow | undefined>): Promise<Begun | undefined> {
    const token = randomBytes(32).toString('base64url');
    const now = this.now();
    const expiresAt = new Date(now.getTime() + lifetime);
    const row = await open({ tokenHash: hashOf(token), createdAt: now, lastSeenAt: now, expiresAt, ...device });
    return row && { row, token };
  }

  async identify(token: string): Promise<Caller | null> {
    const now = this.now();
    const session = await this.repository.find(hashOf(token), now);
    if (!session) return null;
    const latest = session.createdAt.getTime() + longestLifetime;
    const end = Math.min(now.getTime() + lifetime, latest);
    const isToProlong = end - session.expiresAt.getTime() > prolongAfter;
    if (isToProlong || Math.abs(now.getTime() - session.lastSeenAt.getTime()) > seenAfter)
      await this.repository.note(hashOf(token), { lastSeenAt: now, ...(isToProlong ? { expiresAt: new Date(end) } : {}) });
    // A clock that was once far ahead must not leave a session that lives for years. Ours may be behind now, so the database's counts too.
    const longest = Math.min(Math.max(now.getTime(), session.databaseNow.getTime()) + lifetime, latest);
    if (session.expiresAt.getTime() - longest > prolongAfter) await this.repository.note(hashOf(token), { expiresAt: new Date(longest) });
    return { userId: session.userId, token };
  }

  /** Every session of this account ends, in the transaction that closes the account to it, and what was given out ends. */
  async endAll(tx: Tx, person: UserRow): Promise<void> {
    await this.repository.removeOfUser(tx, person);
  }

  /** In the transaction that changes where its mails go: no session ends. */
  endLinks(tx: Tx, person: UserRow): Promise<void> {
    return this.repository.endLinks(tx, person);
  }

  /** See the repository's. */
  holder(tx: Tx, { userId, token }: Caller): Promise<UserRow | undefined> {
    return this.repository.holder(tx, userId, hashOf(token));
  }

  async end(token: string): Promise<void> {
    await this.repository.remove(hashOf(token));
  }

  /** `token`: the one that asks. */
  async ofUser(userId: string, token: string): Promise<KnownSession[]> {
    const rows = await this.repository.ofUser(userId, this.now());
    const own = hashOf(token);
    return rows.map(({ tokenHash, ...row }) => ({ ...row, isCurrent: own.equals(tokenHash) }));
  }

  /** False when it is not one of theirs, or has ended. */
  endOne(userId: string, id: string): Promise<boolean> {
    return this.repository.removeOne(userId, id);
  }

  /** Undefined when the one that asks has ended. */
  endOthers(userId: string, token: string): Promise<number | undefined> {
    return this.repository.removeOthers(userId, hashOf(token));
  }

  /** Housekeeping: expired sessions are of no use to anybody. */
  async removeExpired(): Promise<number> {
    return this.repository.removeExpired(this.now());
  }
}
