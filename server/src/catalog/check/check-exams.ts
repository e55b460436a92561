/** What must hold of each exam's file beyond its schema. */
import { newestOf } from '@disha/contract/catalog/source-date';
import type { ExamFile } from '@disha/contract/exams.files';
import { states } from '@disha/contract/taxonomy';
import { examDateFaults, type Dated } from './check-exam-dates.ts';

/** An address that names a year leads to last year's site before long. */
export const namesYear = (link: string): boolean => /(?<!\d)(19|20)\d\d(?!\d)/.test(link);

type Checked = Dated &
  Pick<ExamFile, 'level' | 'state' | 'officialLink'> &
  Partial<Pick<ExamFile, 'fee' | 'checked' | 'asOf' | 'eligibility' | 'sources' | 'pattern' | 'age' | 'selection'>>;

/** "Less for reserved groups (from ₹150)": somebody who counts on it may pay the whole. Who pays how much is said. */
const isVague = (text: string) => /\(from ₹/.test(text);

/** Of two readings that differ one is wrong, and which is not known: it ships as to be confirmed. */
const isDisputed = (text = '', certainty?: string) => /\breports\b[^.;]*\bdiffer\b/i.test(text) && certainty !== 'C';

/** A list of states is as sure as what was read for it: where nothing was, the text itself says that it is to be confirmed. */
const tellsStatesUnread = (eligibility: string, sources: readonly string[]) =>
  states.filter((state) => eligibility.includes(state)).length > 2 && newestOf(sources) === undefined && !eligibility.includes('confirmed');

/** "3 marks each" is of a question; the field is of the whole paper. */
const isOfOneQuestion = ({ marks, questions }: Pick<NonNullable<ExamFile['pattern']>, 'marks' | 'questions'>) =>
  marks !== undefined && questions !== undefined && marks < questions / 2;

const lastRound = /\blast\b[^.;]*?\b(20\d\d)\b|\b(20\d\d)\b[^.;]* is the last\b/;
/** "Fee of 2026" beside "The last round was of 2024": it was read in 2026, and no applicant paid it then. */
const isOfNoRound = (year: number | undefined, note: string) => {
  const [, before, after] = lastRound.exec(note) ?? [];
  const last = before ?? after;
  return year !== undefined && last !== undefined && year > Number(last);
};

/** The month by which it has to be looked at again: a fee holds for a year from when it was read. */
function lastMonthOf(read: string): string {
  const [year = '', month = '12'] = read.split('-');
  return `${Number(year) + 1}-${month}`;
}

function feeFaults({ fee, checked = {}, note = '' }: Pick<Checked, 'fee' | 'checked' | 'note'>): string[] {
  if (!fee) return [];
  const newest = newestOf([fee.source]);
  const read = checked.fee ?? (newest && ('month' in newest ? newest.month : newest.year));
  const holds = fee.goodUntil.slice(0, 'YYYY-MM'.length);
  return [
    ...(isVague(fee.text ?? '') ? ['its fee is less "from" a sum, and does not say for whom'] : []),
    ...(read !== undefined && holds > lastMonthOf(read) ? [`its fee was read in ${read} and is good until ${fee.goodUntil}`] : []),
    ...(isOfNoRound(fee.year, note) ? [`its fee is of ${fee.year}, and its note names an earlier round as the last`] : []),
  ];
}

export function examFaults(exams: readonly Checked[]): string[] {
  return exams.flatMap((exam) => {
    const { id, level, state, purpose, officialLink, checked = {}, asOf, eligibility = '', sources = [], pattern } = exam;
    const isToldFor = exam.age !== undefined && exam.selection !== undefined;
    const where = `exams/${id}.json`;
    return [
      ...(level === 'state' && state === undefined ? [`${where}: does not say which state it belongs to`] : []),
      ...(purpose === 'job' && !isToldFor ? [`${where}: is for work and does not tell its age and its steps as facts`] : []),
      ...(level === 'national' && state !== undefined ? [`${where}: is national and yet of ${state}`] : []),
      ...examDateFaults(exam),
      ...feeFaults(exam).map((fault) => `${where}: ${fault}`),
      ...(asOf !== undefined && Object.values(checked).some((month = '') => month > asOf)
        ? [`${where}: ${asOf} is before what was read`]
        : []),
      ...(tellsStatesUnread(eligibility, sources) ? [`${where}: tells what states ask, and nothing was read for it`] : []),
      ...[exam.fee, pattern]
        .filter((group) => group && isDisputed(group.text, group.certainty))
        .map((group) => `${where}: "${group?.text}" is not marked as to be confirmed (C)`),
      ...(pattern && isOfOneQuestion(pattern) ? [`${where}: ${pattern.marks} marks are of a question, not of the paper`] : []),
      ...(namesYear(officialLink) ? [`${where}: ${officialLink} names a year`] : []),
    ];
  });
}
