import type { CollegeType, CourseLevel, Entry, Field, MinimumClass, Month, State, Stream, StudentClass } from '../taxonomy.ts';

/** What people call the shared values. On the wire the values themselves stay as they are. */
export interface TaxonomyWords {
  streams: Readonly<Record<Stream, string>>;
  fields: Readonly<Record<Field, string>>;
  classes: Readonly<Record<StudentClass, string>>;
  minimumClasses: Readonly<Record<MinimumClass, string>>;
  levels: Readonly<Record<CourseLevel, string>>;
  entries: Readonly<Record<Entry, string>>;
  collegeTypes: Readonly<Record<CollegeType, string>>;
  states: Readonly<Record<State, string>>;
  months: Readonly<Record<Month, string>>;
}
