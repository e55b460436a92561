/**
 * How it stands with what is not announced, in one wording for the page, the calendar and the file a phone subscribes to: "not
 * announced" only where somebody looked, else that we do not know, and always what happened the last time, by its name.
 */
import { dayThatCounts, type Coming, type ExamDate } from './exams.dates.ts';
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

export function standingOf(coming: Coming, words: StandingWords): string {
  const { word, month } = words;
  const { lookedAt } = coming.date;
  const before = coming.before && beforeOf(coming.before, coming, words);
  if (lookedAt === undefined)
    return before === undefined ? word('calendar.standing.unknown', {}) : word('calendar.standing.lookNow', { before });
  const looked = word('calendar.standing.looked', { month: month(lookedAt) });
  return before === undefined ? looked : `${looked} ${word('calendar.standing.whole', { before })}`;
}
