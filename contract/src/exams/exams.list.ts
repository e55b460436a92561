/** The list of exams, the same on both sides. */
import type { Searchable } from '@disha/search/searchable';
import { compareNames } from '../catalog/by-name.ts';
import type { ExamCard, ListedExam } from './exams.card.ts';
import { limits } from '../limits.ts';
import { defineList } from '../catalog/list.ts';
import { fieldNames, isMonth, streamNames, streams } from '../taxonomy.ts';

export function searchableExam(
  card: Pick<ExamCard, '_id' | 'name' | 'shortName' | 'conductingBody' | 'syllabus' | 'streams' | 'fields' | 'level' | 'state' | 'entry'>,
): Searchable {
  return {
    strong: [card.shortName, card._id],
    name: card.name,
    about: [
      card.conductingBody,
      card.level,
      ...(card.state === undefined ? [] : [card.state]),
      card.entry,
      ...card.syllabus,
      ...card.streams.map((stream) => streamNames[stream]),
      ...card.fields.map((field) => fieldNames[field]),
    ],
    boost: (card.level === 'national' ? 8 : 3) + (card.entry === 'after 12' ? 8 : 0),
  };
}

/** What most can sit next comes first: tests for admission after Class 12, held for all of India, that most courses ask for. */
const commonRank = ({ purpose, entry, level, courseCount = 0 }: ListedExam): number =>
  (purpose === 'admission' ? 0 : 10_000) + (entry === 'after 12' ? 0 : 2000) + (level === 'national' ? 0 : 1000) - courseCount;

export const examList = defineList<ListedExam>()({
  name: 'exams',
  searchable: searchableExam,
  searchedBy: 'browser',
  order: compareNames,
  filters: {
    stream: (stream) => (card) => (card.streams as readonly string[]).includes(stream),
    entry: (entry) => (card) => ([card.entry, ...(card.otherEntries ?? [])] as readonly string[]).includes(entry),
    purpose: (purpose) => (card) => ([card.purpose, ...(card.alsoFor ?? [])] as readonly string[]).includes(purpose),
    state: (state) => (card) => card.state === state,
    month: (month) => (isMonth(month) ? (card) => card.examMonths.includes(month) : undefined),
  },
  sorts: {
    name: () => 0,
    common: commonRank,
    /** Stream by stream in their own order; within one, the exams for it alone first. */
    streams: (card) => Math.min(...card.streams.map((stream) => streams.indexOf(stream))) * streams.length + card.streams.length,
  },
  counts: {
    stream: (card) => card.streams,
    month: (card) => card.examMonths,
    purpose: (card) => [card.purpose, ...(card.alsoFor ?? [])],
    state: (card) => (card.state === undefined ? [] : [card.state]),
  },
  pageSize: limits.listLimit,
});
