/** What came of the reminders, by what a mail server took. */
import { indianDay } from '../../contract/src/indian-day.ts';
import { readMail } from '../../server/src/testing/mailbox.ts';
import type { MailboxOfAll } from './reminders-mailbox.ts';
import { emailOf, endingOf, studentCount, type NearExam } from './reminders-world.ts';
import type { Report } from './report.ts';

interface Outcome {
  box: MailboxOfAll;
  exams: readonly NearExam[];
  /** When each was told that their reminders have ended. */
  endedAt: ReadonlyMap<string, number>;
  kills: number;
}

/** A conversation with the mail server that had begun by then can no longer be taken back. */
const underWayMs = 1000;
const sendersInEach = 3;

export function tellReminders(report: Report, { box, exams, endedAt, kills }: Outcome): void {
  const received = box.taken.map(({ to, messageId, source }) => {
    const { text, headers } = readMail(source);
    const day = indianDay(new Date(/^Date: (.*)$/m.exec(headers)?.[1] ?? ''));
    return { to, messageId, day, exams: exams.filter(({ shortName }) => text.includes(`• ${shortName}: `)).map(({ id }) => id) };
  });
  const wanted = Array.from({ length: studentCount }, (_, at) => at).flatMap((number) =>
    wantedBy(number, exams).map((exam) => `${emailOf(number)} ${exam}`),
  );
  const idsOf = new Map<string, Set<string>>();
  const add = (key: string, id: string) => idsOf.set(key, (idsOf.get(key) ?? new Set()).add(id));
  for (const mail of received) for (const exam of mail.exams) add(`${mail.to} ${exam}`, mail.messageId);
  const lost = wanted.filter((each) => !idsOf.has(each)).length;
  const again = [...idsOf.values()].filter((ids) => ids.size > 1).length;
  const aDay = new Map<string, Set<string>>();
  for (const { to, day, messageId } of received) aDay.set(`${to} ${day}`, (aDay.get(`${to} ${day}`) ?? new Set()).add(messageId));
  const tooMany = [...aDay.values()].filter((ids) => ids.size > 1).length;
  const repeats = received.length - new Set(received.map(({ messageId }) => messageId)).size;
  const excused = box.swallowed + kills * sendersInEach;
  const late = box.tries.filter(({ to, at }) => at > (endedAt.get(to) ?? Infinity) + underWayMs).length;

  report.line('reminders wanted, mails taken by the mail server', `${wanted.length}, ${received.length}`);
  report.line('first tries cut off within DATA, and behind it', `${box.dropped}, ${box.swallowed}`);
  report.line('lost', lost, lost === 0);
  const leaving = Array.from({ length: studentCount }, (_, at) => endingOf(at)).filter((each) => each !== undefined).length;
  report.line(
    'ended their reminders, and tries to reach one after',
    `${endedAt.size}, ${late}`,
    late === 0 && endedAt.size >= leaving - kills,
  );
  report.line('repeats, and deaths behind DATA that may cause one', `${repeats}, at most ${excused}`, repeats <= excused);
  report.line('told again under another Message-ID', again, again === 0);
  report.line('days on which somebody had more than one mail', tooMany, tooMany === 0);
}

/** The third exam is bookmarked by every other student. A student who left while mails were on their way may have had theirs or not. */
function wantedBy(number: number, exams: readonly NearExam[]): string[] {
  const all = exams.map(({ id }) => id).slice(0, number % 2 === 0 ? 3 : 2);
  const ending = endingOf(number);
  if (ending === 'away' || ending === 'sending') return [];
  return ending === 'night' ? all.slice(0, 1) : all;
}
