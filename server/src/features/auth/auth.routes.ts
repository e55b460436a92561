import { authEndpoints } from '@disha/contract/auth';
import { say } from '@disha/contract/say';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../../http/client-address.ts';
import { deviceOf } from '../../identity/device.ts';
import type { Serve } from '../../http/serve.ts';
import { AuthService, type AuthParts, type Visitor } from './auth.service.ts';

const visitorOf = ({ ip, headers }: FastifyRequest): Visitor => ({ address: clientNetwork(ip), device: deviceOf(headers['user-agent']) });

export function serveAuth(serve: Serve, parts: AuthParts): void {
  const service = new AuthService(parts);
  serve(authEndpoints, {
    'POST /auth/register': async ({ body, request }) => ({
      message: say('auth.created'),
      data: await service.register(body, visitorOf(request)),
    }),
    'POST /auth/login': async ({ body, request }) => ({
      message: say('auth.signedIn'),
      data: await service.login(body, visitorOf(request)),
    }),
    'POST /auth/logout': async ({ caller }) => {
      if (caller) await parts.sessions.end(caller.token);
      return { message: say('auth.signedOut'), data: {} };
    },
    'POST /auth/google': async ({ body, request }) => {
      const { message, ...data } = await service.google(body.credential, visitorOf(request));
      return { message, data };
    },
  });
}
