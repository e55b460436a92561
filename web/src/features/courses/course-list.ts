import type { CourseCard } from '@disha/contract/courses';
import { courseList, isForField } from '@disha/contract/courses.list';
import { arrange, countsOf } from '@disha/contract/list';
import { fields, fieldsOf, isField, isStream, streamOf, type CourseLevel, type Field } from '@disha/contract/taxonomy';
import type { User } from '@disha/contract/user';
import { paths } from '../../paths.ts';

interface CourseWishes {
  search: string;
  stream: string;
  field: string;
  entry: string;
  level: string;
}

/** What the search found, narrowed. The levels are counted apart, so that the picture shows what another level would leave. */
export function coursesFor(
  searched: readonly CourseCard[],
  { search, stream, field, entry, level }: CourseWishes,
): { courses: readonly CourseCard[]; perLevel: ReadonlyMap<CourseLevel, number> } {
  const asked = { search, stream, field, entry, level };
  return {
    courses: arrange(courseList, asked, { found: searched, ...(search.trim() === '' ? { all: searched } : {}) }),
    perLevel: countsOf(courseList, asked, searched).level,
  };
}

/** Each field with how many courses it has, its guests among them, and where these stand. */
export const fieldTiles = (all: readonly CourseCard[], names: Readonly<Record<Field, string>>) =>
  fields.map((field) => ({
    to: paths.coursesIn('field', field),
    label: names[field],
    count: all.filter((course) => isForField(course, field)).length,
  }));

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
export function courseWish(
  user: Pick<User, 'class' | 'stream' | 'field'> | null,
): Partial<Record<'stream' | 'field' | 'entry' | 'level' | 'open', string>> {
  if (!user?.stream || (user.class !== '10' && user.class !== '12')) return {};
  return { stream: user.stream, ...(user.class === '12' && user.field ? { field: user.field } : {}) };
}
