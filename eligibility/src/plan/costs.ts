/** What a way costs a year, from the fee bands that are known: a range that says on what it rests, never one figure no source named. */
import { bandsIn, type FeeType } from '@disha/contract/fees.words';
import type { CostBand, CostTable } from '@disha/contract/way-costs';
import type { Near, WayCost } from './knowledge.ts';

export interface WhereStudied {
  /** The student's state. */
  state?: string | undefined;
  /** Null where no place is needed: by distance learning, or examined by its own body. */
  near: Near | null;
  /** Nearest first, where they are known. */
  colleges?: readonly string[] | undefined;
}

/** Institutes with a fee of their own: it says little of what others charge. */
const apart: readonly FeeType[] = ['iit', 'nit', 'iiit', 'gfti', 'aiims', 'iim', 'nlu', 'nift', 'nid', 'ihm', 'spa', 'central'];
/** Where no student goes to a college. */
const withoutPlace: readonly FeeType[] = ['open', 'body'];

const rangeOf = (bands: readonly CostBand[]) => ({
  from: Math.min(...bands.map(({ from }) => from)),
  to: Math.max(...bands.map(({ to }) => to)),
});

/** What an IIM or an NIT asks says nothing of a college that is none. */
const ofName: Readonly<Partial<Record<FeeType, RegExp>>> = {
  ...{ iim: /^iim-/, iit: /^iit-/, nit: /^(nit|manit|mnit|mnnit|svnit|vnit|iiest)-/, iiit: /^(abv-iiitm|iiit)/, aiims: /^aiims-/ },
  ...{ nift: /^nift-/, nid: /^nid-/, spa: /^spa-/ },
};
const isOfOthers = (type: FeeType, college: string | undefined) => college !== undefined && ofName[type]?.test(college) === false;

function ofItsType(bands: readonly CostBand[], { state, near, colleges: [nearest] = [] }: WhereStudied): readonly CostBand[] {
  if (near === null) return bands.filter(({ type }) => withoutPlace.includes(type));
  const ofTypes = bands.filter(({ colleges, type }) => colleges === undefined && !withoutPlace.includes(type));
  // Beyond the state it is not known in which one.
  const there = bandsIn(ofTypes, near === 'india' ? undefined : state);
  const ordinary = there.filter(({ type }) => !apart.includes(type));
  return ordinary.length > 0 ? ordinary : there.filter(({ type }) => !isOfOthers(type, nearest));
}

/** Null where no fee is known. */
export function costOf(table: CostTable, course: string, where: WhereStudied): Omit<WayCost, 'scholarships'> | null {
  const [nearest] = where.colleges ?? [];
  const at = (places: readonly number[]) => places.flatMap((place) => table.bands[place] ?? []);
  const isOwn = ({ colleges = [] }: CostBand) => nearest !== undefined && colleges.includes(nearest);
  const [all, beside] = [at(table.courses[course] ?? []), at(table.beside)];
  const tuition = all.filter(({ what }) => what === 'tuition');
  const own = tuition.filter(isOwn);
  const counted = own.length > 0 ? own : ofItsType(tuition, where);
  if (counted.length === 0) return null;
  const cost = { ...rangeOf(counted), per: 'year' as const, basis: own.length > 0 ? ('own' as const) : ('type' as const) };
  if (where.near !== 'state' && where.near !== 'india') return cost;
  // Away from home: in the hostel of such a college, where somebody says what that costs.
  const rooms = [...all, ...beside].filter(({ what }) => what === 'hostel');
  const types = new Set(counted.map(({ type }) => type));
  const ownRooms = rooms.filter(isOwn);
  const hostels = ownRooms.length > 0 ? ownRooms : ofItsType(rooms, where).filter(({ type }) => types.has(type));
  return hostels.length === 0 ? cost : { ...cost, hostel: rangeOf(hostels) };
}
