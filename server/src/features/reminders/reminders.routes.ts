import { indianDay } from '@disha/contract/indian-day';
import type { Language } from '@disha/contract/languages';
import { remindersEndpoints, type Reminders } from '@disha/contract/reminders';
import { say } from '@disha/contract/say';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/errors.ts';
import { translationIn } from '../../http/language.ts';
import { refuseOtherMethods, type Serve } from '../../http/serve.ts';
import type { UsersRepository } from '../../identity/users.repository.ts';
import type { MailTokens } from '../../mail/mail-tokens.repository.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { daysLater } from './due.ts';
import { endPath, endPurpose, reminderKind } from './reminders.mails.ts';
import type { RemindersRepository } from './reminders.repository.ts';

interface ReminderParts {
  db: Db;
  users: UsersRepository;
  reminders: RemindersRepository;
  tokens: MailTokens;
  outbox: Outbox;
  now: () => Date;
}

export function serveReminders(app: FastifyInstance, serve: Serve, { db, users, reminders, tokens, outbox, now }: ReminderParts): void {
  const isConfirmed = async (userId: string) => {
    const person = await users.byId(userId);
    if (!person) throw new AppError('unauthenticated', say('http.sessionEnded'));
    return person.emailVerifiedAt !== null;
  };
  const shown = async (userId: string): Promise<{ reminders: Reminders }> => ({
    reminders: { on: (await reminders.of(userId)) !== undefined, mail: outbox.isOn, emailVerified: await isConfirmed(userId) },
  });
  const turnOn = async (userId: string, language: Language) => {
    if (!outbox.isOn) throw new AppError('mail_off', say('recovery.mailOff'));
    if (!(await isConfirmed(userId))) throw new AppError('conflict', say('reminders.confirmFirst'));
    // What falls due today is still told today, unless it was before they ended them.
    await reminders.add({ userId, language, toldUntil: daysLater(indianDay(now()), -1) });
  };
  const turnOff = (userId: string) =>
    db.transaction(async (tx) => {
      const waiting = await outbox.takeBack(tx, userId, reminderKind);
      await reminders.end(tx, userId, { today: indianDay(now()), wasTold: waiting.length === 0 });
    });
  /** Idempotent: a reader may press as often as they like, and has no more mails after two presses than after one. */
  const endBy = async (token: string) => {
    const about = await tokens.find(db, token, [endPurpose], now());
    if (!about) throw new AppError('bad_token', say('recovery.badToken'));
    await turnOff(about.userId);
  };

  serve(remindersEndpoints, {
    'GET /reminders': async ({ caller }) => ({ message: say('reminders.shown'), data: await shown(caller.userId) }),
    'PUT /reminders': async ({ caller, body, language }) => {
      if (body.on) await turnOn(caller.userId, translationIn(language));
      else await turnOff(caller.userId);
      return { message: body.on ? say('reminders.on') : say('reminders.off'), data: await shown(caller.userId) };
    },
    'POST /reminders/end': async ({ body }) => {
      await endBy(body.token);
      return { message: say('reminders.off'), data: {} };
    },
  });

  const tokenIn = ({ query }: FastifyRequest) => {
    const { token } = query as { token?: unknown };
    return typeof token === 'string' && token.length <= 200 ? token : '';
  };
  // The button that mail programs show themselves (RFC 8058): they post a form, of which only the address matters.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null, undefined));
    scope.post(endPath, async (request, reply) => {
      await endBy(tokenIn(request));
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');
    });
    // Opening it ends nothing, since programs open links too: a page asks.
    scope.get(endPath, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`/reminders/end?token=${encodeURIComponent(tokenIn(request))}`),
    );
    refuseOtherMethods(scope, new Map([[endPath, new Set(['GET', 'POST', 'HEAD'])]]));
  });
}
