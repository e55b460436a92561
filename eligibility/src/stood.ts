/** A student before a condition, and how it stands. */
import type { DegreeFamily, StudentDetails, Qualification } from '@disha/contract/passport';
import type { Condition, Discipline, Gives, Item, SaidCondition, Standing } from './types.ts';

/** What is known of which degrees there are. */
export interface DegreeBook {
  /** By the id of a course that ends in one. */
  byCourse: ReadonlyMap<string, { gives: Gives; years: number | undefined }>;
  /** Families that a degree of a field can be. */
  ofField: (field: string) => ReadonlySet<DegreeFamily>;
  /** Whether a family, in one of these, is taught in a field. */
  isTaughtIn: (field: string, families: readonly DegreeFamily[] | undefined, disciplines: readonly Discipline[]) => boolean;
}

export interface Seen {
  passport: StudentDetails;
  item: Item;
  /** Of admission. */
  year: number;
  /** The year that was asked for: of the admission that comes next. */
  asked: number;
  degrees: DegreeBook;
  /** Whether a school student could still come to one of these degrees. */
  reaches: (families: readonly DegreeFamily[], within: readonly Discipline[] | undefined) => boolean;
  /** What the steps of a route before this one have led to; undefined where a student stands before it as they are. */
  passed?: { degrees: readonly Gives[]; holds: readonly Qualification[] } | undefined;
}

export interface Stood {
  said: SaidCondition;
  /** Keys of the student details that would tell. */
  missing: readonly string[];
}

export const stood = (
  condition: Condition,
  standing: Standing,
  more: Partial<SaidCondition> = {},
  missing: readonly string[] = [],
): Stood => ({
  said: { condition, standing, ...more },
  missing,
});
