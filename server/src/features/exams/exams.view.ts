/** The exams as the API shows them, computed once for each state of the catalogs. */
import { examCard, type Exam, type ExamCard } from '@disha/contract/exams';
import { examList } from '@disha/contract/exams.list';
import { streams } from '@disha/contract/taxonomy';
import type { Searcher } from '@disha/search/searcher';
import type { CatalogView } from '../../catalog/catalog.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Pace } from '../../catalog/pace.ts';
import { passing } from '../../catalog/passing.ts';
import { searcherOf } from '../../catalog/search.ts';

export interface ExamsView extends CatalogView {
  byId: ReadonlyMap<string, Exam>;
  /** By name. */
  cards: readonly ExamCard[];
  search: Searcher<ExamCard>;
}

const cardsOf = passing(examCard);

export async function viewExams({ exams, courses }: CatalogContent, pace: Pace): Promise<ExamsView> {
  const opens = new Map<string, { courseId: string; name: string }[]>();
  for (const course of courses) {
    for (const examId of course.eligibility.entranceExams) {
      const list = opens.get(examId) ?? [];
      list.push({ courseId: course.id, name: course.name });
      opens.set(examId, list);
    }
  }
  const full = await pace.map(exams, ({ id, note, ...rest }): Exam => ({
    _id: id,
    ...rest,
    streams: streams.filter((stream) => rest.streams.includes(stream)),
    note: note ?? null,
    courses: opens.get(id) ?? [],
  }));
  const byId = new Map(full.map((exam) => [exam._id, exam]));
  const cards = await pace.sorted(await pace.map(full, cardsOf.pass), examList.order);
  const cardById = new Map(cards.map((card) => [card._id, card]));
  return { byId, cards, search: await searcherOf(cards, examList, pace), bookmark: (id) => cardById.get(id) };
}
