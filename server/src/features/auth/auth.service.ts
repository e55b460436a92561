import type { LoginBody, RegisterBody, SessionData } from '@disha/contract/auth';
import { fullName } from '@disha/contract/auth';
import { needsCompletion } from '@disha/contract/completeness';
import { limits } from '@disha/contract/limits';
import type { GoogleIdentity, GooglePerson } from '../../identity/google-identity.ts';
import { hashPassword, isOutdated, passwordFits } from '../../identity/passwords.ts';
import type { Sessions } from '../../identity/sessions.ts';
import type { Limit, RateLimits } from '../../identity/rate-limits.ts';
import type { UserRow, UsersRepository } from '../../identity/users.repository.ts';
import { emailKeyOf, viewUser } from '../../identity/users.ts';
import { AppError } from '../../http/errors.ts';

export interface AuthParts {
  users: UsersRepository;
  sessions: Sessions;
  rateLimits: RateLimits;
  google: GoogleIdentity;
}

const quarterHour = 15 * 60;
/** Guessing one account from one address; from everywhere; and many accounts from one address, which may be a whole school's. */
const loginLimit: Limit = { what: 'login', max: 5, seconds: quarterHour };
const loginAccountLimit: Limit = { what: 'login-account', max: 100, seconds: quarterHour };
const loginAddressLimit: Limit = { what: 'login-address', max: 500, seconds: quarterHour };
const registerLimit: Limit = { what: 'register', max: 300, seconds: 60 * 60 };
const googleLimit: Limit = { what: 'google', max: 500, seconds: quarterHour };

export class AuthService {
  private readonly parts: AuthParts;

  constructor(parts: AuthParts) {
    this.parts = parts;
  }

  async register(body: RegisterBody, address: string): Promise<SessionData> {
    await this.parts.rateLimits.take({ limit: registerLimit, who: address });
    const { name, email, password, state, stream } = body;
    const row = await this.parts.users.insert({
      name,
      email,
      emailKey: emailKeyOf(email),
      passwordHash: await hashPassword(password),
      class: body.class,
      state,
      stream: stream ?? null,
      // Class 10 chooses a stream first; a field would say more than the student did.
      field: body.class === '12' ? (body.field ?? null) : null,
    });
    if (!row) throw new AppError('conflict', 'An account with this email already exists');
    return this.open(row);
  }

  async login({ email, password }: LoginBody, address: string): Promise<SessionData> {
    const { rateLimits, users } = this.parts;
    const emailKey = emailKeyOf(email);
    const personal = [
      { limit: loginLimit, who: `${emailKey} ${address}` },
      { limit: loginAccountLimit, who: emailKey },
    ];
    const shared = { limit: loginAddressLimit, who: address };
    await rateLimits.take(...personal, shared);
    const row = await users.byEmailKey(emailKey);
    const fits = await passwordFits(row?.passwordHash, password);
    if (!row || !fits) throw new AppError('bad_credentials', 'Invalid email or password');
    await rateLimits.forget(...personal);
    await rateLimits.takeBack(shared);
    if (row.passwordHash !== null && isOutdated(row.passwordHash))
      await users.setPassword(row.id, row.passwordHash, await hashPassword(password));
    return this.open(row);
  }

  async google(credential: string, address: string): Promise<SessionData & { requiresProfileCompletion: boolean; message: string }> {
    await this.parts.rateLimits.take({ limit: googleLimit, who: address });
    const person = await this.parts.google.verify(credential);
    const { row, message } = await this.rowOf(person);
    return { ...(await this.open(row)), requiresProfileCompletion: needsCompletion(viewUser(row)), message };
  }

  private async open(row: UserRow): Promise<SessionData> {
    return { user: viewUser(row), token: await this.parts.sessions.start(row.id) };
  }

  private async rowOf(person: GooglePerson): Promise<{ row: UserRow; message: string }> {
    const { users } = this.parts;
    const known = await users.byGoogleSubject(person.subject);
    if (known) return { row: known, message: 'Signed in with Google' };
    const created = await users.insert({
      email: person.email,
      emailKey: emailKeyOf(person.email),
      name: fittingName(person.name),
      googleSubject: person.subject,
      avatar: person.picture,
    });
    if (created) return { row: created, message: 'Welcome! Your account is ready.' };
    return this.link(person);
  }

  /** The e-mail, or since a moment ago the Google account, is already somebody's. */
  private async link(person: GooglePerson): Promise<{ row: UserRow; message: string }> {
    const { users, sessions } = this.parts;
    const signedIn = 'Signed in with Google';
    const row = await users.byEmailKey(emailKeyOf(person.email));
    if (row?.googleSubject === person.subject) return { row, message: signedIn };
    if (!row || row.googleSubject !== null) throw new AppError('conflict', 'This email belongs to another Google account');
    // Nobody ever proved that the e-mail was theirs when the password was set; Google now has. Whoever set it must not stay inside.
    await sessions.endAllOf(row.id);
    const linked = await users.giveToGoogle(row.id, person.subject, person.picture);
    if (!linked) throw new AppError('bad_credentials', 'Google login failed');
    return { row: linked, message: 'Signed in with Google. From now on this account opens with Google, not with the old password.' };
  }
}

/** Google's names may hold what ours may not: "Asha K. (Class 10-B)". */
export function fittingName(name: string | null): string {
  const cleaned = (name ?? '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limits.name.max)
    .trim();
  const fits = fullName.safeParse(cleaned);
  return fits.success ? fits.data : 'Student';
}
