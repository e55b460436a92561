import type { ListedExam } from '@disha/contract/exams.card';
import { examList } from '@disha/contract/exams.list';
import { arrange, countsOf } from '@disha/contract/list';
import { months } from '@disha/contract/taxonomy';

interface ExamWishes {
  search: string;
  stream: string;
  month: string;
  entry: string;
  purpose: string;
  state: string;
  sort: string;
}

/** Filters and sorts what the search found; the months are counted apart, so that the year strip shows what another would leave. */
export function examsFor(
  searched: readonly ListedExam[],
  { search, stream, month, entry, purpose, state, sort }: ExamWishes,
): { exams: readonly ListedExam[]; perMonth: readonly number[] } {
  // Words find the best match first; without them what most can sit comes first.
  const sortBy = sort === '' && search.trim() === '' ? 'common' : sort;
  const asked = { search, stream, month, entry, purpose, state, sortBy };
  const counts = countsOf(examList, asked, searched).month;
  return { exams: arrange(examList, asked, { found: searched }), perMonth: months.map((name) => counts.get(name) ?? 0) };
}
