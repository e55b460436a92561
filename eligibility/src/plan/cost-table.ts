/** The fees as plans read them: what is confirmed and anybody may get, by the year, each band written once. */
import type { CourseFile } from '@disha/contract/courses.files';
import { durationInMonths } from '@disha/contract/duration';
import { isCounted } from '@disha/contract/money';
import { rupeesAYear } from '@disha/contract/fees.words';
import type { FeeBandRow } from '@disha/contract/fees.files';
import type { CostBand, CostTable } from '@disha/contract/way-costs';

export interface Fees {
  bandsOf: (course: string) => readonly FeeBandRow[];
  /** What is paid beside any course. */
  beside: readonly FeeBandRow[];
}

export function costTable(fees: Fees, courses: readonly Pick<CourseFile, 'id' | 'duration'>[]): CostTable {
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
    .map(({ id, duration }) => [id, placesOf(fees.bandsOf(id), durationInMonths(duration))] as const)
    .filter(([, places]) => places.length > 0);
  const beside = placesOf(fees.beside);
  return { bands, courses: Object.fromEntries(ofCourses), beside };
}
