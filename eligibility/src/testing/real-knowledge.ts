/** What a plan is made with, from the catalog that ships. */
import type { ExamDate } from '@disha/contract/exams.dates';
import { costOf } from '../plan/costs.ts';
import type { IsOpen, Knowledge, Near, WayPlace, Whereabouts } from '../plan/knowledge.ts';
import type { Candidate } from '../plan/places.ts';
import { exams } from './real-book.ts';
import { realCosts } from './real-costs.ts';
import { realCandidates, realPlaces } from './real-places.ts';

const dates = new Map(
  exams.map(({ id, dates: all }) => [id, Object.entries(all ?? {}).map(([key, date]): ExamDate => ({ ...date, id: key }))]),
);

/** By course, as somebody asks. */
const byState = new Map<string, ReadonlyMap<string, Candidate[]>>();
function statesOf(course: string): ReadonlyMap<string, readonly Candidate[]> {
  const before = byState.get(course);
  if (before) return before;
  const states = new Map<string, Candidate[]>();
  for (const one of realCandidates.get(course) ?? []) {
    const own = states.get(one.state) ?? [];
    states.set(one.state, own);
    own.push(one);
  }
  byState.set(course, states);
  return states;
}
const enough = 6;
/** Thousands of colleges are sorted for whoever has told no home, and always the same ones. */
const found = new Map<string, readonly WayPlace[]>();

/** Which six of thousands is for the directory's own tests: here those of the district, and as many others as are read quickly. */
const most = 60;
function some(all: readonly Candidate[], isWanted: (one: Candidate) => boolean): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const one of all) {
    if (isWanted(one)) found.push(one);
    if (found.length === most) break;
  }
  return found;
}

function toApply(course: string, at: Whereabouts, upTo: Near, isOpen: IsOpen = () => true): readonly WayPlace[] {
  const inState = statesOf(course).get(at.state ?? '') ?? [];
  const own = [...some(inState, (one) => one.district === at.district && isOpen(one)), ...some(inState, isOpen)];
  const home = realPlaces.toApply([...new Set(own)], at, upTo);
  if (upTo !== 'india' || home.length === enough) return home;
  return realPlaces.toApply([...new Set([...own, ...some(realCandidates.get(course) ?? [], isOpen)])], at, upTo);
}

export const realKnowledge: Knowledge = {
  reachOf: (course, at) => realPlaces.reachOf(course, at),
  placesOf: (course, at, upTo, isOpen) => {
    if (isOpen) return toApply(course, at, upTo, isOpen);
    const key = [course, at.state, at.district, at.gender, upTo].join('|');
    const before = found.get(key);
    if (before) return before;
    const places = toApply(course, at, upTo);
    found.set(key, places);
    return places;
  },
  countOf: (course) => realPlaces.countOf(course),
  anywhereOf: (course) => realPlaces.anywhere(course),
  costOf: (course, { state }, near, colleges) => costOf(realCosts, course, { state, near, colleges }),
  scholarshipsFor: () => [],
  chanceOf: () => null,
  seats: [],
  datesOf: (exam) => dates.get(exam) ?? [],
};
