/** What must hold of each exam's file beyond its schema. */
import type { ExamFile } from '@disha/contract/exams.files';
import { examDateFaults, type Dated } from './check-exam-dates.ts';

/** An address that names a year leads to last year's site before long. */
export const namesYear = (link: string): boolean => /(?<!\d)(19|20)\d\d(?!\d)/.test(link);

type Checked = Dated & Pick<ExamFile, 'level' | 'state' | 'officialLink'> & Partial<Pick<ExamFile, 'fee' | 'checked' | 'asOf'>>;

/** "Less for reserved groups (from ₹150)": somebody who counts on it may pay the whole. Who pays how much is said. */
const isVague = (text: string) => /\(from ₹/.test(text);

export function examFaults(exams: readonly Checked[]): string[] {
  return exams.flatMap((exam) => {
    const { id, level, state, officialLink, fee, checked = {}, asOf } = exam;
    const where = `exams/${id}.json`;
    return [
      ...(level === 'state' && state === undefined ? [`${where}: does not say which state it belongs to`] : []),
      ...(level === 'national' && state !== undefined ? [`${where}: is national and yet of ${state}`] : []),
      ...examDateFaults(exam),
      ...(isVague(fee?.text ?? '') ? [`${where}: its fee is less "from" a sum, and does not say for whom`] : []),
      ...(asOf !== undefined && Object.values(checked).some((month = '') => month > asOf)
        ? [`${where}: ${asOf} is before what was read`]
        : []),
      ...(namesYear(officialLink) ? [`${where}: ${officialLink} names a year`] : []),
    ];
  });
}
