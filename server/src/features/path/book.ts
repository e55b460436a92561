/** The rules that ship, bound with the catalogs as they are now. */
import type { CareerFile } from '@disha/contract/careers.files';
import type { CounselFiles } from '@disha/contract/counsel.files';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamFile } from '@disha/contract/exams.files';
import type { StateFile } from '@disha/contract/states.files';
import { entryAfter } from '@disha/contract/taxonomy';
import { buildBook, type BookFacts } from '@disha/eligibility/book';
import type { Priors } from '@disha/eligibility/plan/priors';
import type { Book } from '@disha/eligibility/types';
import { sourceOfValue } from '../../catalog/corrections/on-whose-word.ts';
import { linesOfRules } from '../../catalog/shipped/rule-lines.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';

export type RuleLines = BookFacts['rules'];
export const noRules: RuleLines = { courses: new Map(), exams: new Map() };

/** What ships beside the catalogs. */
interface BesideCatalogs {
  rules: RuleLines;
  states?: readonly StateFile[] | undefined;
  counsel?: CounselFiles | undefined;
  priors?: Priors | undefined;
}

/** Made anew when the catalogs change: a corrected source is quoted from then on. */
export function bookMaker(snapshot: Pick<CatalogSnapshot, 'items'>, { rules, states = [], counsel, priors }: BesideCatalogs): () => Book {
  let made: { from: readonly unknown[]; book: Book } | undefined;
  const items = <T>(name: string) => snapshot.items(name) as unknown as readonly T[];
  /** What stands in a document, which the desk may have corrected; else what ships. */
  const withOwn = (name: 'courses' | 'exams') => {
    const own = items<Pick<CourseFile, 'id' | 'rules'>>(name).flatMap(({ id, rules: said }) =>
      said ? [[id, linesOfRules(id, said)] as const] : [],
    );
    return new Map([...rules[name], ...own]);
  };
  /** Who corrects a rule has read another source than its course was written from. */
  const quoted = ({ rules: said, sources }: Pick<CourseFile, 'rules' | 'sources'>) => {
    const source = sourceOfValue(said);
    return source === undefined ? sources : [source];
  };
  const bind = () =>
    buildBook({
      courses: items<CourseFile>('courses').map((course) => ({
        ...{ id: course.id, fields: [course.field, ...course.otherFields], sources: quoted(course) },
        ...{ level: course.level, duration: course.duration },
        entries: [entryAfter(course.eligibility.minimumClass)],
        exams: course.eligibility.entranceExams,
      })),
      exams: items<ExamFile>('exams').map((exam) => ({
        ...exam,
        sources: quoted(exam),
        entries: [exam.entry, ...(exam.otherEntries ?? [])],
      })),
      careers: items<CareerFile>('careers'),
      rules: { courses: withOwn('courses'), exams: withOwn('exams') },
      ...{ states, counsel },
    });
  return () => {
    // A corrected college is no reason.
    const from = ['courses', 'exams', 'careers'].map((name) => snapshot.items(name));
    if (!made || made.from.some((documents, index) => documents !== from[index])) made = { from, book: { ...bind(), priors } };
    return (made as { book: Book }).book;
  };
}
