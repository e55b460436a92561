/**
 * The turns of an exam: each time that it is sat, with the form before it and the counselling behind it, all of one year and one session.
 * A year that is not written down yet is like the nearest one that is.
 */
import { dayThatCounts, heldToLastYear, isNamedSession, lastDayOf, type DateEvent, type ExamDate } from '@disha/contract/exams.dates';

/** One thing in one turn: its day where that is announced, else the months in which it comes. */
export interface Timed {
  /** The first and the last day it can be. */
  from: string;
  to: string;
  /** The day to act on. */
  due?: string;
  certainty: ExamDate['status'];
  /** The year in which it was written down. */
  told: number;
}

export interface ExamSitting {
  /** As it is called: CLAT 2029 is sat in December 2028. */
  year: number;
  opens?: Timed | undefined;
  closes?: Timed | undefined;
  sit?: Timed | undefined;
  counselling?: Timed | undefined;
}

type Dates = readonly ExamDate[];
const yearOf = (day: string) => Number(day.slice(0, 4));
const moved = (day: string, years: number) => `${String(yearOf(day) + years).padStart(4, '0')}${day.slice(4)}`;

/** Stages of one examination are one: who sits the second has sat the first. */
const sessionOf = ({ session }: ExamDate) => (session !== null && isNamedSession(session) ? null : session);
const isSecondStage = ({ event, session }: ExamDate) => event === 'exam' && (session === 'mains' || session === 'stage2');

/** In its own year a day is what it is; in another it tells the months alone. */
function timed(date: ExamDate, year: number): Timed {
  const years = year - date.year;
  const [from, to] = [moved(date.from, years), moved(date.to, years)];
  if (years === 0 && date.status !== 'usual') return { from, to, due: dayThatCounts(date), certainty: date.status, told: year };
  const months = [from.slice(0, 7), to.slice(0, 7)] as const;
  const certainty = date.status === 'usual' ? 'usual' : 'last_year';
  return { from: `${months[0]}-01`, to: lastDayOf(months[1]), certainty, told: date.year };
}

const nearest = (year: number, dates: Dates): Dates => {
  const far = (date: ExamDate) => Math.abs(date.year - year) * 2 + Number(date.year < year);
  const least = Math.min(...dates.map(far));
  return dates.filter((date) => far(date) === least);
};

/** Of several forms of one turn the last that is over when the exam begins: a late round is another turn's. */
function formOf(dates: readonly Timed[], sit: Timed | undefined): Timed | undefined {
  const inOrder = [...dates].sort((a, b) => (a.from < b.from ? -1 : 1));
  const before = inOrder.filter(({ from }) => sit === undefined || from < sit.from);
  // What a year before was a form of another season is none of this turn's.
  return before[before.length - 1] ?? inOrder.find(({ from }) => sit === undefined || from <= sit.to);
}

function sessionsIn(year: number, dates: Dates): readonly ExamDate['session'][] {
  const own = new Set(nearest(year, dates).map(sessionOf));
  // What is named comes again each year, also where only the year before has been written down; but not beside a turn without a name.
  return [...new Set([...own, ...(own.has(null) ? [] : dates.map(sessionOf).filter((session) => session !== null))])];
}

/** Of one year, in the order in which they come. */
function turnsIn(year: number, dates: Dates): readonly ExamSitting[] {
  const sittings = dates.filter((date) => date.event === 'exam');
  const forms = dates.filter(({ event }) => event === 'registration_opens' || event === 'registration_closes');
  const leading = sittings.length > 0 ? sittings : forms;
  return sessionsIn(year, leading).map((session): ExamSitting => {
    const ofIt = (event: DateEvent): readonly Timed[] => {
      const all = dates.filter((date) => date.event === event);
      const own = all.filter((date) => sessionOf(date) === session);
      // A form without a session is for all of them, and one of another session for none that has a name.
      const others = event === 'exam' ? [] : session === null ? all : all.filter((date) => sessionOf(date) === null);
      const isNow = (date: ExamDate) => date.year === year;
      const best = [own.filter(isNow), others.filter(isNow), nearest(year, own), nearest(year, others)].find(({ length }) => length > 0);
      return (best ?? []).map((date) => timed(date, year));
    };
    const [sit] = ofIt('exam');
    const form = (event: DateEvent) => formOf(ofIt(event), sit);
    const [counselling] = ofIt('counselling');
    const [opens, closes] = [form('registration_opens'), form('registration_closes')];
    // When it opens is known anew, and when it ended is of an older year: the two are of no one form.
    const isOlder = opens !== undefined && closes?.certainty === 'last_year' && closes.told < opens.told;
    return { year, sit, opens, closes: isOlder ? undefined : closes, counselling };
  });
}

/** The first thing that is known of when it is. */
export const whenOf = ({ sit, closes, opens }: ExamSitting): Timed | undefined => sit ?? closes ?? opens;

const yearsBehind = 1;

/** From last year's on, as many years as asked, soonest first. A day of years ago is no hint of the next. */
export function turnsOf(all: Dates, today: string, years: number): readonly ExamSitting[] {
  const now = yearOf(today);
  const held = all.map((date) => heldToLastYear(date, all, today));
  const dates = held.filter((date) => !isSecondStage(date) && (date.status !== 'last_year' || yearOf(date.to) >= now - yearsBehind));
  if (dates.every(({ event }) => event !== 'exam' && event !== 'registration_opens' && event !== 'registration_closes')) return [];
  const first = (turn: ExamSitting) => whenOf(turn)?.from ?? `${turn.year}`;
  return Array.from({ length: years + 2 }, (_, index) => now - 1 + index)
    .flatMap((year) => turnsIn(year, dates))
    .sort((a, b) => (first(a) < first(b) ? -1 : 1));
}

/** Over when its last month is over; a day on which one sits when it has begun. */
export const isOver = ({ from, to, due }: Timed, today: string, isSat = false): boolean => (isSat && due !== undefined ? from : to) < today;
