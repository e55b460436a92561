/**
 * The year of an exam. Days are days of India, written 'YYYY-MM-DD' and compared as text: no clock's zone can move one. What is only
 * usual is a month, 'YYYY-MM'. Plain code, without zod: the browser and the server's calendar tell the same.
 */
export const dateEvents = [
  'registration_opens',
  'registration_closes',
  'correction',
  'admit_card',
  'exam',
  'result',
  'counselling',
] as const;
export type DateEvent = (typeof dateEvents)[number];

export const dateStatuses = ['announced', 'last_year', 'usual'] as const;

export const dateSessions = [
  ...(['1', '2', '3', '4', 'prelims', 'mains'] as const),
  ...(['january', 'february', 'march', 'april', 'may', 'june'] as const),
  ...(['july', 'august', 'september', 'october', 'november', 'december'] as const),
] as const;
export type DateSession = (typeof dateSessions)[number];

/** What a day alone would not tell: its end is with a late fee, it was held a second time, it is not the exam's own form. */
export const dateNotes = ['late_fee', 'held_again', 'course_registration'] as const;

export interface ExamDate {
  /** year-session-event; stays when a day is corrected. */
  id: string;
  event: DateEvent;
  session: DateSession | null;
  from: string;
  to: string;
  status: (typeof dateStatuses)[number];
  /** Of which year's exam, as it is called: CLAT 2027 is sat in December 2026. */
  year: number;
  note?: (typeof dateNotes)[number] | undefined;
  source: string;
  certainty: 'A' | 'B' | 'C';
}

const monthNumber = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
const monthText = (month: number) => `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
/** -02-29 included: the day before the first of the next month. */
export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** What is still to come: an announced day, or the months in which it usually comes next. */
export interface Coming {
  date: ExamDate;
  isAnnounced: boolean;
  /** The first and the last day it can be, for order and for calendars; shown as days only when announced. */
  from: string;
  to: string;
}

export interface ExamYear {
  /** Soonest first. */
  coming: Coming[];
  /** Of the last year that is known, in its own order: never this year's, whatever the clock says. */
  earlier: ExamDate[];
}

const isOfOne = (a: ExamDate, b: ExamDate) => a.event === b.event && (a.session === b.session || a.session === null || b.session === null);

/** Its months, moved on by whole years until they are not over, and past a year in which it has already been. */
function nextMonths(usual: ExamDate, known: readonly ExamDate[], today: string): Coming {
  let [first, last] = [monthNumber(usual.from), monthNumber(usual.to)];
  const happened = known.filter((date) => date.status !== 'usual' && date.to < today && isOfOne(date, usual));
  const hasBeen = () => happened.some((date) => monthNumber(date.to) >= first && monthNumber(date.from) <= last);
  while (last < monthNumber(today) || hasBeen()) [first, last] = [first + 12, last + 12];
  return { date: usual, isAnnounced: false, from: `${monthText(first)}-01`, to: lastDayOf(monthText(last)) };
}

const order = (a: Coming, b: Coming) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : dateEvents.indexOf(a.date.event) - dateEvents.indexOf(b.date.event);

export function examYear(dates: readonly ExamDate[], today: string): ExamYear {
  const announced = dates.filter(({ status, to }) => status === 'announced' && to >= today);
  const usual = dates.filter((date) => date.status === 'usual' && !announced.some((other) => isOfOne(date, other)));
  const over = dates.filter(({ status, to }) => status === 'last_year' || (status === 'announced' && to < today));
  const lastYear = Math.max(...over.map(({ year }) => year));
  return {
    coming: [
      ...announced.map((date) => ({ date, isAnnounced: true, from: date.from, to: date.to })),
      ...usual.map((date) => nextMonths(date, dates, today)),
    ].sort(order),
    earlier: over.filter(({ year }) => year === lastYear).sort((a, b) => (a.from < b.from ? -1 : 1)),
  };
}
