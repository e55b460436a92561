/** Where a course is taught, seen from a student's home, and which places to apply to. The same in the browser and on the server. */
import type { Gender } from '@disha/contract/passport';
import type { Anywhere, PlacesTable } from '@disha/contract/taught-at';
import { Atlas, type Spot } from './atlas.ts';
import {
  nears,
  placeBases,
  type IsOpen,
  type Near,
  type PlaceOrder,
  type PlaceBasis,
  type Reach,
  type WayPlace,
  type Whereabouts,
} from './knowledge.ts';
import { groundsOf, readDistricts, type Grounds, type Taker } from './places-table.ts';

/** A college that teaches the course that was asked for. */
export interface PlaceCandidate extends Spot {
  college: string;
  basis: PlaceBasis;
  /** Whom alone it takes, also where that is only said. */
  onlyFor?: 'women' | 'men' | undefined;
  /** It fills its seats by itself, whatever the state around it does. */
  own?: boolean | undefined;
  /** The public keeps or pays for it. */
  isPublic?: boolean | undefined;
  /** Its best place in a national ranking. */
  nirf?: number | undefined;
  fee?: { from: number; to: number } | null | undefined;
  /** Its doors into the course that is asked for (`doorKey`). */
  doors?: readonly string[] | undefined;
}

/** As many as a way names. */
export const mostPlaces = 6;

/** What is for women or for men alone is nothing for a student who has not said to be one. */
export const takerOf = (gender: Gender | undefined): Taker => (gender === 'female' ? 'women' : gender === 'male' ? 'men' : 'all');

/** The surest that there is. */
function best(grounds: readonly Grounds[], districts: Iterable<number>, taker: Taker): PlaceBasis | undefined {
  let found: number = placeBases.length;
  for (const number of districts) {
    const basis = grounds[number]?.[taker] ?? null;
    if (basis !== null) found = Math.min(found, placeBases.indexOf(basis));
    if (found === 0) break;
  }
  return placeBases[found];
}

export class CollegesNearby {
  readonly atlas: Atlas;
  private readonly table: PlacesTable;
  private readonly everywhere: readonly number[];
  private readonly read = new Map<string, readonly Grounds[]>();

  constructor(table: PlacesTable) {
    this.table = table;
    this.atlas = new Atlas(readDistricts(table));
    this.everywhere = [...this.atlas.centres.keys()];
  }

  /** The nearest place that takes this student, whatever distance they would go; null where none is known in all of India. */
  reachOf(course: string, { state, district, gender }: Whereabouts): Reach | null {
    const grounds = this.groundsOf(course);
    if (grounds.length === 0) return null;
    const own = this.atlas.numberOf({ state, district });
    const rings: Readonly<Record<Near, readonly number[]>> = {
      district: own === undefined ? [] : [own],
      next: own === undefined ? [] : this.atlas.nextTo(own),
      state: state === undefined ? [] : this.atlas.ofState(state),
      india: this.everywhere,
    };
    for (const near of nears) {
      const basis = best(grounds, rings[near], takerOf(gender));
      if (basis !== undefined) return { near, basis };
    }
    return null;
  }

  /** Colleges that teach it, known and usual. */
  countOf(course: string): number {
    return this.table.courses[course]?.[1] ?? 0;
  }

  /** Why no place near home is needed, where none is. */
  anywhere(course: string): Anywhere | undefined {
    return this.table.anywhere[course];
  }

  toApply(candidates: readonly PlaceCandidate[], at: Whereabouts, upTo: Near, isOpen?: IsOpen, order?: PlaceOrder): WayPlace[] {
    return toApply(this.atlas, candidates, at, upTo, isOpen, order);
  }

  private groundsOf(course: string): readonly Grounds[] {
    const known = this.read.get(course);
    if (known) return known;
    const [row] = this.table.courses[course] ?? [''];
    const grounds = groundsOf(row);
    this.read.set(course, grounds);
    return grounds;
  }
}

/** At home and next to it all are about as far. */
const tierOf: Readonly<Record<Near, number>> = { district: 0, next: 0, state: 1, india: 2 };
const publicPlaces = 3;
const unranked = 1000;

/** Up to six: of those within what one would go what is affordable, public and well known before the alphabet, and near. */
export function toApply(
  atlas: Atlas,
  candidates: readonly PlaceCandidate[],
  at: Whereabouts,
  upTo: Near,
  isOpen: IsOpen = () => true,
  { isByTest = false, most }: PlaceOrder = {},
): WayPlace[] {
  const taker = takerOf(at.gender);
  const isDear = ({ fee }: PlaceCandidate) => Number(most !== undefined && fee !== undefined && fee !== null && fee.from > most);
  const isPrivate = ({ isPublic }: PlaceCandidate) => Number(isPublic !== true);
  const sorted = candidates
    .filter((each) => (each.onlyFor === undefined || each.onlyFor === taker) && isOpen(each))
    .map((each) => ({ each, near: atlas.nearOf(at, each), km: atlas.kmFrom(at, each) }))
    .filter(({ near }) => nears.indexOf(near) <= nears.indexOf(upTo))
    .sort(
      (a, b) =>
        isDear(a.each) - isDear(b.each) ||
        tierOf[a.near] - tierOf[b.near] ||
        isPrivate(a.each) - isPrivate(b.each) ||
        (a.each.nirf ?? unranked) - (b.each.nirf ?? unranked) ||
        nears.indexOf(a.near) - nears.indexOf(b.near) ||
        placeBases.indexOf(a.each.basis) - placeBases.indexOf(b.each.basis) ||
        // Two that are nowhere on the map are equally far, and come sorted.
        (Number.isFinite(a.km) || Number.isFinite(b.km) ? a.km - b.km : 0),
    );
  const kept = isByTest ? sorted.filter(({ each }) => each.isPublic === true && isDear(each) === 0).slice(0, publicPlaces) : [];
  return [...kept, ...sorted.filter((one) => !kept.includes(one))]
    .slice(0, mostPlaces)
    .map(({ each: { college, basis }, near }) => ({ college, basis, near }));
}
