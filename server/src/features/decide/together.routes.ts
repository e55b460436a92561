import { say } from '@disha/contract/say';
import { togetherEndpoints } from '@disha/contract/together';
import { togetherLimits, withdrawHeader } from '@disha/contract/together.limits';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { clientNetwork } from '../../http/client-address.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';
import type { Limit, RateLimits } from '../../identity/rate-limits.ts';
import type { TogetherRepository } from './together.repository.ts';

interface TogetherParts {
  together: TogetherRepository;
  rateLimits: RateLimits;
  now: () => Date;
}

const day = 24 * 60 * 60;
const perAddress: Limit = { what: 'together', max: togetherLimits.aDay, seconds: day };
/** 128 random bits name it, 256 withdraw it. */
const [idBytes, tokenBytes] = [16, 32];
const isId = (id: string) => /^[\w-]{22}$/.test(id);
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Unknown, ended, withdrawn, or somebody else's: the caller is not told which. */
const none = () => new AppError('not_found', say('together.none'));

function known(id: string): string {
  if (!isId(id)) throw none();
  return id;
}

/** Compared as a hash, and by the database: how long it takes says nothing of the token. */
function ownedBy(request: FastifyRequest, id: string): { id: string; tokenHash: Buffer } {
  const token = request.headers[withdrawHeader];
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) throw none();
  return { id: known(id), tokenHash: hashOf(token) };
}

export function serveTogether(serve: Serve, { together, rateLimits, now }: TogetherParts): void {
  serve(togetherEndpoints, {
    'POST /together': async ({ body: { sealed }, request }) => {
      await rateLimits.take({ limit: perAddress, who: clientNetwork(request.ip) });
      const id = randomBytes(idBytes).toString('base64url');
      const withdrawToken = randomBytes(tokenBytes).toString('base64url');
      const until = new Date(now().getTime() + togetherLimits.days * day * 1000);
      await together.insert({ id, tokenHash: hashOf(withdrawToken), student: sealed, until });
      return { message: say('together.made'), data: { id, withdrawToken, until: until.toISOString() } };
    },
    'GET /together/:id': async ({ params: { id } }) => {
      const row = await together.find(known(id), now());
      if (!row) throw none();
      return { message: say('together.shown'), data: { ...row, until: row.until.toISOString() } };
    },
    'PUT /together/:id/parent': async ({ params: { id }, body: { sealed, version } }) => {
      const written = await together.putParent(known(id), sealed, version, now());
      if (written !== undefined) return { message: say('together.written'), data: { version: written } };
      const row = await together.find(id, now());
      if (!row) throw none();
      throw new AppError('stale', say('together.stale'), { data: { parent: row.parent } });
    },
    'PUT /together/:id/student': async ({ params: { id }, body: { sealed }, request }) => {
      if (!(await together.putStudent(ownedBy(request, id), sealed, now()))) throw none();
      return { message: say('together.written'), data: {} };
    },
    'DELETE /together/:id': async ({ params: { id }, request }) => {
      if (!(await together.remove(ownedBy(request, id), now()))) throw none();
      return { message: say('together.withdrawn'), data: {} };
    },
  });
}
