/** Once a day, for everybody who asked: what is near goes into the outbox. Every process may go round at any time. */
import { indianDay } from '@disha/contract/indian-day';
import type { DatedExam } from '../../catalog/advice.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { repeat } from '../../ops/repeat.ts';
import { daysLater, dueOf } from './due.ts';
import { reminderKind, reminderParams, type ReminderItems } from './reminders.mails.ts';
import type { ReminderRow, RemindersRepository } from './reminders.repository.ts';
import type { Tx } from '../../db/connect.ts';

interface RoundParts {
  reminders: RemindersRepository;
  outbox: Outbox;
  users: { emailsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> };
  /** The ids of the exams that each of these people has bookmarked. */
  bookmarkedExams: (userIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  datedExam: (id: string) => DatedExam | undefined;
  now: () => Date;
}

const few = 200;
/** In India's morning: no student is woken. */
const firstHour = 7;
/** What a server missed while it was down for a weekend is still told; older turns are not. */
const longestBack = 3;

const indianHour = (now: Date) => new Date(now.getTime() + 5.5 * 3_600_000).getUTCHours();

/** Returns how many mails were written. */
export async function goRound({ reminders, outbox, users, bookmarkedExams, datedExam, now }: RoundParts): Promise<number> {
  if (!outbox.isOn || indianHour(now()) < firstHour) return 0;
  const today = indianDay(now());
  await reminders.removeEnded(today);
  let written = 0;
  const tell = async (tx: Tx, rows: readonly ReminderRow[]) => {
    const ids = rows.map(({ userId }) => userId);
    const [emails, exams] = [await users.emailsOf(ids), await bookmarkedExams(ids)];
    for (const { userId, toldUntil } of rows) {
      const since = [toldUntil, daysLater(today, -longestBack)].sort()[1] ?? today;
      const items = (exams.get(userId) ?? []).flatMap((exam) =>
        dueOf(datedExam(exam)?.dates ?? [], since, today).map(({ id }) => ({ exam, date: id })),
      );
      const address = emails.get(userId);
      if (items.length === 0 || address === undefined) continue;
      // Yesterday's may still wait for a mail server: then one mail tells both.
      const waiting = await outbox.takeBack(tx, userId, reminderKind);
      const before = waiting.flatMap((params) => reminderParams.safeParse(params).data?.items ?? []);
      await outbox.add(tx, { kind: reminderKind, userId, address, language: null, params: { items: distinct([...before, ...items]) } });
      written += 1;
    }
  };
  while (await reminders.nextFew(today, few, tell));
  return written;
}

const distinct = (items: ReminderItems): ReminderItems => [...new Map(items.map((item) => [`${item.exam} ${item.date}`, item])).values()];

const everyMs = 10 * 60_000;

/** Returns how to stop it. The first soon after a start, but not in all processes at one moment. */
export const startRounds = (round: () => Promise<number>, onError: (error: unknown) => void): (() => void) =>
  repeat(round, { firstMs: 5000 + Math.random() * 20_000, everyMs, onError });
