import type { Belongings } from '@disha/contract/belongings';
import { serveAuth } from '../features/auth/auth.routes.ts';
import { serveAvatar } from '../features/avatar/avatar.routes.ts';
import { serveProfile } from '../features/profile/profile.routes.ts';
import { exportAttempts } from '../features/quiz/quiz.export.ts';
import { recoveryMails } from '../features/recovery/recovery.mails.ts';
import { serveRecovery } from '../features/recovery/recovery.routes.ts';
import { serveSessions } from '../features/sessions/sessions.routes.ts';
import { translationIn, type AnswerLanguage } from '../http/language.ts';
import type { BuiltApp } from './app.ts';

export function wireAccounts(builtApp: BuiltApp): void {
  const { app, serve, parts, shared, now, users, google } = builtApp;
  const { sessions, rateLimits, outbox, mailTokens: tokens } = shared;
  outbox.register(...recoveryMails({ users, tokens, origin: builtApp.origin, now }));
  serveAuth(serve, { users, sessions, rateLimits, google, now });
  serveSessions(serve, { sessions });
  serveRecovery(serve, { db: parts.db, users, sessions, rateLimits, outbox, tokens, now });
  serveProfile(serve, {
    users,
    sessions,
    rateLimits,
    google,
    belongings: belongingsOf(builtApp),
    tellPasswordChanged: (tx, { id, email }) => outbox.add(tx, { kind: 'password-changed', userId: id, address: email, language: null }),
    now,
  });
  serveAvatar(app);
}

/** Everything that is kept of a person, from every feature that keeps something. */
const belongingsOf =
  ({ bookmarks, attempts, reports, path, addresses, reminders }: BuiltApp) =>
  async (userId: string, language: AnswerLanguage): Promise<Belongings> => ({
    bookmarks: await bookmarks.exportOf(userId),
    quizAttempts: await exportAttempts(attempts, userId, translationIn(language)),
    reports: await reports.exportOf(userId),
    ...(await path.exportOf(userId)),
    ...(await addresses.exportOf(userId)),
    reminders: await reminders.exportOf(userId),
  });
