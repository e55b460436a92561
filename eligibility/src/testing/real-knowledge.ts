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
/** Thousands of colleges are sorted, and always the same ones for whoever lives alike and comes through the same gate. */
const found = new Map<string, readonly WayPlace[]>();

/** Which six of thousands is for the directory's own tests: here those of the district, and as many others as are read quickly. */
const most = 60;
/** By course, state and gate: whoever comes through the same one finds the same open. */
const opened = new Map<string, readonly Candidate[]>();
function openedOf(all: readonly Candidate[], key: string, isOpen: IsOpen | undefined, upTo = Infinity): readonly Candidate[] {
  if (isOpen === undefined) return all;
  const before = isOpen.key === undefined ? undefined : opened.get(`${key}|${isOpen.key}`);
  if (before) return before;
  const open: Candidate[] = [];
  for (const one of all) {
    if (isOpen(one)) open.push(one);
    if (open.length === upTo) break;
  }
  if (isOpen.key !== undefined) opened.set(`${key}|${isOpen.key}`, open);
  return open;
}

function toApply(course: string, at: Whereabouts, upTo: Near, isOpen?: IsOpen): readonly WayPlace[] {
  const { state = '' } = at;
  const inState = openedOf(statesOf(course).get(state) ?? [], `${course}|${state}`, isOpen);
  const own = [...inState.filter(({ district }) => district === at.district).slice(0, most), ...inState.slice(0, most)];
  const home = realPlaces.toApply([...new Set(own)], at, upTo);
  if (upTo !== 'india' || home.length === enough) return home;
  const everywhere = openedOf(realCandidates.get(course) ?? [], course, isOpen, most);
  return realPlaces.toApply([...new Set([...own, ...everywhere.slice(0, most)])], at, upTo);
}

export const realKnowledge: Knowledge = {
  reachOf: (course, at) => realPlaces.reachOf(course, at),
  placesOf: (course, at, upTo, isOpen) => {
    if (isOpen !== undefined && isOpen.key === undefined) return toApply(course, at, upTo, isOpen);
    const key = [course, at.state, at.district, at.gender, upTo, isOpen?.key].join('|');
    const before = found.get(key);
    if (before) return before;
    const places = toApply(course, at, upTo, isOpen);
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
