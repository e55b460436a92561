import type { ExamCard } from '@disha/contract/exams';
import { months, streams, type Month } from '@disha/contract/taxonomy';

export const examSorts = ['name', 'streams'] as const;
export type ExamSort = (typeof examSorts)[number];

export interface ExamWishes {
  stream: string;
  month: string;
  sort: string;
}

/** Filter and sort what the search found; the month apart, so that the year strip can count what the month would leave. */
export function examsFor(
  searched: readonly ExamCard[],
  { stream, month, sort }: ExamWishes,
  bestFirst = false,
): { exams: readonly ExamCard[]; perMonth: readonly number[] } {
  const found = searched.filter((exam) => stream === '' || (exam.streams as readonly string[]).includes(stream));
  const perMonth = months.map((name) => found.filter((exam) => exam.examMonths.includes(name)).length);
  const inMonth = isMonth(month) ? found.filter((exam) => exam.examMonths.includes(month)) : found;
  // The search's own order stands unless another was asked for.
  return { exams: sort === '' && bestFirst ? inMonth : [...inMonth].sort(sort === 'streams' ? byStreams : byName), perMonth };
}

export function isMonth(value: string): value is Month {
  return (months as readonly string[]).includes(value);
}

const collator = new Intl.Collator('en', { numeric: true });
const byName = (a: ExamCard, b: ExamCard) => collator.compare(a.name, b.name);
const rank = (exam: ExamCard) => Math.min(...exam.streams.map((stream) => streams.indexOf(stream)));
const byStreams = (a: ExamCard, b: ExamCard) => rank(a) - rank(b) || a.streams.length - b.streams.length || byName(a, b);
