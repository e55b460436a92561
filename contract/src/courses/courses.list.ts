/** The list of courses, the same on both sides. */
import type { Searchable } from '@disha/search/searchable';
import type { CourseCard } from './courses.ts';
import { compareNames } from '../catalog/by-name.ts';
import { defineList } from '../catalog/list.ts';
import {
  fieldNames,
  isAfterDegree,
  isField,
  isStream,
  streamNames,
  streamOf,
  type CourseLevel,
  type Entry,
  type Field,
  type Stream,
} from '../taxonomy.ts';

type Placed = Pick<CourseCard, 'stream' | 'field' | 'otherFields'>;

/** A course belongs to its own field first, and to the others whose students should find it too. */
export const isForField = (course: Placed, field: Field) => course.field === field || course.otherFields.includes(field);

export const isForStream = (course: Placed, stream: Stream) =>
  course.stream === stream || course.otherFields.some((field) => streamOf(field) === stream);

const levelOrder: Record<CourseLevel, number> = { undergraduate: 0, diploma: 1, certificate: 2, postgraduate: 3 };

/** What a student of a school can begin next comes first; what asks for a degree, whatever its level, last. */
export const beginOrder = (card: Pick<CourseCard, 'entry' | 'level'>) =>
  isAfterDegree(card) ? levelOrder.postgraduate : levelOrder[card.level];

/** The same among those at home in a stream or field and its guests: better a guest that can be begun than a host that cannot. */
export const nearOrder = (card: Pick<CourseCard, 'entry'>, isHome: boolean) => (isAfterDegree(card) ? 2 : 0) + (isHome ? 0 : 1);

/** By place in that order: what the words of a search leave undecided. */
const likelihood = [8, 0, 0, -20];

/** As students put it: "law after 12th". */
const entryWords: Record<Entry, string> = {
  'after 10': 'after class 10 10th',
  'after 12': 'after class 12 12th',
  'after graduation': 'after graduation degree',
};

const beyondLatin = /[\u0900-\u097f]/;

export function searchableCourse(
  card: Pick<
    CourseCard,
    '_id' | 'name' | 'shortName' | 'field' | 'otherFields' | 'stream' | 'level' | 'entry' | 'careerOptions' | 'collegeCount'
  >,
): Searchable {
  return {
    strong: [card.shortName],
    name: card.name,
    // On a page of another language it is still found by its English name.
    alsoNamed: beyondLatin.test(card.name) ? [card._id.replaceAll('-', ' ')] : [],
    about: [
      card.level,
      entryWords[card.entry],
      streamNames[card.stream],
      ...[card.field, ...card.otherFields].map((field) => fieldNames[field]),
      ...card.careerOptions.map(({ jobTitle }) => jobTitle),
    ],
    boost: (likelihood[beginOrder(card)] ?? 0) + Math.min(8, Math.round(2 * Math.log10(1 + card.collegeCount))),
  };
}

const nothing = () => false;

export const courseList = defineList<CourseCard>()({
  name: 'courses',
  searchable: searchableCourse,
  // What most can begin, at the most colleges, first.
  searchedBy: 'browser',
  order: (a, b) => beginOrder(a) - beginOrder(b) || b.collegeCount - a.collegeCount || compareNames(a, b),
  filters: {
    stream: (stream) => (isStream(stream) ? (card) => isForStream(card, stream) : nothing),
    field: (field) => (isField(field) ? (card) => isForField(card, field) : nothing),
    level: (level) => (card) => card.level === level,
    entry: (entry) => (card) => card.entry === entry,
    interest: (letter) => (card) => card.interests.includes(letter),
  },
  sorts: {},
  counts: { level: (card) => [card.level] },
  near: ({ stream, field }) =>
    stream === undefined && field === undefined
      ? undefined
      : (card) => nearOrder(card, (stream === undefined || card.stream === stream) && (field === undefined || card.field === field)),
});
