/** What of an exam a student waits for: its form and its day. Nothing counts down to a month that is only usual. */
import type { Exam } from '@disha/contract/exams';
import { dayThatCounts, type Coming, type ExamDate, type ExamYear } from '@disha/contract/exams.dates';
import { markOf, type FactMark } from '../../ui/mark-of.ts';

export type NextEvent =
  /** `day`: the one that is counted to. */
  | { is: 'days'; date: ExamDate; day: string }
  | { is: 'now'; date: ExamDate }
  /** Near last year's day: the exam's own site says more. */
  | { is: 'look'; coming: Coming }
  | { is: 'usual'; coming: Coming }
  | { is: 'closed'; date: ExamDate; next: Coming | undefined }
  | { is: 'unknown' };

export const daysTo = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

const isForm = ({ event }: ExamDate) => event === 'registration_opens' || event === 'registration_closes';

/** `isTimeToLook`: by the one rule of the standing, which the calendar keeps too. */
export function nextForm({ coming, passed }: ExamYear, today: string, isTimeToLook: (coming: Coming) => boolean): NextEvent {
  const forms = coming.filter(({ date }) => isForm(date));
  const announced = forms.find((one) => one.isAnnounced && dayOf(one.date) >= today);
  if (announced) return { is: 'days', date: announced.date, day: dayOf(announced.date) };
  const near = forms.find(isTimeToLook);
  if (near) return { is: 'look', coming: near };
  const closed = passed.find(({ event }) => event === 'registration_closes');
  const next = forms.find(({ date }) => date.event === 'registration_opens') ?? forms[0];
  if (closed) return { is: 'closed', date: closed, next };
  return next ? { is: 'usual', coming: forms[0] ?? next } : { is: 'unknown' };
}

/** A form opens on its first day and closes on the one that counts. */
const dayOf = (date: ExamDate) => (date.event === 'registration_opens' ? date.from : dayThatCounts(date));

export function nextExam({ coming }: ExamYear, today: string, isTimeToLook: (coming: Coming) => boolean): NextEvent {
  const next = coming.find(({ date }) => date.event === 'exam');
  if (!next) return { is: 'unknown' };
  if (next.isAnnounced) return next.from <= today ? { is: 'now', date: next.date } : { is: 'days', date: next.date, day: next.from };
  return isTimeToLook(next) ? { is: 'look', coming: next } : { is: 'usual', coming: next };
}

export interface LaneDays {
  id: string;
  kind: 'form' | 'exam';
  session: ExamDate['session'];
  from: string;
  to: string;
  isKnown: boolean;
}

/** Last year's day in the year of what is usual: a usual lane goes no further. */
function endOf({ to, before, from }: Coming): string {
  if (!before) return to;
  const again = `${from.slice(0, 4)}${dayThatCounts(before).slice(4)}`;
  return again >= from && again <= to ? again : to;
}

/** A line for each form and each exam of each session; a form runs from its opening to its close. */
export function lanesOf({ coming }: ExamYear): readonly LaneDays[] {
  const sessions = [...new Set(coming.map(({ date }) => date.session))];
  return sessions.flatMap((session) => {
    const own = coming.filter(({ date }) => date.session === session);
    const opens = own.find(({ date }) => date.event === 'registration_opens');
    const closes = own.find(({ date }) => date.event === 'registration_closes');
    const exam = own.find(({ date }) => date.event === 'exam');
    const lane = (kind: LaneDays['kind'], first: Coming, last: Coming): LaneDays => ({
      id: `${session} ${kind}`,
      ...{ kind, session, from: first.from, isKnown: first.isAnnounced && last.isAnnounced },
      to: last.isAnnounced || kind === 'exam' ? last.to : endOf(last),
    });
    const [first, last] = [opens ?? closes, closes ?? opens];
    return [...(first && last ? [lane('form', first, last)] : []), ...(exam ? [lane('exam', exam, exam)] : [])];
  });
}

/** Which marks the page of an exam shows. */
export const marksOfExam = ({ verification, dates, fee, pattern, age }: Exam): readonly FactMark[] => [
  markOf({ certainty: verification }),
  ...dates.map(({ certainty, status }) => markOf({ certainty, basis: status })),
  ...[fee, pattern, age].flatMap((facts) => (facts ? [markOf({ certainty: facts.certainty })] : [])),
];
