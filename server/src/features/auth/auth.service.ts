import type { LoginBody, RegisterBody, SessionData } from '@disha/contract/auth';
import { fullName } from '@disha/contract/auth';
import { needsCompletion } from '@disha/contract/completeness';
import { firstCharacters } from '@disha/contract/letters';
import { limits } from '@disha/contract/limits';
import { say } from '@disha/contract/say';
import { isBeyondSchool, type BeyondSchool } from '@disha/contract/taxonomy';
import type { Said } from '@disha/contract/words';
import type { Device } from '../../identity/device.ts';
import type { GoogleIdentity, GooglePerson } from '../../identity/google-identity.ts';
import { hashPassword, isOutdated, passwordFits } from '../../identity/passwords.ts';
import type { Begun, Sessions } from '../../identity/sessions.ts';
import type { Limit, RateLimits } from '../../identity/rate-limits.ts';
import type { UsersRepository } from '../../identity/users.repository.ts';
import { emailKeyOf, viewUser } from '../../identity/users.ts';
import { AppError } from '../../http/errors.ts';

export interface AuthParts {
  users: UsersRepository;
  sessions: Sessions;
  rateLimits: RateLimits;
  google: GoogleIdentity;
  now: () => Date;
}

/** From where somebody comes, to count their tries, and with what, for them to know it again. */
export interface Visitor {
  address: string;
  device: Device;
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

  async register(body: RegisterBody, { address, device }: Visitor): Promise<SessionData> {
    await this.parts.rateLimits.take({ limit: registerLimit, who: address });
    const { name, email, password, state } = body;
    const passwordHash = await hashPassword(password);
    const row = await this.parts.users.insert({
      name,
      email,
      emailKey: emailKeyOf(email),
      passwordHash,
      state,
      ...(isBeyondSchool(body.who) ? beyondSchool(body.who) : studies(body)),
    });
    // Before its first session the account may have gone to the person who Google says has this e-mail.
    const begun = row && (await this.parts.sessions.start(row.id, { passwordHash }, { device }));
    if (!begun) throw new AppError('conflict', say('auth.emailTaken'));
    return shown(begun);
  }

  async login({ email, password }: LoginBody, { address, device }: Visitor): Promise<SessionData> {
    const { rateLimits } = this.parts;
    const emailKey = emailKeyOf(email);
    const personal = [
      { limit: loginLimit, who: `${emailKey} ${address}` },
      { limit: loginAccountLimit, who: emailKey },
    ];
    const shared = { limit: loginAddressLimit, who: address };
    await rateLimits.take(...personal, shared);
    // A second look where the hash was replaced during the first: the person's other sign-in may have made it anew at today's cost.
    const begun = (await this.byPassword(emailKey, password, device)) ?? (await this.byPassword(emailKey, password, device));
    if (!begun) throw wrongPassword();
    await rateLimits.forget(...personal);
    await rateLimits.takeBack(shared);
    return shown(begun);
  }

  async google(
    credential: string,
    { address, device }: Visitor,
  ): Promise<SessionData & { requiresProfileCompletion: boolean; message: Said }> {
    await this.parts.rateLimits.take({ limit: googleLimit, who: address });
    const person = await this.parts.google.verify(credential);
    // The credential is spent, so this retries where the account has gone or changed between steps: a deleted one is made anew.
    for (let look = 0; look < 3; look += 1) {
      const begun = await this.byGoogle(person, device);
      if (begun) return { ...shown(begun), requiresProfileCompletion: needsCompletion(viewUser(begun.row)), message: begun.message };
    }
    throw new AppError('bad_credentials', say('google.failed'));
  }

  /** Undefined when the hash was replaced, or the account deleted, while the password was compared. */
  private async byPassword(emailKey: string, password: string, device: Device): Promise<Begun | undefined> {
    const { users, sessions } = this.parts;
    const row = await users.byEmailKey(emailKey);
    const passwordHash = row?.passwordHash;
    const fits = await passwordFits(passwordHash, password);
    if (!row || typeof passwordHash !== 'string' || !fits) throw wrongPassword();
    const renewed = isOutdated(passwordHash) ? { renewed: await hashPassword(password) } : {};
    return sessions.start(row.id, { passwordHash }, { device, ...renewed });
  }

  private async byGoogle(person: GooglePerson, device: Device): Promise<(Begun & { message: Said }) | undefined> {
    const { users, sessions, now } = this.parts;
    const credential = { googleSubject: person.subject };
    const emailKey = emailKeyOf(person.email);
    const saying = (message: Said, begun: Begun | undefined) => begun && { ...begun, message };
    const known = await users.byGoogleSubject(person.subject);
    if (known) return saying(say('google.signedIn'), await sessions.start(known.id, credential, { device }));
    const name = fittingName(person.name);
    const created = await users.insert({
      email: person.email,
      emailKey,
      name,
      ...credential,
      avatar: person.picture,
      emailVerifiedAt: now(),
    });
    if (created) return saying(say('google.welcome'), await sessions.start(created.id, credential, { device }));
    // The e-mail, or since a moment ago the Google account, is already somebody's.
    const holder = await users.byEmailKey(emailKey);
    if (!holder || holder.googleSubject === person.subject) return undefined;
    if (holder.googleSubject !== null) throw new AppError('conflict', say('google.emailTaken'));
    // The owner of the address set the password: both ways in are theirs.
    if (holder.emailVerifiedAt !== null) return saying(say('google.beside'), await sessions.startBesideGoogle(holder.id, person, device));
    // No one had proved that the e-mail was theirs when the password was set; Google now has. The person who set it must not stay inside.
    return saying(say('google.tookOver'), await sessions.startWithGoogle(holder.id, person, device));
  }
}

const beyondSchool = (who: BeyondSchool) => (who === 'graduate' ? { class: who } : { who });

const studies = ({ class: chosen, stream, field }: Pick<RegisterBody, 'class' | 'stream' | 'field'>) => ({
  class: chosen,
  stream: stream ?? null,
  // Class 10 chooses a stream first; a field would say more than the student did.
  field: chosen === '12' ? (field ?? null) : null,
});

const wrongPassword = () => new AppError('bad_credentials', say('auth.wrongPassword'));

const shown = ({ row, token }: Begun): SessionData => ({ user: viewUser(row), token });

/** Google's names may hold what ours may not: "Asha K. (Class 10-B)". */
export function fittingName(name: string | null): string {
  const fits = fullName.safeParse(firstCharacters(name ?? '', limits.name.max));
  return fits.success ? fits.data : 'Student';
}
