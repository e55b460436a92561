import { isNamedSession, type Coming, type DateSession, type ExamDate } from '@disha/contract/exams.dates';
import { beforeOf, examStanding, type StandingWords } from '@disha/contract/exams.standing';
import { months } from '@disha/contract/taxonomy';
import { datesTexts } from '../../messages/dates.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';

/** Dates of an exam in words: days where they are known, months where they are only usual. */
export function useDateWords() {
  const text = useText(datesTexts);
  const format = useFormat();
  const session = (which: DateSession): string => {
    if (isNamedSession(which)) return text.sessions[which];
    const month = months.find((name) => name.toLowerCase() === which);
    return month ? text.monthSession(format.month(month)) : text.session(which);
  };
  const monthOf = (iso: string) => format.month(months[Number(iso.slice(5, 7)) - 1] ?? 'January');
  const days = ({ from, to }: Pick<ExamDate, 'from' | 'to'>) =>
    from === to ? format.date(from) : text.range(format.date(from), format.date(to));
  const words: StandingWords = {
    word: (id, params) => {
      const said = text.standing[id];
      return typeof said === 'string' ? said : (said as (given: typeof params) => string)(params);
    },
    day: format.date,
    month: format.yearMonth,
  };
  return {
    /** Of what is not announced: whether anybody looked, and when it was the last time. */
    standing: (coming: Coming, today: string) => examStanding(coming, words, today),
    /** "Last year the form closed on 4 February 2026" */
    before: (date: ExamDate, today: string) => beforeOf(date, { from: today }, words),
    /** "Exam · Session 1" */
    name: ({ event, session: which }: Pick<ExamDate, 'event' | 'session'>) =>
      [text.events[event], ...(which ? [session(which)] : [])].join(' · '),
    session,
    /** "22 to 30 January 2027": what two days share is said once. */
    shortSpan: ({ from, to }: Pick<ExamDate, 'from' | 'to'>) =>
      from !== to && from.slice(0, 7) === to.slice(0, 7)
        ? text.range(format.number(Number(from.slice(8))), format.date(to))
        : days({ from, to }),
    /** Days without anything about them. */
    span: days,
    days: (date: ExamDate) => [days(date), ...(date.note ? [text.notes[date.note]] : [])].join(', '),
    when: ({ date: { note }, isAnnounced, from, to }: Coming) => {
      if (isAnnounced) return days({ from, to });
      const [first, last] = [monthOf(from), monthOf(to)];
      return [first === last ? text.usually(first) : text.usuallyBetween(first, last), ...(note ? [text.notes[note]] : [])].join(', ');
    },
  };
}
