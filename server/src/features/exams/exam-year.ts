/** What is known of one exam for one year. Pure. */
import { dateEvents, type DateEvent } from '@disha/contract/exams.dates';
import type { ExamDateFile, ExamFile } from '@disha/contract/exams.files';
import type { YearEvent } from '@disha/contract/exams.year';

/** What every exam has; of the others only what is known is told. */
const always: readonly DateEvent[] = ['registration_opens', 'registration_closes', 'exam', 'result'];

/** The admissions that are next, by the year in which most of them are: from July on, next year's. */
export const comingYear = (now: Date) => now.getUTCFullYear() + (now.getUTCMonth() >= 6 ? 1 : 0);

const onYears = (text: string, years: number) => `${Number(text.slice(0, 4)) + years}${text.slice(4)}`;

type DatedExam = [id: string, date: ExamDateFile];

const rank = { announced: 0, expected: 1, last_year: 2 } as const;

/** What a date says of the year that is asked for: a usual month stands for every year, a day for its own and, weaker, for the next. */
function saidOf([id, date]: DatedExam, year: number, checked: string): (YearEvent & { status: keyof typeof rank }) | undefined {
  const { event, session, status, from, to } = date;
  const about = { event, session, field: `dates.${id}`, checked };
  if (status === 'usual') {
    const on = year - date.year;
    return { ...about, status: 'expected', from: onYears(from, on), to: onYears(to, on) };
  }
  if (status === 'announced' && date.year === year) return { ...about, status, from, to };
  return date.year === year - 1 ? { ...about, status: 'last_year', from, to } : undefined;
}

export function examYearEvents(exam: ExamFile, year: number): YearEvent[] {
  const known = Object.entries(exam.dates ?? {}).flatMap((date) => saidOf(date, year, checkedOf(exam, date[1])) ?? []);
  return dateEvents.flatMap((event): YearEvent[] => {
    const said = known.filter((one) => one.event === event).sort((a, b) => rank[a.status] - rank[b.status]);
    // Of each session the best that is known; a weaker word about all sessions is silenced by any better one.
    const best = said.filter(
      (one, at) =>
        !said
          .slice(0, at)
          .some(
            (other) =>
              other.session === one.session ||
              ((one.session ?? other.session) !== null && (one.session === null || other.session === null)),
          ),
    );
    if (best.length > 0) return best.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
    return always.includes(event)
      ? [{ event, session: null, status: 'missing', from: null, to: null, field: null, checked: exam.asOf }]
      : [];
  });
}

/** Where somebody looked for this very date, that month; else the month in which the exam as a whole was checked. */
const checkedOf = (exam: ExamFile, date: ExamDateFile & { lookedAt?: string | undefined }) => date.lookedAt ?? exam.asOf;
