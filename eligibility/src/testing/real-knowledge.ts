/** What a plan is made with, from the catalog that ships. */
import type { ExamDate } from '@disha/contract/exams.dates';
import type { Knowledge } from '../plan/knowledge.ts';
import { exams } from './real-book.ts';
import { realCandidates, realPlaces } from './real-places.ts';

const dates = new Map(
  exams.map(({ id, dates: all }) => [id, Object.entries(all ?? {}).map(([key, date]): ExamDate => ({ ...date, id: key }))]),
);

export const realKnowledge: Knowledge = {
  reachOf: (course, at) => realPlaces.reachOf(course, at),
  placesOf: (course, at, upTo) => realPlaces.toApply(realCandidates.get(course) ?? [], at, upTo),
  countOf: (course) => realPlaces.countOf(course),
  anywhereOf: (course) => realPlaces.anywhere(course),
  costOf: () => null,
  scholarshipsFor: () => [],
  chanceOf: () => null,
  seats: [],
  datesOf: (exam) => dates.get(exam) ?? [],
};
