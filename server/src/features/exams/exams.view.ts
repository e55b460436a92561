/** The exams as the API shows them, computed once for each state of the catalogs. */
import type { Exam, ExamCard } from '@disha/contract/exams';
import { examList } from '@disha/contract/exams.list';
import { streams } from '@disha/contract/taxonomy';
import type { CatalogContent } from '../../catalog/catalog.repository.ts';
import { Searcher } from '@disha/search/searcher';

export interface ExamsView {
  byId: Map<string, Exam>;
  /** By name. */
  cards: readonly ExamCard[];
  search: Searcher<ExamCard>;
}

export function viewExams({ exams, courses }: CatalogContent): ExamsView {
  const opens = new Map<string, { courseId: string; name: string }[]>();
  for (const course of courses) {
    for (const examId of course.eligibility.entranceExams) {
      const list = opens.get(examId) ?? [];
      list.push({ courseId: course.id, name: course.name });
      opens.set(examId, list);
    }
  }
  const full = exams.map(({ id, note, ...rest }): Exam => ({
    _id: id,
    ...rest,
    streams: streams.filter((stream) => rest.streams.includes(stream)),
    note: note ?? null,
    courses: opens.get(id) ?? [],
  }));
  const cards = full.toSorted((a, b) => examList.order(a, b));
  return { byId: new Map(full.map((exam) => [exam._id, exam])), cards, search: new Searcher<ExamCard>(cards, examList.searchable) };
}
