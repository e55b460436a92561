import type { College } from '@disha/contract/colleges';

/** What the rows side by side read of a college. */
export type ComparedCollege = Pick<
  College,
  | '_id'
  | 'name'
  | 'shortName'
  | 'type'
  | 'typeBasis'
  | 'openTo'
  | 'openToBasis'
  | 'openToSource'
  | 'saidToBeFor'
  | 'management'
  | 'location'
  | 'established'
  | 'affiliation'
  | 'nirf'
  | 'fees'
  | 'sources'
  | 'fromPack'
> & { courses: readonly Pick<College['courses'][number], 'courseId' | 'courseName' | 'basis'>[] };
