/** An exam's year as bars: the window of its form, its own days, and whatever else there is. */
import type { DatedExamCard } from '@disha/contract/calendar';
import { examYear, type Coming } from '@disha/contract/exams.dates';

export interface CalendarBar {
  kind: 'form' | 'exam' | 'other';
  from: string;
  to: string;
  /** Else usual months, which are drawn weaker. */
  isAnnounced: boolean;
}

const isOpening = ({ date }: Coming) => date.event === 'registration_opens';
const isClosing = ({ date }: Coming) => date.event === 'registration_closes';

export function barsOf({ dates }: Pick<DatedExamCard, 'dates'>, today: string): CalendarBar[] {
  const { coming } = examYear(dates, today);
  // A form that is open now: the day it opened is over, and still where its bar begins.
  const opened = dates
    .filter(({ event, status, to }) => event === 'registration_opens' && status === 'announced' && to < today)
    .map((date): Coming => ({ date, isAnnounced: true, from: date.from, to: date.to, year: date.year }));
  const openings = [...opened, ...coming.filter(isOpening)];
  const closings = coming.filter(isClosing);
  const opensFor = (closing: Coming) =>
    openings.find(
      ({ date, isAnnounced, from }) =>
        date.session === closing.date.session &&
        date.year === closing.date.year &&
        isAnnounced === closing.isAnnounced &&
        from <= closing.from,
    );
  const paired = new Set(closings.map(opensFor));
  const barOf = (kind: CalendarBar['kind'], { from, to, isAnnounced }: Coming): CalendarBar => ({ kind, from, to, isAnnounced });
  return [
    ...closings.map((closing) => ({ ...barOf('form', closing), from: opensFor(closing)?.from ?? closing.from })),
    ...coming.filter((one) => isOpening(one) && !paired.has(one)).map((one) => barOf('form', one)),
    ...coming.filter((one) => !isOpening(one) && !isClosing(one)).map((one) => barOf(one.date.event === 'exam' ? 'exam' : 'other', one)),
  ].sort((a, b) => a.from.localeCompare(b.from));
}

/** Twelve months from the one it is: the first day, and how many days they are. */
export function yearFrom(today: string): { first: string; days: number; months: readonly { month: string; at: number }[] } {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const start = Date.UTC(year, month, 1);
  const at = (ahead: number) => Math.round((Date.UTC(year, month + ahead, 1) - start) / 86_400_000);
  return {
    first: `${today.slice(0, 7)}-01`,
    days: at(12),
    months: Array.from({ length: 12 }, (_, ahead) => ({
      month: new Date(Date.UTC(year, month + ahead, 1)).toISOString().slice(0, 7),
      at: at(ahead),
    })),
  };
}
