import type { CollegeType, CourseLevel, Entry, Field, StudentClass, Stream } from '@disha/contract/taxonomy';
import { textsOf } from './locale.ts';

export interface TaxonomyTexts {
  streams: Record<Stream, string>;
  fields: Record<Field, string>;
  classes: Record<StudentClass, string>;
  levels: Record<CourseLevel, string>;
  entries: Record<Entry, string>;
  collegeTypes: Record<CollegeType, string>;
}

/** Names of the shared words. */
export const taxonomyTexts = textsOf<TaxonomyTexts>(import.meta.glob('./*/taxonomy.ts'));
