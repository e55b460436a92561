/** Our own avatar-image service: the query of the usual ones, answered here, so that a child's name goes to no stranger. */
import { avatarLook, limits } from '@disha/contract/limits';
import { say } from '@disha/contract/say';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checked } from '../../http/errors.ts';
import { refuseOtherMethods } from '../../http/serve.ts';
import { avatarSvg } from './avatar.svg.ts';

const longestName = limits.name.max * 2;
const sizes = { min: 16, max: 512 };
const badSize = say('avatar.size', sizes);

const colour = z
  .string()
  .regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, say('avatar.colour'))
  .transform((value) => value.replace('#', ''));
const query = z.object({
  name: z
    .string()
    .trim()
    .max(longestName, say('avatar.name', { max: longestName }))
    // Control characters may not stand in XML at all.
    .regex(/^\P{C}*$/u, say('avatar.printable'))
    .transform((name) => (name === '' ? 'User' : name))
    .default('User'),
  size: z.coerce.number(badSize).int(badSize).min(sizes.min, badSize).max(sizes.max, badSize).default(avatarLook.size),
  background: colour.default(avatarLook.background),
  color: colour.default(avatarLook.color),
  bold: z
    .enum(['true', 'false', '1', '0'], say('avatar.bold'))
    .transform((value) => value === 'true' || value === '1')
    .default(avatarLook.bold),
});

export function serveAvatar(app: FastifyInstance): void {
  app.get('/api/avatar', (request, reply) => {
    const look = checked(query, request.query);
    return (
      reply
        .type('image/svg+xml; charset=utf-8')
        // Opened as a page of its own it may do nothing at all.
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .header('cache-control', 'public, max-age=604800, immutable')
        .send(avatarSvg(look))
    );
  });
  refuseOtherMethods(app, new Map([['/api/avatar', new Set(['GET'])]]));
}
