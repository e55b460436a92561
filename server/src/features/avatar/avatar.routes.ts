/** Our own avatar-image service: the query of the usual ones, answered here, so that a child's name goes to no stranger. */
import { avatarLook, limits } from '@disha/contract/limits';
import { ownWords } from '@disha/contract/own-words';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invalid } from '../../http/errors.ts';
import { refuseOtherMethods } from '../../http/serve.ts';
import { avatarSvg } from './avatar.svg.ts';

const colour = z
  .string()
  .regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Use a colour of 3 or 6 hexadecimal digits')
  .transform((value) => value.replace('#', ''));
const query = z.object({
  name: z
    .string()
    .trim()
    .max(limits.name.max * 2, 'Use at most 100 characters')
    // Control characters may not stand in XML at all.
    .regex(/^\P{C}*$/u, 'Use printable characters only')
    .transform((name) => (name === '' ? 'User' : name))
    .default('User'),
  size: z.coerce
    .number('Use a whole number from 16 to 512')
    .int('Use a whole number from 16 to 512')
    .min(16, 'Use a whole number from 16 to 512')
    .max(512, 'Use a whole number from 16 to 512')
    .default(avatarLook.size),
  background: colour.default(avatarLook.background),
  color: colour.default(avatarLook.color),
  bold: z
    .enum(['true', 'false', '1', '0'], 'Use true or false')
    .transform((value) => value === 'true' || value === '1')
    .default(avatarLook.bold),
});

export function serveAvatar(app: FastifyInstance): void {
  app.get('/api/avatar', (request, reply) => {
    const look = query.safeParse(request.query, { error: ownWords });
    if (!look.success) throw invalid(look.error);
    return (
      reply
        .type('image/svg+xml; charset=utf-8')
        // Opened as a page of its own it may do nothing at all.
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .header('cache-control', 'public, max-age=604800, immutable')
        .send(avatarSvg(look.data))
    );
  });
  refuseOtherMethods(app, new Map([['/api/avatar', new Set(['GET'])]]));
}
