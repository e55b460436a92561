/** Scholarships that fit a student and help with a course: named beside what it costs, and never subtracted. */
import type { Passport } from '@disha/contract/passport';
import type { ScholarshipStage } from '@disha/contract/scholarships.words';
import { finderOf } from '../careers.ts';
import { isEarly, needsDegree } from '../rung.ts';
import { fittingOf, type ScholarshipAsks } from '../scholarships.ts';
import type { Book } from '../types.ts';

/** As many as a way names. */
export const mostScholarships = 3;

/** For what a scholarship must be, so that it helps with a course. */
export function stageOf(book: Book, course: string): ScholarshipStage {
  const item = finderOf(book)({ type: 'courses', id: course });
  return item === undefined ? 'after_12' : needsDegree(item) ? 'graduate' : isEarly(item) ? 'after_10' : 'after_12';
}

/** When it is begun is the course's to say; all else must be met, and not only perhaps. */
export function helpWith<One extends ScholarshipAsks>(
  book: Book,
  passport: Passport,
  all: readonly One[],
): (course: string) => readonly One[] {
  const fitting = all.filter((one) => fittingOf(one, passport).parts.every(({ part, standing }) => part === 'stage' || standing === 'met'));
  return (course) => {
    const stage = stageOf(book, course);
    return fitting.filter(({ stages }) => stages.includes(stage)).slice(0, mostScholarships);
  };
}
