/** What a plan is made with, from the catalog that ships. */
import type { ExamDate } from '@disha/contract/exams.dates';
import { studyCost } from '../plan/costs.ts';
import type { IsOpen, Knowledge, Near, PlaceOrder, WayPlace, Whereabouts } from '../plan/knowledge.ts';
import type { PlaceCandidate } from '../plan/places.ts';
import { doorKey } from '../plan/doors.ts';
import { channelsAt } from './channels-at.ts';
import { examFiles } from './real-book.ts';
import { realCosts } from './real-costs.ts';
import { realDoorsOf } from './real-doors.ts';
import { realCandidates, realPlaces } from './real-places.ts';

const dates = new Map(
  examFiles.map(({ id, dates: all }) => [id, Object.entries(all ?? {}).map(([key, date]): ExamDate => ({ ...date, id: key }))]),
);

/** By course, as somebody asks. */
const byState = new Map<string, ReadonlyMap<string, PlaceCandidate[]>>();
function statesOf(course: string): ReadonlyMap<string, readonly PlaceCandidate[]> {
  const before = byState.get(course);
  if (before) return before;
  const states = new Map<string, PlaceCandidate[]>();
  for (const one of realCandidates.get(course) ?? []) {
    const own = states.get(one.state) ?? [];
    states.set(one.state, own);
    own.push(one);
  }
  byState.set(course, states);
  return states;
}
const enough = 6;
/** Thousands of colleges are sorted, and always the same ones for students who live alike and come through the same gate: memoised. */
const found = new Map<string, readonly WayPlace[]>();

/** Which six of thousands is for the directory's own tests: here those of the district, and as many others as are read quickly. */
const quickly = 18;
let most = quickly;
/** For plans that are read and not counted: the nearest of all. */
export function lookAtAll(): void {
  most = Number.POSITIVE_INFINITY;
}
const isFor = ({ gender }: Whereabouts) => {
  const taker = gender === 'female' ? 'women' : gender === 'male' ? 'men' : undefined;
  return ({ onlyFor }: PlaceCandidate) => onlyFor === undefined || onlyFor === taker;
};
const byDistrict = new WeakMap<readonly PlaceCandidate[], ReadonlyMap<string, readonly PlaceCandidate[]>>();
function districtsOf(all: readonly PlaceCandidate[]): ReadonlyMap<string, readonly PlaceCandidate[]> {
  const before = byDistrict.get(all);
  if (before) return before;
  const districts = new Map<string, PlaceCandidate[]>();
  for (const one of all) {
    const own = districts.get(one.district) ?? [];
    districts.set(one.district, own);
    own.push(one);
  }
  // Also where few are looked at, what the state keeps is among them.
  for (const own of districts.values()) own.sort((a, b) => Number(b.isPublic === true) - Number(a.isPublic === true));
  byDistrict.set(all, districts);
  return districts;
}
/** The own district and those next to it. */
function nearTo(at: Whereabouts): readonly string[] {
  const { atlas } = realPlaces;
  const own = atlas.numberOf(at);
  return own === undefined ? [] : [own, ...atlas.nextTo(own)].flatMap((number) => atlas.centres[number]?.name ?? []);
}
function firstOf<T>(all: readonly T[], wanted: (one: T) => boolean): T[] {
  const found: T[] = [];
  for (const one of all) {
    if (wanted(one)) found.push(one);
    if (found.length === most) break;
  }
  return found;
}
/** By course, state, gate and taker: those who come through the same one find the same open, and only as many are looked at as are read. */
const opened = new Map<string, readonly PlaceCandidate[]>();
function openedOf(
  all: readonly PlaceCandidate[],
  key: string,
  isOpen: IsOpen,
  takes: (one: PlaceCandidate) => boolean,
): readonly PlaceCandidate[] {
  const before = isOpen.key === undefined ? undefined : opened.get(`${key}|${isOpen.key}`);
  if (before) return before;
  const open = firstOf(all, (one) => takes(one) && isOpen(one));
  if (isOpen.key !== undefined) opened.set(`${key}|${isOpen.key}`, open);
  return open;
}
const all: IsOpen = Object.assign(() => true, { key: 'all' });

function toApply(course: string, at: Whereabouts, upTo: Near, isOpen: IsOpen = all, order: PlaceOrder = {}): readonly WayPlace[] {
  const { state = '', gender = '' } = at;
  const inState = statesOf(course).get(state) ?? [];
  const takes = isFor(at);
  const there = districtsOf(inState);
  const near = nearTo(at).flatMap((district) => firstOf(there.get(district) ?? [], (one) => takes(one) && isOpen(one)));
  const farther = () => openedOf(inState, `${course}|${state}|${gender}`, isOpen, takes);
  const own = upTo === 'next' || (near.length >= enough && order.isByTest !== true) ? near : [...near, ...farther()];
  const home = realPlaces.toApply([...new Set(own)], at, upTo, undefined, order);
  if (upTo !== 'india' || home.length === enough) return home;
  const everywhere = openedOf(realCandidates.get(course) ?? [], `${course}|${gender}`, isOpen, takes);
  return realPlaces.toApply([...new Set([...own, ...everywhere])], at, upTo, undefined, order);
}

const doorsFound = new Map<string, readonly string[]>();
function doorsAt(college: string, course: string): readonly string[] {
  const key = `${college}|${course}`;
  const known = doorsFound.get(key) ?? channelsAt(college, course, { year: 2027 }).map(doorKey);
  doorsFound.set(key, known);
  return known;
}

export const realKnowledge: Knowledge = {
  reachOf: (course, at) => realPlaces.reachOf(course, at),
  placesOf: (course, at, upTo, isOpenTo, order) => {
    const isOpen =
      isOpenTo &&
      Object.assign((place: Parameters<IsOpen>[0]) => isOpenTo({ ...place, doors: doorsAt(place.college, course) }), { key: isOpenTo.key });
    if (isOpen !== undefined && isOpen.key === undefined) return toApply(course, at, upTo, isOpen as IsOpen, order);
    const key = [course, at.state, at.district, at.gender, upTo, isOpen?.key, JSON.stringify(order)].join('|');
    const before = found.get(key);
    if (before) return before;
    const places = toApply(course, at, upTo, isOpen as IsOpen | undefined, order);
    found.set(key, places);
    return places;
  },
  countOf: (course) => realPlaces.countOf(course),
  anywhereOf: (course) => realPlaces.anywhere(course),
  costOf: (course, { state }, near) => studyCost(realCosts, course, { state, near }),
  doorsOf: realDoorsOf,
  scholarshipsFor: () => [],
  chanceOf: () => null,
  seats: [],
  datesOf: (exam) => dates.get(exam) ?? [],
};
