/** The exams as the API shows them, computed once for each state of the catalogs. */
import type { Exam, ExamCard } from '@disha/contract/exams';
import { streams } from '@disha/contract/taxonomy';
import type { CatalogContent } from '../../catalog/catalog.repository.ts';
import { wordsOf } from '../../catalog/text.ts';

export interface ExamsView {
  byId: Map<string, Exam>;
  byName: ExamCard[];
  /** Folded words an exam is found by. */
  words: Map<string, string[]>;
}

const compare = new Intl.Collator('en-IN').compare;

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
  return {
    byId: new Map(full.map((exam) => [exam._id, exam])),
    byName: full.toSorted((a, b) => compare(a.name, b.name)),
    words: new Map(full.map((exam) => [exam._id, wordsOf(`${exam.name} ${exam.shortName} ${exam._id} ${exam.conductingBody} ${exam.syllabus.join(' ')}`)])),
  };
}

/** Every word of the search begins some word of the exam. */
export function examMatches(view: ExamsView, exam: ExamCard, searched: readonly string[]): boolean {
  const words = view.words.get(exam._id) ?? [];
  return searched.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
