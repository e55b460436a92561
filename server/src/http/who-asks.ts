/** Who is asking, and whether the policy of the endpoint lets them: the one place that decides it. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Access, Endpoint } from '@disha/contract/endpoint';
import { mayActAs, type Role } from '@disha/contract/roles';
import { say } from '@disha/contract/say';
import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** The session behind the bearer token. */
export interface Caller {
  userId: string;
  token: string;
}

/** One who may change facts: an account with a role, or the holder of the operators' token, which belongs to no account. */
export interface Staff {
  userId: string | null;
  role: Exclude<Role, 'student'>;
}

export type CallerOf<A extends Access> = A extends 'student'
  ? Caller
  : A extends 'optional'
    ? Caller | null
    : A extends 'editor' | 'operator'
      ? Staff
      : null;

export interface WhoOptions {
  identify: (token: string) => Promise<Caller | null>;
  /** Asked at every call, so that a role that is taken away is gone at once. */
  roleOf: (userId: string) => Promise<Role>;
  adminToken: string | undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The form of our session tokens: such a one that opens nothing is an ended session, anything else a wrong operators' token. */
const looksLikeSession = /^[\w-]{43}$/;

export function whoAsks({ identify, roleOf, adminToken }: WhoOptions) {
  const admin = adminToken === undefined ? undefined : digest(adminToken);

  const staffFor = async (wanted: 'editor' | 'operator', token: string): Promise<Staff> => {
    if (admin && timingSafeEqual(digest(token), admin)) return { userId: null, role: 'operator' };
    const caller = await identify(token);
    if (!caller && looksLikeSession.test(token)) throw new AppError('unauthenticated', say('http.sessionEnded'));
    const role = caller ? await roleOf(caller.userId) : 'student';
    if (!caller || role === 'student' || !mayActAs(role, wanted)) throw new AppError('forbidden', say('http.notAllowed'));
    return { userId: caller.userId, role };
  };

  return async ({ access, byOperatorsToken }: Endpoint, request: FastifyRequest): Promise<Caller | Staff | null> => {
    if (access === 'anyone') return null;
    const token = bearer(request);
    if (access === 'editor' || access === 'operator') {
      if (token === undefined && byOperatorsToken && !admin) throw new AppError('forbidden', say('http.notAllowed'));
      if (token === undefined) throw new AppError('unauthenticated', say('http.signIn'));
      return staffFor(access, token);
    }
    const caller = token === undefined ? null : await identify(token);
    if (access === 'student' && !caller)
      throw new AppError('unauthenticated', token === undefined ? say('http.signIn') : say('http.sessionEnded'));
    return caller;
  };
}
