/** What a plan reads of the directory and the fees: the same small tables that a browser is sent. */
import type { CourseFile } from '@disha/contract/courses.files';
import type { PlacesTable } from '@disha/contract/taught-at';
import type { CostTable } from '@disha/contract/way-costs';
import { durationInMonths } from '@disha/contract/duration';
import { costTable } from '@disha/eligibility/plan/cost-table';
import { studyCost } from '@disha/eligibility/plan/costs';
import type { Knowledge } from '@disha/eligibility/plan/knowledge';
import { CollegesNearby } from '@disha/eligibility/plan/places';
import type { Advice } from '../../catalog/advice.ts';
import type { CurrentFees } from '../../catalog/fees/current-fees.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';

interface PlanFactsNeeds extends Pick<Advice, 'placesTable' | 'placesToApply' | 'collegeOf'> {
  fees: Pick<CurrentFees, 'book'>;
  snapshot: Pick<CatalogSnapshot, 'items'>;
}

interface PlanTables {
  table: PlacesTable;
  costs: CostTable;
}

type KnownOfPlaces = Pick<Knowledge, 'reachOf' | 'placesOf' | 'countOf' | 'anywhereOf' | 'costOf' | 'doorsOf'>;

export function planFacts({ placesTable, placesToApply, collegeOf, fees, snapshot }: PlanFactsNeeds) {
  let read: { from: PlacesTable; places: CollegesNearby } | undefined;
  let counted: { from: readonly unknown[]; costs: CostTable; months: ReadonlyMap<string, number | undefined> } | undefined;
  const costs = () => {
    const courses = snapshot.items('courses') as unknown as readonly CourseFile[];
    const from = [fees.book, courses] as const;
    if (counted?.from.every((one, index) => one === from[index]) !== true) {
      const months = new Map(courses.map(({ id, duration }) => [id, durationInMonths(duration)]));
      counted = { from, costs: costTable(...from), months };
    }
    return counted;
  };
  /** As its own page says it. */
  const costThere = (course: string, id: string) => {
    const college = collegeOf(id);
    return college && (fees.book.costAt(college, course, costs().months.get(course)) ?? null);
  };
  const places = () => {
    const from = placesTable();
    if (read?.from !== from) read = { from, places: new CollegesNearby(from) };
    return read.places;
  };
  return {
    tables: (): PlanTables => ({ table: placesTable(), costs: costs().costs }),
    places,
    known: (): KnownOfPlaces => ({
      reachOf: (course, at) => places().reachOf(course, at),
      placesOf: placesToApply,
      countOf: (course) => places().countOf(course),
      anywhereOf: (course) => places().anywhere(course),
      doorsOf: () => [],
      costOf: (course, { state }, near, [nearest] = []) =>
        studyCost(costs().costs, course, { state, near, there: nearest === undefined ? undefined : costThere(course, nearest) }),
    }),
  };
}
