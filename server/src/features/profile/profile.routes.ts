import { profileEndpoints } from '@disha/contract/profile';
import { say } from '@disha/contract/say';
import { deviceOf } from '../../identity/device.ts';
import { viewUser } from '../../identity/users.ts';
import type { Serve } from '../../http/serve.ts';
import { ProfileService, type ProfileParts } from './profile.service.ts';

export function serveProfile(serve: Serve, parts: ProfileParts): void {
  const service = new ProfileService(parts);
  serve(profileEndpoints, {
    'GET /auth/profile': async ({ caller }) => {
      const row = await service.read(caller.userId);
      return { message: say('profile.shown'), data: { user: viewUser(row), hasPassword: row.passwordHash !== null } };
    },
    // The session keeps its token, because other tabs use it too.
    'PUT /auth/profile': async ({ caller, body }) => ({
      message: say('profile.updated'),
      data: { user: await service.change(caller.userId, body), token: caller.token },
    }),
    'POST /auth/change-password': async ({ caller, body, request }) => ({
      message: say('profile.passwordChanged'),
      data: await service.changePassword(caller.userId, body, deviceOf(request.headers['user-agent'])),
    }),
    'GET /auth/export': async ({ caller, language }) => ({
      message: say('profile.exported'),
      data: { export: await service.export(caller, language) },
    }),
    'POST /auth/delete-account': async ({ caller, body }) => {
      await service.remove(caller.userId, body);
      return { message: say('profile.deleted'), data: {} };
    },
  });
}
