import type { Belongings } from '@disha/contract/belongings';
import type { AccountExport, ChangePasswordBody, DeleteAccountBody, ProfileBody } from '@disha/contract/profile';
import { fieldsOf, isField, isStream } from '@disha/contract/taxonomy';
import type { User } from '@disha/contract/user';
import type { Device } from '../../identity/device.ts';
import type { GoogleIdentity } from '../../identity/google-identity.ts';
import { hashPassword, passwordFits } from '../../identity/passwords.ts';
import type { Sessions } from '../../identity/sessions.ts';
import type { Limit, RateLimits } from '../../identity/rate-limits.ts';
import type { Credential, UserChanges, UserRow, UsersRepository } from '../../identity/users.repository.ts';
import { viewUser } from '../../identity/users.ts';
import { say } from '@disha/contract/say';
import type { AnswerLanguage } from '../../http/language.ts';
import type { Caller } from '../../http/who-asks.ts';
import { AppError, invalidAt } from '../../http/errors.ts';
import type { Tx } from '../../db/connect.ts';

export interface ProfileParts {
  users: UsersRepository;
  sessions: Sessions;
  rateLimits: RateLimits;
  google: GoogleIdentity;
  /** What the features keep about a person, read only to be handed back to them. */
  belongings: (userId: string, language: AnswerLanguage) => Promise<Belongings>;
  /** Tells the owner, in the transaction of the change. */
  tellPasswordChanged: (tx: Tx, person: UserRow) => Promise<void>;
  now: () => Date;
}

/** A stolen token must not become a way to guess the password. */
const confirmLimit: Limit = { what: 'confirm', max: 5, seconds: 15 * 60 };
const freshGoogleSeconds = 10 * 60;

export class ProfileService {
  private readonly parts: ProfileParts;

  constructor(parts: ProfileParts) {
    this.parts = parts;
  }

  async read(userId: string): Promise<UserRow> {
    return there(await this.parts.users.byId(userId));
  }

  async change(userId: string, body: ProfileBody): Promise<User> {
    return viewUser(there(await this.parts.users.change(userId, (current) => changesFor(current, body))));
  }

  /** Everybody else who is signed in to this account is signed out. */
  async changePassword(
    userId: string,
    { currentPassword, newPassword }: ChangePasswordBody,
    device: Device,
  ): Promise<{ user: User; token: string }> {
    const asked = { limit: confirmLimit, who: userId };
    await this.parts.rateLimits.take(asked);
    const row = await this.read(userId);
    if (row.passwordHash === null) throw new AppError('invalid', say('profile.noPassword'));
    if (!(await passwordFits(row.passwordHash, currentPassword))) throw new AppError('bad_credentials', say('profile.wrongPassword'));
    const begun = there(
      await this.parts.sessions.startWithNewPassword(
        userId,
        {
          from: row.passwordHash,
          to: await hashPassword(newPassword),
          also: this.parts.tellPasswordChanged,
        },
        device,
      ),
    );
    await this.parts.rateLimits.forget(asked);
    return { user: viewUser(begun.row), token: begun.token };
  }

  async export({ userId, token }: Caller, language: AnswerLanguage): Promise<AccountExport> {
    const row = await this.read(userId);
    const sessions = await this.parts.sessions.ofUser(userId, token);
    return {
      exportedAt: this.parts.now().toISOString(),
      user: viewUser(row),
      signInMethods: [
        ...(row.passwordHash === null ? [] : (['password'] as const)),
        ...(row.googleSubject === null ? [] : (['google'] as const)),
      ],
      sessions: sessions.map(({ createdAt, lastSeenAt, expiresAt, browser, system }) => ({
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        browser,
        system,
      })),
      ...(await this.parts.belongings(userId, language)),
    };
  }

  async remove(userId: string, body: DeleteAccountBody): Promise<void> {
    const asked = { limit: confirmLimit, who: userId };
    await this.parts.rateLimits.take(asked);
    const credential = await this.confirm(await this.read(userId), body);
    // What was confirmed must still open the account: a password that Google's word has just replaced deletes nothing.
    if (!(await this.parts.users.remove(userId, credential))) throw ended();
    await this.parts.rateLimits.forget(asked);
  }

  /** The password where there is one; a fresh word from Google, about the same person, where there is not. */
  private async confirm(row: UserRow, { password, credential }: DeleteAccountBody): Promise<Credential> {
    if (row.passwordHash !== null) {
      if (password === undefined) throw invalidAt('password', say('password.required'));
      if (!(await passwordFits(row.passwordHash, password))) throw new AppError('bad_credentials', say('profile.wrongPassword'));
      return { passwordHash: row.passwordHash };
    }
    if (credential === undefined) throw invalidAt('credential', say('credential.required'));
    const person = await this.parts.google.verify(credential, { freshSeconds: freshGoogleSeconds });
    if (person.subject !== row.googleSubject) throw new AppError('bad_credentials', say('profile.otherGoogle'));
    return { googleSubject: person.subject };
  }
}

const ended = () => new AppError('unauthenticated', say('http.sessionEnded'));

/** While this request was on its way the account was deleted, or opened to somebody else and closed to this session. */
function there<Found>(found: Found | undefined): Found {
  if (found === undefined) throw ended();
  return found;
}

/** Changing the class, or being in none, clears stream and field, changing the stream clears the field, unless they are sent too. */
function changesFor(
  current: Pick<UserRow, 'name' | 'class' | 'who' | 'state' | 'stream' | 'field' | 'language'>,
  body: ProfileBody,
): UserChanges {
  const beside = body.who && (['class', 'stream', 'field'] as const).find((key) => body[key] !== undefined);
  if (beside !== undefined) throw invalidAt(beside, say('who.alone'));
  const chosenClass = body.who === undefined ? (body.class ?? current.class) : null;
  const stream = body.stream ?? (chosenClass === current.class ? current.stream : null);
  const kept = chosenClass === current.class && stream === current.stream ? current.field : null;
  const field = chosenClass === '10' ? null : (body.field ?? kept);
  if (field !== null && !(isStream(stream) && isField(field) && fieldsOf(stream).includes(field))) {
    throw invalidAt('field', say('field.invalid'));
  }
  const next = {
    name: body.name ?? current.name,
    class: chosenClass,
    who: chosenClass === null ? (body.who ?? current.who) : null,
    state: body.state ?? current.state,
    stream,
    field,
    language: body.language === undefined ? current.language : body.language,
  };
  const changed = Object.entries(next).filter(([key, value]) => current[key as keyof typeof next] !== value);
  return Object.fromEntries(changed) as UserChanges;
}
