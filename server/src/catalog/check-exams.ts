/** What must hold of each exam's file beyond its schema. */
import type { ExamFile } from '@disha/contract/exams.files';
import { months, type Month } from '@disha/contract/taxonomy';

/** An address that names a year leads to last year's site before long. */
export const namesYear = (link: string): boolean => /(?<!\d)(19|20)\d\d(?!\d)/.test(link);

/** The months from its first to its last: `2027-11` to `2028-01` are three. */
function monthsOf({ from, to }: { from: string; to: string }): Month[] {
  const at = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: at(to) - at(from) + 1 }, (_, step) => months[(at(from) + step) % 12] as Month);
}

/** Its year: the months of the exam at least, and ids that say what they stand for. */
function dateFaults({ id, dates = {}, examMonths }: Pick<ExamFile, 'id' | 'dates' | 'examMonths'>): string[] {
  const where = `exams/${id}.json`;
  const all = Object.entries(dates);
  const misnamed = all.filter(([name, { year, session, event }]) => !name.startsWith(`${year}-${session ?? 'main'}-${event}`));
  const elsewhere = all
    .filter(([, { event, status }]) => event === 'exam' && status === 'usual')
    .map(([name, date]) => ({ name, told: monthsOf(date).filter((month) => !examMonths.includes(month)) }))
    .filter(({ told }) => told.length > 0);
  return [
    ...(all.some(([, { event, status }]) => event === 'exam' && status === 'usual')
      ? []
      : [`${where}: does not say when the exam usually is`]),
    ...misnamed.map(([name]) => `${where}: ${name} is another year, session or event than its name says`),
    ...elsewhere.map(({ name, told }) => `${where}: ${name} says ${told.join(', ')}, and examMonths does not`),
  ];
}

type Checked = Pick<ExamFile, 'id' | 'examMonths' | 'level' | 'state' | 'officialLink' | 'dates'>;

export function examFaults(exams: readonly Checked[]): string[] {
  return exams.flatMap(({ id, level, state, officialLink, dates, examMonths }) => {
    const where = `exams/${id}.json`;
    return [
      ...(level === 'state' && state === undefined ? [`${where}: does not say which state it belongs to`] : []),
      ...(level === 'national' && state !== undefined ? [`${where}: is national and yet of ${state}`] : []),
      ...dateFaults({ id, dates, examMonths }),
      ...(namesYear(officialLink) ? [`${where}: ${officialLink} names a year`] : []),
    ];
  });
}
