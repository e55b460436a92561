/** The one mail of this feature lists the near dates, by the facts at the time it is sent. */
import type { ExamDate } from '@disha/contract/exams.dates';
import { indianDay } from '@disha/contract/indian-day';
import { addressIn, intlTag, isLanguage, type Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { everyMail } from '@disha/contract/words/every-mail';
import { z } from 'zod';
import type { DatedExam } from '../../catalog/advice.ts';
import { worded } from '../../http/language.ts';
import type { UsersRepository } from '../../identity/users.repository.ts';
import type { MailKind } from '../../mail/mail-kind.ts';
import type { MailTokens } from '../../mail/mail-tokens.repository.ts';
import { dayOf, daysUntil } from './due.ts';
import type { RemindersRepository } from './reminders.repository.ts';

export const reminderKind = 'reminder';
export const endPurpose = 'reminders';
export const endPath = '/api/reminders/unsubscribe';

/** What a mail in the outbox is about: ids alone. */
export const reminderParams = z.object({ items: z.array(z.object({ exam: z.string(), date: z.string() })) });
export type ReminderItems = z.output<typeof reminderParams>['items'];

interface ReminderMailParts {
  users: UsersRepository;
  tokens: MailTokens;
  reminders: RemindersRepository;
  datedExam: (id: string, language: Language) => DatedExam | undefined;
  origin: () => string;
  now: () => Date;
}

const day = 24 * 60 * 60;

export function reminderMail({ users, tokens, reminders, datedExam, origin, now }: ReminderMailParts): MailKind {
  return {
    name: reminderKind,
    priority: 5,
    goodForSeconds: 2 * day,
    async compose({ userId, params }) {
      const row = userId === null ? undefined : await reminders.of(userId);
      const person = row && (await users.byId(row.userId));
      // Ended meanwhile, or the address is another one, not confirmed.
      if (!row || !person || person.emailVerifiedAt === null) return null;
      const chosen = isLanguage(person.language) ? person.language : row.language;
      const language = isLanguage(chosen) ? chosen : 'en';
      const today = indianDay(now());
      // Left from a day before: the morning's round comes first, which may put more into it. No student gets two a day, or one at night.
      if (row.toldUntil < today) return 'later';
      const near = reminderParams
        .parse(params)
        .items.flatMap(({ exam, date }) => linesOf(datedExam(exam, language), date, today, language))
        .sort((a, b) => (a.day < b.day ? -1 : 1));
      const [first] = near;
      if (!first) return null;
      const expiresAt = new Date(now().getTime() + 365 * day * 1000);
      const token = await tokens.make({ purpose: endPurpose, userId: row.userId, address: person.email, credential: null, expiresAt });
      const text = everyMail[language].reminder;
      return {
        to: person.email,
        language,
        subject: near.length === 1 ? first.line : text.subject(near.length),
        paragraphs: [text.body, near.map(({ line }) => `• ${line}`).join('\n')],
        action: { label: text.action, url: `${origin()}${addressIn(language, '/calendar')}` },
        after: [text.confirm, `${text.end} ${origin()}${addressIn(language, `/reminders/end?token=${token}`)}`],
        headers: {
          'List-Unsubscribe': `<${origin()}${endPath}?token=${token}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
    },
  };
}

function linesOf(exam: DatedExam | undefined, dateId: string, today: string, language: Language): { day: string; line: string }[] {
  const date = exam?.dates.find(({ id }) => id === dateId);
  const on = date && dayOf(date);
  // Taken back, moved into the past, or over: nothing to be reminded of.
  if (!exam || !date || on === undefined || on < today) return [];
  const text = everyMail[language].reminder;
  const left = daysUntil(today, on);
  const when = left === 0 ? text.today : left === 1 ? text.tomorrow : text.inDays(left);
  return [{ day: on, line: text.line({ exam: exam.shortName, event: eventIn(date, language), date: dateIn(on, language), when }) }];
}

const eventIn = ({ event }: ExamDate, language: Language): string => worded(say(`calendar.${event}`), language).message;

const dateIn = (on: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(on));
