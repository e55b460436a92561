/** What comes for somebody's own exams, in order. Days are India's and are compared as text: no zone can move one. */
import type { DatedExamCard } from '@disha/contract/calendar';
import { examYear, type Coming, type ExamDate } from '@disha/contract/exams.dates';

export interface Thing {
  exam: DatedExamCard;
  coming: Coming;
}

export interface Agenda {
  /** Soonest first; what is announced before what is only usual. */
  things: readonly Thing[];
  /** Exams of which it is unknown what comes, with what is known of the last year. */
  unknown: readonly { exam: DatedExamCard; before: readonly ExamDate[] }[];
}

const order = (a: Thing, b: Thing) =>
  a.coming.from.localeCompare(b.coming.from) ||
  Number(b.coming.isAnnounced) - Number(a.coming.isAnnounced) ||
  a.coming.to.localeCompare(b.coming.to) ||
  a.exam.shortName.localeCompare(b.exam.shortName);

export function agendaOf(exams: readonly DatedExamCard[], today: string): Agenda {
  const years = exams.map((exam) => ({ exam, ...examYear(exam.dates, today) }));
  return {
    things: years.flatMap(({ exam, coming }) => coming.map((one) => ({ exam, coming: one }))).sort(order),
    unknown: years.filter(({ coming }) => coming.length === 0).map(({ exam, earlier }) => ({ exam, before: earlier })),
  };
}

interface MonthOfThings {
  /** 'YYYY-MM' */
  month: string;
  things: readonly Thing[];
}

/** Each under the month it begins in; what is going on already, under this one. */
export function byMonth(things: readonly Thing[], today: string): MonthOfThings[] {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const month = (thing.coming.from < today ? today : thing.coming.from).slice(0, 7);
    groups.set(month, [...(groups.get(month) ?? []), thing]);
  }
  return [...groups].map(([month, of]) => ({ month, things: of })).sort((a, b) => a.month.localeCompare(b.month));
}

/** Whole days from one to the other, 29 February counted where there is one. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
