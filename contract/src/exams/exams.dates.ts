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
  ...(['1', '2', '3', '4', 'prelims', 'mains', 'stage1', 'stage2'] as const),
  ...(['january', 'february', 'march', 'april', 'may', 'june'] as const),
  ...(['july', 'august', 'september', 'october', 'november', 'december'] as const),
] as const;
/** The parts of one examination that have a name of their own. */
const namedSessions = ['prelims', 'mains', 'stage1', 'stage2'] as const satisfies readonly (typeof dateSessions)[number][];
export const isNamedSession = (session: string): session is (typeof namedSessions)[number] =>
  (namedSessions as readonly string[]).includes(session);
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
  /** The month ('YYYY-MM') in which this cycle's official page was read and said nothing: only then it is "not announced". */
  lookedAt?: string | undefined;
  /** The day until which it need not be looked at again; told by `goodUntilOf`. */
  goodUntil?: string | undefined;
}

const monthNumber = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
const monthText = (month: number) => `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
/** -02-29 included: the day before the first of the next month. */
export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** So many days before a day. */
export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, at = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, at - days)).toISOString().slice(0, 10);
}

const isNumber = (session: DateSession | null) => session !== null && /^\d$/.test(session);
type DatedOnce = Omit<ExamDate, 'id'>;
const isOfCourse = ({ note }: DatedOnce) => note === 'course_registration';

/** Farther away it was another season, and says nothing of this one. */
const sameSeasonMonths = 6;

/** The month of the very same thing in the last year that is known, as many years on; none where it was in another season. */
function monthBefore(usual: DatedOnce, all: readonly DatedOnce[]): number | undefined {
  const { event, session, year, from } = usual;
  const same = all.filter(
    (date) =>
      date.status !== 'usual' &&
      date.event === event &&
      date.session === session &&
      date.year < year &&
      isOfCourse(date) === isOfCourse(usual),
  );
  if (same.length === 0) return undefined;
  const last = Math.max(...same.map((date) => date.year));
  const days = same.filter((date) => date.year === last).map((date) => (event === 'registration_closes' ? dayThatCounts(date) : date.from));
  const month = Math.min(...days.map(monthNumber)) + 12 * (year - last);
  return monthNumber(from) - month > sameSeasonMonths ? undefined : month;
}

/**
 * The one rule of what is only usual: it never stands later than the day of the year before. Of the end of a form its last month
 * counts, of anything else its first. Where last year's month is over, the later months of a form stand again, since it may be open.
 */
export function heldToLastYear(usual: ExamDate, all: readonly ExamDate[], today: string): ExamDate {
  const before = usual.status === 'usual' ? monthBefore(usual, all) : undefined;
  if (before === undefined) return usual;
  const [first, last] = [monthNumber(usual.from), monthNumber(usual.to)];
  const now = monthNumber(today);
  const isCut = usual.event === 'registration_closes' && before < last && !(before < now && now <= last);
  return { ...usual, from: monthText(Math.min(first, before)), to: monthText(isCut ? before : last) };
}

/** What is still to come: an announced day, or the months in which it usually comes next. */
export interface Coming {
  date: ExamDate;
  isAnnounced: boolean;
  /** The first and the last day it can be, for order and for calendars; shown as days only when announced. */
  from: string;
  to: string;
  /** Of which year's exam: that of the date, moved on with it. */
  year: number;
  /** The same thing the last time it is known of; for comparison only. */
  before?: ExamDate | undefined;
  /** It ran past the day until which it is good, or is of a nearer year than was written down and its months have begun. */
  isOld?: boolean;
}

export interface ExamYear {
  /** Soonest first. */
  coming: Coming[];
  /** Of the exam that is still to come: what was announced for it and is over, as the last day of its form. */
  passed: ExamDate[];
  /** Of the last year that is known and is not still running, in its own order: never this year's, whatever the clock says. */
  earlier: ExamDate[];
}

const isOfOne = (a: ExamDate, b: ExamDate) =>
  a.event === b.event && isOfCourse(a) === isOfCourse(b) && (a.session === b.session || a.session === null || b.session === null);
/** "Session 1" and "Prelims", "session 2" and "December", in the same months: one thing that two sources call by two names. */
const isSameByMonth = (a: ExamDate, b: ExamDate, months: { from: string; to: string }) =>
  a.event === b.event && isNumber(a.session) !== isNumber(b.session) && a.to >= months.from && a.from <= months.to;

/** The next of its months that are not over, in whatever year they were written down, and past a year in which it has already been. */
function nextMonths(written: ExamDate, known: readonly ExamDate[], today: string): Coming {
  const usual = heldToLastYear(written, known, today);
  const now = monthNumber(today);
  const length = monthNumber(usual.to) - monthNumber(usual.from);
  // The cycle that is running comes before the one that was written down: December 2026 before December 2027.
  let last = monthNumber(usual.to) + 12 * Math.ceil((now - monthNumber(usual.to)) / 12);
  const happened = known.filter(
    (date) => isOfOne(date, usual) && (date.status === 'last_year' || (date.status === 'announced' && date.to < today)),
  );
  const hasBeen = () => happened.some((date) => monthNumber(date.to) >= last - length && monthNumber(date.from) <= last);
  while (hasBeen()) last += 12;
  const year = usual.year + (last - monthNumber(usual.to)) / 12;
  return {
    date: usual,
    isAnnounced: false,
    from: `${monthText(last - length)}-01`,
    to: lastDayOf(monthText(last)),
    year,
    isOld: isOld(written, known, today) || (year < usual.year && monthNumber(today) >= last - length),
  };
}

/** Two years of one thing can come to the same months, since the later is moved to the cycle that is running: the nearer one stands. */
const isSaidNearer = (other: Coming, one: Coming) =>
  isOfOne(other.date, one.date) && other.date.session === one.date.session && other.from === one.from && other.date.year < one.date.year;

const order = (a: Coming, b: Coming) =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : dateEvents.indexOf(a.date.event) - dateEvents.indexOf(b.date.event);
const byDay = (a: ExamDate, b: ExamDate) => (a.from < b.from ? -1 : 1);

/** The latest of the same thing that is over; one of the very session before one of any. */
function beforeIt({ date, from }: Coming, over: readonly ExamDate[]): ExamDate | undefined {
  const same = over.filter((other) => other.from < from && isOfOne(other, date)).sort(byDay);
  const own = same.filter(({ session }) => session === date.session);
  // Without a method that the oldest browsers lack.
  return own[own.length - 1] ?? same[same.length - 1];
}

export function examYear(dates: readonly ExamDate[], today: string): ExamYear {
  const announced = dates.filter(({ status, to }) => status === 'announced' && to >= today);
  const over = dates.filter(({ status, to }) => status === 'last_year' || (status === 'announced' && to < today));
  // An announced day silences its usual month, wherever either is shown.
  const usual = dates
    .filter(({ status }) => status === 'usual')
    .map((date) => nextMonths(date, dates, today))
    .filter((one) => !announced.some((other) => isOfOne(one.date, other) || isSameByMonth(other, one.date, one)))
    .filter((one, _, all) => !all.some((other) => isSaidNearer(other, one)));
  const isOver = (year: number, event?: DateEvent) =>
    over.some((one) => one.status === 'announced' && one.year === year && (event ?? one.event) === one.event);
  const running = new Set([...announced.map(({ year }) => year), ...usual.map(({ year }) => year).filter((year) => isOver(year))]);
  // While an exam is still to come, the form of the one after it is not what comes next.
  const isLater = ({ date, year }: Coming) => [...running].some((now) => now < year && isOver(now, date.event) && date.event !== 'exam');
  const coming = [
    ...announced.map((date): Coming => ({ date, isAnnounced: true, from: date.from, to: date.to, year: date.year })),
    ...usual.filter((one) => !isLater(one)),
  ].sort(order);
  const earlier = over.filter((one) => one.status === 'last_year' || !running.has(one.year));
  const lastYear = Math.max(...earlier.map(({ year }) => year));
  return {
    coming: coming.map((one) => {
      const before = one.isAnnounced ? undefined : beforeIt(one, earlier);
      return before ? { ...one, before } : one;
    }),
    passed: over.filter(({ status, year }) => status === 'announced' && running.has(year)).sort(byDay),
    earlier: earlier.filter(({ year }) => year === lastYear).sort(byDay),
  };
}

/** The day to act on: the first of an exam, the last of a form; of one that can be sent later for more money, the last without it. */
export const dayThatCounts = ({ event, from, to, note }: Pick<ExamDate, 'event' | 'from' | 'to' | 'note'>): string =>
  event === 'exam' || (event === 'registration_closes' && note === 'late_fee') ? from : to;

/**
 * Until when it need not be looked at again: an announced day until it has passed; the months in which something usually comes until they
 * begin, since by then it is announced. A day of last year is history and never due.
 */
export function goodUntilOf(date: DatedOnce, all: readonly DatedOnce[]): string | undefined {
  const { status, to, goodUntil } = date;
  if (goodUntil !== undefined || status === 'last_year') return goodUntil;
  if (status === 'announced') return to;
  return lastDayOf(monthText(Math.min(monthNumber(date.from), monthBefore(date, all) ?? Infinity) - 1));
}

function isOld(written: ExamDate, all: readonly ExamDate[], today: string): boolean {
  const goodUntil = goodUntilOf(written, all);
  return goodUntil !== undefined && goodUntil < today;
}
