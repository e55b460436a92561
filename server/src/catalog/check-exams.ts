/** What must hold of each exam's file beyond its schema. */
import type { ExamFile } from '@disha/contract/exams.files';

/** An address that names a year leads to last year's site before long. */
export const namesYear = (link: string): boolean => /(?<!\d)(19|20)\d\d(?!\d)/.test(link);

/** Its year: the months of the exam at least, and ids that say what they stand for. */
function dateFaults({ id, dates = {} }: Pick<ExamFile, 'id' | 'dates'>): string[] {
  const where = `exams/${id}.json`;
  const all = Object.entries(dates);
  const misnamed = all.filter(([name, { year, session, event }]) => !name.startsWith(`${year}-${session ?? 'main'}-${event}`));
  return [
    ...(all.some(([, { event, status }]) => event === 'exam' && status === 'usual')
      ? []
      : [`${where}: does not say when the exam usually is`]),
    ...misnamed.map(([name]) => `${where}: ${name} is another year, session or event than its name says`),
  ];
}

type Checked = Pick<ExamFile, 'id' | 'level' | 'state' | 'officialLink' | 'dates'>;

export function examFaults(exams: readonly Checked[]): string[] {
  return exams.flatMap(({ id, level, state, officialLink, dates }) => {
    const where = `exams/${id}.json`;
    return [
      ...(level === 'state' && state === undefined ? [`${where}: does not say which state it belongs to`] : []),
      ...(level === 'national' && state !== undefined ? [`${where}: is national and yet of ${state}`] : []),
      ...dateFaults({ id, dates }),
      ...(namesYear(officialLink) ? [`${where}: ${officialLink} names a year`] : []),
    ];
  });
}
