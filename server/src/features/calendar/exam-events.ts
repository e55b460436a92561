/** The dates of an exam as events of a calendar, in words of a language. */
import { examYear, isNamedSession, type Coming, type ExamDate } from '@disha/contract/exams.dates';
import { examStanding, type StandingWords } from '@disha/contract/exams.standing';
import { intlTag, type Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { months } from '@disha/contract/taxonomy';
import { saidOf, type Params, type Said } from '@disha/contract/words';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { createHash } from 'node:crypto';
import type { DatedExam } from '../../catalog/advice.ts';
import { worded } from '../../http/language.ts';
import type { CalendarEvent } from '@disha/contract/ics';

type Unrevised = Omit<CalendarEvent, 'sequence' | 'modified'> & {
  /** Changes when a fact of it does, in whatever language it is told. */
  mark: string;
};

export function eventsOf(exam: DatedExam, language: Language, today: string): Unrevised[] {
  const { coming } = examYear(exam.dates, today);
  const over = exam.dates.filter(({ status, to }) => status === 'announced' && to < today);
  // What was announced stays in its place when it is over: a calendar is also for looking back.
  const past = over.map((date): Coming => ({ date, isAnnounced: true, from: date.from, to: date.to, year: date.year }));
  return [...past, ...coming].map((one) => eventOf(exam, one, language, today));
}

function eventOf(exam: DatedExam, coming: Coming, language: Language, today: string): Unrevised {
  const { date, isAnnounced, from, to, before } = coming;
  const word = (said: Said) => worded(said, language).message;
  const title = word(say('calendar.title', { exam: exam.shortName, event: nameOf(date, language) }));
  const monthName = (iso: string) => everyTaxonomy[language].months[months[Number(iso.slice(5, 7)) - 1] ?? 'January'];
  const [first, last] = [monthName(from), monthName(to)];
  const when = word(first === last ? say('calendar.inMonth', { month: first }) : say('calendar.betweenMonths', { from: first, to: last }));
  const source = word(say('calendar.source', { source: date.source }));
  const standing = isAnnounced ? undefined : examStanding(coming, speaking(language), today);
  const look = standing?.look;
  const alarm = (days: number, when: Said) => ({ days, text: `${title}, ${word(when)}` });
  return {
    uid: `${exam.id}.${date.id}@exam-dates.disha`,
    from,
    to,
    title: isAnnounced ? title : word(say(date.lookedAt === undefined ? 'calendar.usual' : 'calendar.usualLooked', { title, when })),
    description: [
      ...(standing ? [standing.text] : []),
      ...(date.note ? [word(say(`calendar.note.${date.note}`))] : []),
      ...(look === undefined ? [] : [`${look}: ${exam.officialLink}`]),
      ...(isAnnounced ? [] : [word(say('calendar.tentative'))]),
      source,
      word(say('calendar.confirm')),
    ].join('\n'),
    url: exam.officialLink,
    isTentative: !isAnnounced,
    alarms:
      isAnnounced && date.event === 'registration_closes'
        ? [alarm(7, say('calendar.inSevenDays')), alarm(1, say('calendar.tomorrow'))]
        : [],
    mark: createHash('sha256')
      .update(
        JSON.stringify([
          from,
          to,
          isAnnounced,
          date.source,
          exam.officialLink,
          date.lookedAt ?? '',
          before?.from ?? '',
          look !== undefined,
        ]),
      )
      .digest('hex'),
  };
}

function nameOf({ event, session }: ExamDate, language: Language): string {
  const word = (said: Said) => worded(said, language).message;
  const name = word(say(`calendar.${event}`));
  if (session === null) return name;
  if (isNamedSession(session)) return word(say('calendar.named', { event: name, session: word(say(`calendar.${session}`)) }));
  const month = months.find((one) => one.toLowerCase() === session);
  return month
    ? word(
        say('calendar.named', {
          event: name,
          session: word(say('calendar.monthSession', { month: everyTaxonomy[language].months[month] })),
        }),
      )
    : word(say('calendar.session', { event: name, session }));
}

function speaking(language: Language): StandingWords {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(intlTag(language), { ...options, timeZone: 'UTC' });
    return (iso: string) => made.format(new Date(iso));
  };
  return {
    word: (id, params) => worded(saidOf(id, params as Params), language).message,
    day: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    month: format({ month: 'long', year: 'numeric' }),
  };
}
