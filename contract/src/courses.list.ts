/** The list of courses, the same on both sides. */
import type { Searchable } from '../../search/src/search-index.ts';
import type { CourseCard } from './courses.ts';
import { byName } from './by-name.ts';
import { defineList } from './list.ts';
import { fieldNames, isField, isStream, streamNames, streamOf, type CourseLevel, type Field, type Stream } from './taxonomy.ts';

type Placed = Pick<CourseCard, 'stream' | 'field' | 'otherFields'>;

/** A course belongs to its own field first, and to the others whose students should find it too. */
export const isForField = (course: Placed, field: Field) => course.field === field || course.otherFields.includes(field);

export const isForStream = (course: Placed, stream: Stream) =>
  course.stream === stream || course.otherFields.some((field) => streamOf(field) === stream);

/** What most students can begin next comes first. */
export const levelOrder: Record<CourseLevel, number> = { undergraduate: 0, diploma: 1, certificate: 2, postgraduate: 3 };

export function searchableCourse(
  card: Pick<CourseCard, 'name' | 'shortName' | 'field' | 'otherFields' | 'stream' | 'level' | 'careerOptions' | 'collegeCount'>,
): Searchable {
  return {
    strong: [card.shortName],
    name: card.name,
    about: [
      card.level,
      streamNames[card.stream],
      ...[card.field, ...card.otherFields].map((field) => fieldNames[field]),
      ...card.careerOptions.map(({ jobTitle }) => jobTitle),
    ],
    boost: (card.level === 'undergraduate' ? 8 : 0) + Math.min(8, Math.round(2 * Math.log10(1 + card.collegeCount))),
  };
}

const nothing = () => false;

export const courseList = defineList<CourseCard>()({
  name: 'courses',
  searchable: searchableCourse,
  // What most can begin, at the most colleges, first.
  order: (a, b) => levelOrder[a.level] - levelOrder[b.level] || b.collegeCount - a.collegeCount || byName(a, b),
  filters: {
    stream: (stream) => (isStream(stream) ? (card) => isForStream(card, stream) : nothing),
    field: (field) => (isField(field) ? (card) => isForField(card, field) : nothing),
    level: (level) => (card) => card.level === level,
  },
  sorts: {},
  counts: { level: (card) => [card.level] },
  /** Those at home in the stream or field before its guests. */
  first: ({ stream, field }) =>
    stream === undefined && field === undefined
      ? undefined
      : (card) => (stream === undefined || card.stream === stream) && (field === undefined || card.field === field),
});
