import { recoveryEndpoints } from '@disha/contract/recovery';
import { say } from '@disha/contract/say';
import { clientNetwork } from '../../http/client-address.ts';
import { askedLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { RecoveryService, type RecoveryParts } from './recovery.service.ts';

export function serveRecovery(serve: Serve, parts: RecoveryParts): void {
  const service = new RecoveryService(parts);
  serve(recoveryEndpoints, {
    'POST /auth/forgot-password': async ({ body, request }) => {
      await service.forgot(body.email, clientNetwork(request.ip), askedLanguage(request));
      return { message: say('recovery.asked'), data: {} };
    },
    'POST /auth/reset-password': async ({ body, request }) => {
      await service.reset(body.token, body.password, askedLanguage(request));
      return { message: say('recovery.passwordSet'), data: {} };
    },
    'POST /auth/verify-email/send': async ({ caller, request }) => {
      const isSent = await service.askToVerify(caller, askedLanguage(request));
      return { message: isSent ? say('recovery.verifySent') : say('recovery.isVerified'), data: {} };
    },
    'POST /auth/verify-email': async ({ body, request }) => {
      const { email, emailVerified } = await service.verify(body.token, askedLanguage(request));
      return { message: say('recovery.verified'), data: { user: { email, emailVerified } } };
    },
    'POST /auth/change-email': async ({ caller, body, request }) => {
      await service.changeEmail(caller, body, askedLanguage(request));
      return { message: say('recovery.changeAsked'), data: {} };
    },
  });
}
