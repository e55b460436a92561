import { say } from '@disha/contract/say';
import type { Language } from '@disha/contract/languages';
import type { User } from '@disha/contract/user';
import type { Db, Tx } from '../../db/connect.ts';
import type { Caller } from '../../http/who-asks.ts';
import { AppError, invalidAt } from '../../http/errors.ts';
import { hashPassword, passwordFits } from '../../identity/passwords.ts';
import type { LimitedCall, Limit, RateLimits } from '../../identity/rate-limits.ts';
import type { Sessions } from '../../identity/sessions.ts';
import { lockUser, orTaken, type LinkOf, type UserRow, type UsersRepository } from '../../identity/users.repository.ts';
import { emailKeyOf, viewUser } from '../../identity/users.ts';
import type { MailTokens, TokenFor } from '../../mail/mail-tokens.repository.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { LinkPurpose } from './recovery.links.ts';

export interface RecoveryParts {
  db: Db;
  users: UsersRepository;
  sessions: Sessions;
  rateLimits: RateLimits;
  outbox: Outbox;
  tokens: MailTokens;
  now: () => Date;
}

const hour = 60 * 60;
/** Rate limits: no mailbox is filled from here; a network address may be a whole school's. */
const mailboxLimit: Limit = { what: 'mail-to', max: 3, seconds: hour };
const askLimit: Limit = { what: 'forgot-address', max: 100, seconds: hour };
const accountLimit: Limit = { what: 'mail-account', max: 5, seconds: hour };
/** A stolen token must not become a way to guess the password: counted together with the profile's own questions. */
const confirmLimit: Limit = { what: 'confirm', max: 5, seconds: 15 * 60 };

export class RecoveryService {
  private readonly parts: RecoveryParts;

  constructor(parts: RecoveryParts) {
    this.parts = parts;
  }

  /** The same steps for every address there is: whether it is an account's is asked only when the mail is written. */
  async forgot(email: string, address: string, language: Language | null): Promise<void> {
    this.mustBeOn();
    const { db, outbox } = this.parts;
    if (!(await this.mayGo({ limit: askLimit, who: address }, { limit: mailboxLimit, who: emailKeyOf(email) }))) return;
    await outbox.add(db, { kind: 'reset', userId: null, address: email, language });
  }

  async reset(token: string, password: string, language: Language | null): Promise<void> {
    this.mustBeOn();
    const { users, sessions, outbox, now } = this.parts;
    await this.find(token, ['reset']);
    const passwordHash = await hashPassword(password);
    await this.use(token, ['reset'], async (tx, about, link) => {
      const person = await users.setPassword(tx, link, { emailKey: emailKeyOf(about.address), now: now() }, passwordHash);
      if (!person) throw badToken();
      await sessions.endAll(tx, person);
      await outbox.add(tx, { kind: 'password-changed', userId: person.id, address: person.email, language });
    });
  }

  /** False when there is nothing to confirm. */
  async askToVerify(caller: Caller, language: Language | null): Promise<boolean> {
    this.mustBeOn();
    const { db, sessions, outbox, rateLimits } = this.parts;
    const { userId } = caller;
    const { emailVerifiedAt, emailKey } = await this.person(userId);
    if (emailVerifiedAt !== null) return false;
    await rateLimits.take({ limit: accountLimit, who: userId }, { limit: mailboxLimit, who: emailKey });
    await db.transaction(async (tx) => {
      const person = await sessions.holder(tx, caller);
      if (!person) throw ended();
      await outbox.add(tx, { kind: 'verify', userId, address: person.email, language, credential: person.credential });
    });
    return true;
  }

  async verify(token: string, language: Language | null): Promise<User> {
    this.mustBeOn();
    const { users, sessions, outbox, now } = this.parts;
    const confirming = this.use(token, ['verify', 'change'], async (tx, about, link) => {
      const before = await users.byId(about.userId, tx);
      const key = emailKeyOf(about.address);
      // A link to an address that is no longer the account's confirms nothing.
      if (!before || (about.purpose === 'verify' && before.emailKey !== key)) throw badToken();
      const person = await users.confirmEmail(tx, link, { address: about.address, key, now: now() });
      if (!person) throw badToken();
      if (person === 'taken') return undefined;
      // Those that were asked for at the old address.
      await sessions.endLinks(tx, before);
      if (before.emailKey !== key) await outbox.add(tx, { kind: 'email-changed', userId: person.id, address: before.email, language });
      return viewUser(person);
    });
    const person = await orTaken(() => confirming);
    if (!person) throw new AppError('conflict', say('auth.emailTaken'));
    return person;
  }

  /** Whether the new address is somebody's is asked only when the mail is written; its owner alone is told. */
  async changeEmail(caller: Caller, { email, password }: { email: string; password: string }, language: Language | null): Promise<void> {
    this.mustBeOn();
    const { db, sessions, outbox, rateLimits } = this.parts;
    const { userId } = caller;
    const asked = { limit: confirmLimit, who: userId };
    await rateLimits.take(asked);
    const person = await this.person(userId);
    if (person.passwordHash === null) throw new AppError('invalid', say('recovery.noPassword'));
    if (!(await passwordFits(person.passwordHash, password))) throw new AppError('bad_credentials', say('profile.wrongPassword'));
    await rateLimits.forget(asked);
    if (emailKeyOf(email) === person.emailKey) throw invalidAt('email', say('recovery.sameEmail'));
    if (!(await this.mayGo({ limit: accountLimit, who: userId }, { limit: mailboxLimit, who: emailKeyOf(email) }))) return;
    await db.transaction(async (tx) => {
      // To check the password took a while: it may have been changed in it, and the caller been signed out.
      const still = await sessions.holder(tx, caller);
      if (still?.passwordHash !== person.passwordHash) throw ended();
      await outbox.add(tx, { kind: 'change-email', userId, address: email, language, credential: still.credential });
      await outbox.add(tx, { kind: 'address-taken', userId, address: email, language });
      await outbox.add(tx, { kind: 'change-asked', userId, address: still.email, language });
    });
  }

  private mustBeOn(): void {
    if (!this.parts.outbox.isOn) throw new AppError('mail_off', say('recovery.mailOff'));
  }

  private async person(userId: string): Promise<UserRow> {
    const person = await this.parts.users.byId(userId);
    if (!person) throw ended();
    return person;
  }

  /** False beyond a limit: nothing is sent, and the caller is not told. */
  private async mayGo(...asked: readonly LimitedCall[]): Promise<boolean> {
    try {
      await this.parts.rateLimits.take(...asked);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate_limited') return false;
      throw error;
    }
  }

  private async find(
    token: string,
    purposes: readonly LinkPurpose[],
    db: Parameters<MailTokens['find']>[0] = this.parts.db,
  ): Promise<TokenFor> {
    const about = await this.parts.tokens.find(db, token, purposes, this.parts.now());
    if (!about) throw badToken();
    return about;
  }

  /** Under the lock of the person's row, where a sign-in begins too: of two who come with one link, the second finds it used. */
  private async use<Done>(
    token: string,
    purposes: readonly LinkPurpose[],
    run: (tx: Tx, about: TokenFor, link: LinkOf) => Promise<Done>,
  ): Promise<Done> {
    const { userId } = await this.find(token, purposes);
    return this.parts.db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) throw badToken();
      const about = await this.find(token, purposes, tx);
      // One of before links knew their credential.
      if (about.credential === null) throw badToken();
      return run(tx, about, { id: userId, credential: about.credential });
    });
  }
}

const ended = () => new AppError('unauthenticated', say('http.sessionEnded'));
const badToken = () => new AppError('bad_token', say('recovery.badToken'));
