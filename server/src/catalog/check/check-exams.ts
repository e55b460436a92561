/** What must hold of each exam's file beyond its schema. */
import type { ExamFile } from '@disha/contract/exams.files';
import { examDateFaults, type Dated } from './check-exam-dates.ts';

/** An address that names a year leads to last year's site before long. */
export const namesYear = (link: string): boolean => /(?<!\d)(19|20)\d\d(?!\d)/.test(link);

type Checked = Dated & Pick<ExamFile, 'level' | 'state' | 'officialLink'>;

export function examFaults(exams: readonly Checked[]): string[] {
  return exams.flatMap((exam) => {
    const { id, level, state, officialLink } = exam;
    const where = `exams/${id}.json`;
    return [
      ...(level === 'state' && state === undefined ? [`${where}: does not say which state it belongs to`] : []),
      ...(level === 'national' && state !== undefined ? [`${where}: is national and yet of ${state}`] : []),
      ...examDateFaults(exam),
      ...(namesYear(officialLink) ? [`${where}: ${officialLink} names a year`] : []),
    ];
  });
}
