/** Who Google says is there: checks an ID token's signature, audience, issuer, expiry and that the e-mail is verified. */
import { email } from '@disha/contract/auth';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { say } from '@disha/contract/say';
import { AppError } from '../http/errors.ts';

export interface GooglePerson {
  subject: string;
  email: string;
  name: string | null;
  picture: string | null;
}

export interface GoogleIdentity {
  /** `freshSeconds`: how long ago the token may have been made, where an old one will not do. */
  verify(credential: string, options?: { freshSeconds?: number }): Promise<GooglePerson>;
}

interface GoogleSettings {
  clientId: string | undefined;
  jwksUrl: string;
  now: () => Date;
  /** False when this very credential has been used before: a finder of one lying about must not get in with it. */
  isFirstUse: (credential: string) => Promise<boolean>;
}

/** A credential of Google's is good for an hour; so long it is remembered. */
export const credentialSeconds = 60 * 60;

const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const refused = () => new AppError('bad_credentials', say('google.failed'));

/** Only the key server's own trouble is ours to excuse; everything else speaks against the token. */
function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}

/** Google's pictures only: our content security policy shows no other, and no other host shall see who reads. */
function pictureOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 1024 || !URL.canParse(value)) return null;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' && hostname.endsWith('.googleusercontent.com') ? value : null;
}

function personOf(claims: JWTPayload): GooglePerson {
  const address = email.safeParse(claims['email']);
  // Google writes a boolean; some of its older tokens carried the word.
  const verified = claims['email_verified'] === true || claims['email_verified'] === 'true';
  if (typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > 255 || !address.success || !verified) throw refused();
  return {
    subject: claims.sub,
    email: address.data,
    name: typeof claims['name'] === 'string' ? claims['name'] : null,
    picture: pictureOf(claims['picture']),
  };
}

export function googleIdentity({ clientId, jwksUrl, now, isFirstUse }: GoogleSettings): GoogleIdentity {
  if (clientId === undefined) {
    return {
      verify: () => Promise.reject(new AppError('forbidden', say('google.notSetUp'))),
    };
  }
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  return {
    async verify(credential, { freshSeconds } = {}) {
      let claims: JWTPayload;
      try {
        const { payload } = await jwtVerify(credential, keys, {
          audience: clientId,
          issuer: issuers,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp', 'iat'],
          clockTolerance: 30,
          currentDate: now(),
          ...(freshSeconds === undefined ? {} : { maxTokenAge: freshSeconds }),
        });
        claims = payload;
      } catch (error) {
        if (isAboutTheToken(error)) throw refused();
        throw new AppError('unavailable', say('google.away'), { retryAfterSeconds: 10 });
      }
      const person = personOf(claims);
      if (!(await isFirstUse(credential))) throw refused();
      return person;
    },
  };
}
