/** Which courses a stream or field shows, the same on the server and in the browser. */
import type { CourseCard } from './courses.ts';
import { streamOf, type Field, type Stream } from './taxonomy.ts';

type Placed = Pick<CourseCard, 'stream' | 'field' | 'otherFields'>;

/** A course belongs to its own field first, and to the others whose students should find it too. */
export const isForField = (course: Placed, field: Field) => course.field === field || course.otherFields.includes(field);

export const isForStream = (course: Placed, stream: Stream) =>
  course.stream === stream || course.otherFields.some((field) => streamOf(field) === stream);

/** Those at home there first, guests after them; both in the order they came. */
export const homeFirst = <C>(courses: readonly C[], isHome: (course: C) => boolean): C[] => [
  ...courses.filter(isHome),
  ...courses.filter((course) => !isHome(course)),
];
