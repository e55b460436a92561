/** What a way costs a year, from the fee bands that are known: a range that says on what it rests, never one figure no source named. */
import { bandsIn, type FeeType } from '@disha/contract/fees.words';
import { moneyOf, type YearCost } from '@disha/contract/money';
import type { CostBand, CostTable } from '@disha/contract/way-costs';
import type { Near, WayCost } from './knowledge.ts';

export interface WhereStudied {
  /** The student's state. */
  state?: string | undefined;
  /** Null where no place is needed: by distance learning, or examined by its own body. */
  near: Near | null;
  /** What the page of the nearest college says, where that college is known; null where it says nothing. */
  there?: YearCost | null | undefined;
}

/** Institutes with a fee of their own: it says little of what others charge. */
const apart: readonly FeeType[] = ['iit', 'nit', 'iiit', 'gfti', 'aiims', 'iim', 'nlu', 'nift', 'nid', 'ihm', 'spa', 'central'];
/** Where no student goes to a college. */
const withoutPlace: readonly FeeType[] = ['open', 'body'];

function ofItsType(bands: readonly CostBand[], { state, near }: WhereStudied): readonly CostBand[] {
  if (near === null) return bands.filter(({ type }) => withoutPlace.includes(type));
  const ofTypes = bands.filter(({ colleges, type }) => colleges === undefined && !withoutPlace.includes(type));
  // Beyond the state it is not known in which one.
  const there = bandsIn(ofTypes, near === 'india' ? undefined : state);
  const ordinary = there.filter(({ type }) => !apart.includes(type));
  return ordinary.length > 0 ? ordinary : there;
}

/** Null where no fee is known. */
export function studyCost(table: CostTable, course: string, where: WhereStudied): Omit<WayCost, 'scholarships'> | null {
  const isAway = where.near === 'state' || where.near === 'india';
  if (where.there !== undefined) {
    if (where.there === null) return null;
    const { hostel, ...teaching } = where.there;
    return { ...teaching, per: 'year', ...(isAway && hostel ? { hostel } : {}) };
  }
  const at = (places: readonly number[]) => places.flatMap((place) => table.bands[place] ?? []);
  const [all, beside] = [at(table.courses[course] ?? []), at(table.beside)];
  const counted = ofItsType(
    all.filter(({ what }) => what === 'tuition'),
    where,
  );
  const money = moneyOf(counted);
  if (money === undefined) return null;
  const cost = { ...money, per: 'year' as const, basis: 'type' as const };
  if (!isAway) return cost;
  // Away from home: in the hostel of such a college, where somebody says what that costs.
  const types = new Set(counted.map(({ type }) => type));
  const rooms = [...all, ...beside].filter(({ what }) => what === 'hostel');
  const hostel = moneyOf(ofItsType(rooms, where).filter(({ type }) => types.has(type)));
  return hostel === undefined ? cost : { ...cost, hostel: { from: hostel.from, to: hostel.to } };
}
