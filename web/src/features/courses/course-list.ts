import { homeFirst, isForField, isForStream } from '@disha/contract/course-filter';
import type { CourseCard } from '@disha/contract/courses';
import { courseLevels, fields, fieldsOf, isField, isStream, streamOf, type CourseLevel, type Field } from '@disha/contract/taxonomy';
import type { User } from '@disha/contract/user';

export interface CourseWishes {
  stream: string;
  field: string;
  level: string;
}

/**
 * What the search found, narrowed. Without a search, the courses at home in the stream or field come before its guests.
 * The levels are counted apart, so that the picture shows what another level would leave.
 */
export function coursesFor(
  searched: readonly CourseCard[],
  { stream, field, level }: CourseWishes,
  bestFirst: boolean,
): { courses: readonly CourseCard[]; perLevel: ReadonlyMap<CourseLevel, number> } {
  const found = searched.filter(
    (course) =>
      (stream === '' || (isStream(stream) && isForStream(course, stream))) &&
      (field === '' || (isField(field) && isForField(course, field))),
  );
  const perLevel = new Map(courseLevels.map((name) => [name, found.filter((course) => course.level === name).length]));
  const ofLevel = level === '' ? found : found.filter((course) => course.level === level);
  if (bestFirst) return { courses: ofLevel, perLevel };
  return {
    courses: homeFirst(ofLevel, (course) => (stream === '' || course.stream === stream) && (field === '' || course.field === field)),
    perLevel,
  };
}

/** The fields to choose from follow the stream. */
export function fieldChoices(stream: string): readonly Field[] {
  return isStream(stream) ? fieldsOf(stream) : fields;
}

/** A field that is not in the new stream goes with the old one. */
export function fieldAfter(stream: string, field: string): string {
  if (!isField(field) || stream === '') return field;
  return streamOf(field) === stream ? field : '';
}

/** The person's stream in school, and in Class 12 the field too. */
export function courseWish(user: Pick<User, 'class' | 'stream' | 'field'> | null): Partial<Record<'stream' | 'field' | 'level', string>> {
  if (!user?.stream || (user.class !== '10' && user.class !== '12')) return {};
  return { stream: user.stream, ...(user.class === '12' && user.field ? { field: user.field } : {}) };
}
