/** What a plan reads of the directory and the fees: the same small tables that a browser is sent. */
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamFile } from '@disha/contract/exams.files';
import type { DoorsTable, PlacesTable } from '@disha/contract/taught-at';
import type { CostTable } from '@disha/contract/way-costs';
import { durationInMonths } from '@disha/contract/duration';
import { costTable } from '@disha/eligibility/plan/cost-table';
import { studyCost } from '@disha/eligibility/plan/costs';
import type { Knowledge } from '@disha/eligibility/plan/knowledge';
import { CollegesNearby } from '@disha/eligibility/plan/places';
import { tableOfState } from '@disha/eligibility/plan/places-table';
import type { Advice, EntryOf } from '../../catalog/advice.ts';
import { entryAt } from '../../catalog/college-entry.ts';
import type { CurrentFees } from '../../catalog/fees/current-fees.ts';
import type { AdmissionFacts } from '../../catalog/shipped/admission-facts.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { planDoors } from './plan-doors.ts';

interface PlanFactsNeeds extends Pick<Advice, 'placesTable' | 'placesToApply' | 'collegeOf' | 'teachingColleges'> {
  admissions?: AdmissionFacts | undefined;
  /** Of admission. */
  year: () => number;
  fees: Pick<CurrentFees, 'book'>;
  snapshot: Pick<CatalogSnapshot, 'items'>;
}

interface PlanTables {
  table: PlacesTable;
  costs: CostTable;
  doors: DoorsTable;
}

type KnownOfPlaces = Pick<Knowledge, 'reachOf' | 'placesOf' | 'countOf' | 'anywhereOf' | 'costOf' | 'doorsOf'>;

export function planFacts({ placesTable, placesToApply, collegeOf, fees, snapshot, ...rest }: PlanFactsNeeds) {
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
  const entryOf: EntryOf = (college, course) => {
    const months = (id: string) => costs().months.get(id);
    return entryAt({ admissions: rest.admissions, fees: fees.book, months, year: rest.year() }, college, course);
  };
  const doors = planDoors({
    ...rest,
    atlas: () => places().atlas,
    fees: () => fees.book,
    months: (course) => costs().months.get(course),
    stateOf: (exam) => (snapshot.items('exams') as unknown as readonly ExamFile[]).find(({ id }) => id === exam)?.state,
  });
  return {
    /** What takes longer to count than one request may wait. */
    ready: doors.ready,
    tables: (state?: string): PlanTables => ({
      table: tableOfState(placesTable(), state),
      costs: costs().costs,
      doors: doors.table(state),
    }),
    places,
    known: (): KnownOfPlaces => ({
      reachOf: (course, at) => places().reachOf(course, at),
      placesOf: (...asked) => placesToApply(entryOf, ...asked),
      countOf: (course) => places().countOf(course),
      anywhereOf: (course) => places().anywhere(course),
      doorsOf: doors.doorsOf,
      costOf: (course, { state }, near, [nearest] = []) =>
        studyCost(costs().costs, course, { state, near, there: nearest === undefined ? undefined : costThere(course, nearest) }),
    }),
  };
}
