/** What a plan reads of the directory and the fees: the same small tables that a browser is sent. */
import type { CourseFile } from '@disha/contract/courses.files';
import { durationInMonths } from '@disha/contract/duration';
import { rupeesAYear } from '@disha/contract/fee-words';
import type { FeeBandRow } from '@disha/contract/fees.files';
import type { PlacesTable } from '@disha/contract/taught-at';
import type { CostBand, CostTable } from '@disha/contract/way-costs';
import { costOf } from '@disha/eligibility/plan/costs';
import type { Knowledge } from '@disha/eligibility/plan/knowledge';
import { Places } from '@disha/eligibility/plan/places';
import type { Advice } from '../../catalog/advice.ts';
import type { CurrentFees } from '../../catalog/current-fees.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot.ts';

export interface PlanFactsNeeds extends Pick<Advice, 'placesTable' | 'placesToApply'> {
  fees: Pick<CurrentFees, 'book'>;
  snapshot: Pick<CatalogSnapshot, 'items'>;
}

/** Confirmed, and of a seat that whoever is admitted gets. */
const isCounted = ({ certainty, seat }: FeeBandRow) => certainty !== 'C' && (seat === 'any' || seat === 'merit');

function costTable(book: CurrentFees['book'], courses: readonly Pick<CourseFile, 'id' | 'duration'>[]): CostTable {
  const bands: CostBand[] = [];
  const written = new Map<string, number>();
  const placeOf = ({ what, type, state, colleges, from, to, per }: FeeBandRow, months: number | undefined): number[] => {
    const [least, most] = [rupeesAYear(from, per, months), rupeesAYear(to, per, months)];
    if (least === undefined || most === undefined) return [];
    const band = { what, type, ...(state === '' ? {} : { state }), ...(colleges.length === 0 ? {} : { colleges }), from: least, to: most };
    const key = JSON.stringify(band);
    const place = written.get(key) ?? bands.push(band) - 1;
    written.set(key, place);
    return [place];
  };
  const placesOf = (rows: readonly FeeBandRow[], months?: number) => rows.filter(isCounted).flatMap((row) => placeOf(row, months));
  const ofCourses = courses
    .map(({ id, duration }) => [id, placesOf(book.bandsOf(id), durationInMonths(duration))] as const)
    .filter(([, places]) => places.length > 0);
  const beside = placesOf(book.beside);
  return { bands, courses: Object.fromEntries(ofCourses), beside };
}

export interface PlanTables {
  table: PlacesTable;
  costs: CostTable;
}

type KnownOfPlaces = Pick<Knowledge, 'reachOf' | 'placesOf' | 'countOf' | 'anywhereOf' | 'costOf'>;

export function planFacts({ placesTable, placesToApply, fees, snapshot }: PlanFactsNeeds) {
  let read: { from: PlacesTable; places: Places } | undefined;
  let counted: { from: readonly unknown[]; costs: CostTable } | undefined;
  const costs = () => {
    const courses = snapshot.items('courses') as unknown as readonly CourseFile[];
    const from = [fees.book, courses] as const;
    if (counted?.from.every((one, index) => one === from[index]) !== true) counted = { from, costs: costTable(...from) };
    return counted.costs;
  };
  const places = () => {
    const from = placesTable();
    if (read?.from !== from) read = { from, places: new Places(from) };
    return read.places;
  };
  return {
    tables: (): PlanTables => ({ table: placesTable(), costs: costs() }),
    places,
    known: (): KnownOfPlaces => ({
      reachOf: (course, at) => places().reachOf(course, at),
      placesOf: placesToApply,
      countOf: (course) => places().countOf(course),
      anywhereOf: (course) => places().anywhere(course),
      costOf: (course, { state }, near, colleges) => costOf(costs(), course, { state, near, colleges }),
    }),
  };
}
