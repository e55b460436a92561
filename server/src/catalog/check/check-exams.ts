/** What must hold of each exam's file beyond its schema. */
import { newestOf } from '@disha/contract/catalog/source-date';
import type { ExamFile } from '@disha/contract/exams.files';
import { states } from '@disha/contract/taxonomy';
import { examDateFaults, type Dated } from './check-exam-dates.ts';

/** An address that names a year leads to last year's site before long. */
export const namesYear = (link: string): boolean => /(?<!\d)(19|20)\d\d(?!\d)/.test(link);

type Checked = Dated &
  Pick<ExamFile, 'level' | 'state' | 'officialLink'> &
  Partial<Pick<ExamFile, 'fee' | 'checked' | 'asOf' | 'eligibility' | 'sources' | 'pattern'>>;

/** "Less for reserved groups (from ₹150)": somebody who counts on it may pay the whole. Who pays how much is said. */
const isVague = (text: string) => /\(from ₹/.test(text);

/** A list of states is as sure as what was read for it: where nothing was, the text itself says that it is to be confirmed. */
const tellsStatesUnread = (eligibility: string, sources: readonly string[]) =>
  states.filter((state) => eligibility.includes(state)).length > 2 && newestOf(sources) === undefined && !eligibility.includes('confirmed');

/** "3 marks each" is of a question; the field is of the whole paper. */
const isOfOneQuestion = ({ marks, questions }: Pick<NonNullable<ExamFile['pattern']>, 'marks' | 'questions'>) =>
  marks !== undefined && questions !== undefined && marks < questions / 2;

export function examFaults(exams: readonly Checked[]): string[] {
  return exams.flatMap((exam) => {
    const { id, level, state, officialLink, fee, checked = {}, asOf, eligibility = '', sources = [], pattern } = exam;
    const where = `exams/${id}.json`;
    return [
      ...(level === 'state' && state === undefined ? [`${where}: does not say which state it belongs to`] : []),
      ...(level === 'national' && state !== undefined ? [`${where}: is national and yet of ${state}`] : []),
      ...examDateFaults(exam),
      ...(isVague(fee?.text ?? '') ? [`${where}: its fee is less "from" a sum, and does not say for whom`] : []),
      ...(asOf !== undefined && Object.values(checked).some((month = '') => month > asOf)
        ? [`${where}: ${asOf} is before what was read`]
        : []),
      ...(tellsStatesUnread(eligibility, sources) ? [`${where}: tells what states ask, and nothing was read for it`] : []),
      ...(pattern && isOfOneQuestion(pattern) ? [`${where}: ${pattern.marks} marks are of a question, not of the paper`] : []),
      ...(namesYear(officialLink) ? [`${where}: ${officialLink} names a year`] : []),
    ];
  });
}
