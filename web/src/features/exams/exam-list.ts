import type { ExamCard } from '@disha/contract/exams';
import { months, streamNames, streams, type Month } from '@disha/contract/taxonomy';
import { plain, searchIn } from '../../catalog/search.ts';

export const examSorts = ['name', 'streams'] as const;
export type ExamSort = (typeof examSorts)[number];

export interface ExamWishes {
  search: string;
  stream: string;
  month: string;
  sort: string;
}

const texts = new WeakMap<ExamCard, string>();

function textOf(exam: ExamCard): string {
  const known = texts.get(exam);
  if (known !== undefined) return known;
  const text = plain([exam.name, exam.shortName, exam.conductingBody, ...exam.syllabus, ...exam.streams.map((stream) => streamNames[stream])].join(' '));
  texts.set(exam, text);
  return text;
}

/** Search, filter and sort; the month apart, so that the year strip can count what the month would leave. */
export function examsFor(all: readonly ExamCard[], { search, stream, month, sort }: ExamWishes): { exams: readonly ExamCard[]; perMonth: readonly number[] } {
  const found = searchIn(all, textOf, search).filter((exam) => stream === '' || (exam.streams as readonly string[]).includes(stream));
  const perMonth = months.map((name) => found.filter((exam) => exam.examMonths.includes(name)).length);
  const inMonth = isMonth(month) ? found.filter((exam) => exam.examMonths.includes(month)) : found;
  return { exams: [...inMonth].sort(sort === 'streams' ? byStreams : byName), perMonth };
}

export function isMonth(value: string): value is Month {
  return (months as readonly string[]).includes(value);
}

const collator = new Intl.Collator('en', { numeric: true });
const byName = (a: ExamCard, b: ExamCard) => collator.compare(a.name, b.name);
const rank = (exam: ExamCard) => Math.min(...exam.streams.map((stream) => streams.indexOf(stream)));
const byStreams = (a: ExamCard, b: ExamCard) => rank(a) - rank(b) || a.streams.length - b.streams.length || byName(a, b);
