import type { CounsellingTables } from '../counsellings.ts';
import type { ChanceBand, ChanceKind, ChanceSort, CounsellingId, RankOrder, RankUnit, SeatCondition } from '@disha/contract/chances.words';

/** A question, as its lines are looked for. */
export interface WantedLines {
  counselling: CounsellingId;
  /** How it is built. */
  built: CounsellingTables;
  list: string;
  unit: RankUnit;
  categories: readonly string[];
  pwd: boolean;
  female: boolean;
  abroad: boolean;
  /** Also seats that cost far more. */
  paid: boolean;
  /** What the student fulfils of what quotas ask for. */
  conditions: readonly SeatCondition[];
  state: string | undefined;
  /** The places in the orders; a line of an order without one has no call. */
  values: Readonly<Partial<Record<RankOrder, number>>>;
  instituteState: string | undefined;
  kind: ChanceKind | undefined;
  /** Any of these; undefined for every course. */
  courses: readonly string[] | undefined;
  /** Of these, the ones that are the asked field's own come first in the order `best`. */
  ownCourses: ReadonlySet<string> | undefined;
  /** Only these lines; undefined for all. */
  ids: ReadonlySet<string> | undefined;
  words: readonly string[];
  band: ChanceBand | undefined;
  sortBy: ChanceSort;
  cursor: string | undefined;
  limit: number;
}
