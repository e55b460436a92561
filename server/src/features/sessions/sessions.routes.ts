import { sessionsEndpoints } from '@disha/contract/sessions';
import { say } from '@disha/contract/say';
import { AppError } from '../../http/errors.ts';
import { worded, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import type { Device } from '../../identity/device.ts';
import type { Sessions } from '../../identity/sessions.ts';

function deviceIn({ browser, system }: Device, language: AnswerLanguage): string {
  if (browser !== null && system !== null) return worded(say('sessions.device', { browser, system }), language).message;
  return browser ?? system ?? worded(say('sessions.unknownDevice'), language).message;
}

const hour = 3_600_000;
/** India's hours begin at half past: cut at others, the first minutes of a day would be shown as the day before. */
const toTheHour = (moment: Date) => new Date(Math.floor((moment.getTime() - hour / 2) / hour) * hour + hour / 2).toISOString();

export function serveSessions(serve: Serve, { sessions }: { sessions: Sessions }): void {
  serve(sessionsEndpoints, {
    'GET /auth/sessions': async ({ caller, language }) => {
      const rows = await sessions.ofUser(caller.userId, caller.token);
      const shown = rows.map((row) => ({
        id: row.id,
        current: row.isCurrent,
        device: deviceIn(row, language),
        createdAt: toTheHour(row.createdAt),
        lastSeenAt: toTheHour(row.lastSeenAt),
      }));
      return { message: say('sessions.shown'), data: { sessions: shown } };
    },
    'DELETE /auth/sessions/:id': async ({ caller, params }) => {
      if (!(await sessions.endOne(caller.userId, params.id))) throw new AppError('not_found', say('sessions.notFound'));
      return { message: say('sessions.ended'), data: {} };
    },
    'POST /auth/sessions/end-others': async ({ caller }) => {
      const ended = await sessions.endOthers(caller.userId, caller.token);
      if (ended === undefined) throw new AppError('unauthenticated', say('http.sessionEnded'));
      return { message: say('sessions.othersEnded'), data: { ended } };
    },
  });
}
