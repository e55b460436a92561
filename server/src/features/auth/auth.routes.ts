import { authEndpoints } from '@disha/contract/auth';
import { say } from '@disha/contract/say';
import { addressOf } from '../../http/client-address.ts';
import type { Serve } from '../../http/serve.ts';
import { AuthService, type AuthParts } from './auth.service.ts';

export function serveAuth(serve: Serve, parts: AuthParts): void {
  const service = new AuthService(parts);
  serve(authEndpoints, {
    'POST /auth/register': async ({ body, request }) => ({
      message: say('auth.created'),
      data: await service.register(body, addressOf(request.ip)),
    }),
    'POST /auth/login': async ({ body, request }) => ({
      message: say('auth.signedIn'),
      data: await service.login(body, addressOf(request.ip)),
    }),
    'POST /auth/logout': async ({ caller }) => {
      if (caller) await parts.sessions.end(caller.token);
      return { message: say('auth.signedOut'), data: {} };
    },
    'POST /auth/google': async ({ body, request }) => {
      const { message, ...data } = await service.google(body.credential, addressOf(request.ip));
      return { message, data };
    },
  });
}
