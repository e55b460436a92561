import { defaultLanguage } from '@disha/contract/languages';
import { CalendarRepository } from '../features/calendar/calendar.repository.ts';
import { calendarOf, serveCalendar } from '../features/calendar/calendar.routes.ts';
import { reminderMail } from '../features/reminders/reminders.mails.ts';
import { goRound } from '../features/reminders/reminders.rounds.ts';
import { serveReminders } from '../features/reminders/reminders.routes.ts';
import type { BuiltApp } from './app.ts';

/** What is done by the clock: who waits for a reminder gets it. */
export function wireCalendar({ app, serve, parts, shared, now, origin, users, bookmarks, addresses, reminders, advice }: BuiltApp): Remind {
  const { sessions, outbox, mailTokens: tokens } = shared;
  const { datedExam } = advice;
  serveCalendar(app, serve, {
    calendar: new CalendarRepository(parts.db),
    addresses,
    isStillIn: async (tx, caller) => (await sessions.holder(tx, caller)) !== undefined,
    datedExam,
    bookmarkedExams: async (userId) => (await bookmarks.of(userId)).filter(({ type }) => type === calendarOf).map(({ itemId }) => itemId),
    now,
  });
  outbox.register(reminderMail({ users, tokens, reminders, datedExam, origin, now }));
  serveReminders(app, serve, { db: parts.db, users, reminders, tokens, outbox, now });
  return () =>
    goRound({
      reminders,
      outbox,
      users,
      bookmarkedExams: (ids) => bookmarks.ofMany(ids, calendarOf),
      datedExam: (id) => datedExam(id, defaultLanguage),
      now,
    });
}

type Remind = () => Promise<number>;
