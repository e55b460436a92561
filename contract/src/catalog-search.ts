/** What of a card the search reads. Both sides build their index from the same cards, so they find the same things. */
import type { CollegeCard } from './colleges.ts';
import type { CourseCard } from './courses.ts';
import type { ExamCard } from './exams.ts';
import type { Searchable } from '../../search/src/search-index.ts';
import { fieldNames, streamNames } from './taxonomy.ts';

/** Enough to put the better known first among equals, not enough to beat a better match. */
const rankBoost = (rank: number) => (rank <= 12 ? 16 - Math.floor(rank / 2) : rank <= 50 ? 8 : rank <= 100 ? 6 : 4);

export function searchableCollege(
  card: Pick<CollegeCard, 'name' | 'shortName' | 'aliases' | 'type' | 'location' | 'degrees' | 'nirf'>,
): Searchable {
  return {
    strong: [...(card.shortName === undefined ? [] : [card.shortName]), ...(card.aliases ?? [])],
    name: card.name,
    place: [card.location.city, card.location.state],
    about: [card.type, ...(card.degrees ?? [])],
    boost: (card.nirf ? rankBoost(Number.parseInt(card.nirf.rank, 10)) : 0) + (card.type === 'government' ? 2 : 0),
  };
}

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

export function searchableExam(
  card: Pick<ExamCard, '_id' | 'name' | 'shortName' | 'conductingBody' | 'syllabus' | 'streams' | 'fields' | 'level' | 'entry'>,
): Searchable {
  return {
    strong: [card.shortName, card._id],
    name: card.name,
    about: [
      card.conductingBody,
      card.level,
      card.entry,
      ...card.syllabus,
      ...card.streams.map((stream) => streamNames[stream]),
      ...card.fields.map((field) => fieldNames[field]),
    ],
    boost: (card.level === 'national' ? 8 : 3) + (card.entry === 'after 12' ? 8 : 0),
  };
}
