/**
 * How it stands with what is not announced, in one wording for the page, the calendar and the file a phone subscribes to: "not
 * announced" only where somebody looked, else that we do not know, and always what happened the last time, by its name.
 */
import { dayThatCounts, daysBefore, type Coming, type ExamDate } from './exams.dates.ts';
import type { texts } from '../words/en/calendar.ts';

type StandingParams = {
  [Id in keyof typeof texts]: (typeof texts)[Id] extends (params: infer Params) => string ? Params : Record<never, never>;
};
type StandingId = Extract<keyof typeof texts, `calendar.before.${string}` | `calendar.standing.${string}`>;

export interface StandingWords {
  word: <Id extends StandingId>(id: Id, params: StandingParams[Id]) => string;
  /** "4 February 2026" */
  day: (iso: string) => string;
  /** "October 2026" */
  month: (iso: string) => string;
}

/** So far back that it was not the year before. */
const longAgoDays = 500;
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** "the form closed on 4 February 2026"; of two last days the earlier. */
function whatWas(date: ExamDate, { word, day }: StandingWords): string {
  const isOneDay = date.from === date.to || date.event === 'registration_closes';
  const when = isOneDay
    ? word('calendar.standing.on', { day: day(dayThatCounts(date)) })
    : word('calendar.standing.between', { from: day(date.from), to: day(date.to) });
  return word(`calendar.before.${date.event}`, { when });
}

/** Without a full stop: "Last year the form closed on 4 February 2026". */
export function beforeOf(date: ExamDate, coming: Pick<Coming, 'from'>, words: StandingWords): string {
  const isLastYear = daysFrom(date.from, coming.from) <= longAgoDays;
  return words.word(isLastYear ? 'calendar.standing.lastYear' : 'calendar.standing.earlierYear', { what: whatWas(date, words) });
}

/** So many days before last year's day it is worth looking each day. */
const lookDays = 30;

/** Last year's day of this year: in the last weeks before it, somebody who waits looks at the site. */
function isTimeToLook({ before, from }: Coming, today: string): boolean {
  if (!before) return false;
  const day = dayThatCounts(before);
  const years = Math.round(daysFrom(day, from) / 365.25);
  const again = `${Number(day.slice(0, 4)) + Math.max(years, 1)}${day.slice(4)}`;
  return daysBefore(again, lookDays) <= today && today <= again;
}

interface ExamStanding {
  text: string;
  /** What the link to the exam's own site is called, in the weeks in which it is worth a look. */
  look?: string;
}

export function examStanding(coming: Coming, words: StandingWords, today: string): ExamStanding {
  const { word, month } = words;
  const { lookedAt } = coming.date;
  const before = coming.before && beforeOf(coming.before, coming, words);
  if (lookedAt === undefined && before === undefined) return { text: word('calendar.standing.unknown', {}) };
  const known =
    lookedAt === undefined ? word('calendar.standing.notYet', {}) : word('calendar.standing.looked', { month: month(lookedAt) });
  return {
    text: before === undefined ? known : `${known} ${word('calendar.standing.whole', { before })}`,
    ...(isTimeToLook(coming, today) && { look: word('calendar.standing.lookNow', {}) }),
  };
}
