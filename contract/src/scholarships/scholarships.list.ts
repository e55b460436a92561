/** The list of scholarships, the same on both sides. */
import type { Searchable } from '@disha/search/searchable';
import { compareNames } from '../catalog/by-name.ts';
import { defineList } from '../catalog/list.ts';
import type { ScholarshipCard } from './scholarships.card.ts';

const group: Readonly<Record<string, string>> = {
  sc: 'SC scheduled caste',
  st: 'ST scheduled tribe',
  obc: 'OBC backward class',
  minority: 'minority',
  disability: 'disability disabled handicapped divyang',
  orphan: 'orphan',
  forces: 'army defence police',
  workers: 'worker labour',
};

/** What people call it stands in the server's index alone, as with careers. */
export function searchableScholarship(
  card: Pick<ScholarshipCard, '_id' | 'name' | 'provider' | 'states' | 'who' | 'forGirls' | 'categories'>,
  otherNames: readonly string[] = [],
): Searchable {
  return {
    strong: otherNames,
    name: card.name,
    about: [
      card._id,
      'scholarship',
      card.provider,
      ...card.states,
      card.who,
      ...(card.forGirls ? ['girls'] : []),
      ...card.categories.map((category) => group[category] ?? category),
    ],
  };
}

/** Above every ceiling there is: those without one come last. */
const withoutCeiling = Number.MAX_SAFE_INTEGER;

/** More than all else that is asked: nine in ten live elsewhere. */
const ofOneState = 4;

export const scholarshipList = defineList<ScholarshipCard>()({
  name: 'scholarships',
  searchable: (card) => searchableScholarship(card),
  searchedBy: 'server',
  order: compareNames,
  filters: {
    /** What a student at home there can get: the state's own, and the central ones that are open to it. */
    state: (state) => (card) => card.states.length === 0 || (card.states as readonly string[]).includes(state),
    stage: (stage) => (card) => (card.stages as readonly string[]).includes(stage),
    category: (category) => (card) => (card.categories as readonly string[]).includes(category),
    forGirls: (wanted) => (wanted === 'true' ? (card) => card.forGirls : undefined),
    income: (rupees) => (card) => card.incomeCeiling === null || card.incomeCeiling >= Number(rupees),
  },
  sorts: {
    name: () => 0,
    /** For families with the least money first. */
    income: (card) => card.incomeCeiling ?? withoutCeiling,
    /** What most people can have first: what a state gives its own comes last; else by how many of group, girls and income it asks. */
    most: ({ states, categories, forGirls, incomeCeiling }) =>
      (states.length > 0 ? ofOneState : 0) + [categories.length > 0, forGirls, incomeCeiling !== null].filter(Boolean).length,
  },
  counts: { stage: (card) => card.stages, category: (card) => card.categories, state: (card) => card.states },
  /** What a state gives stands before what everybody has. */
  near: ({ state }) => (state === undefined ? undefined : (card) => (card.state === state ? 0 : 1)),
  pageSize: 20,
});
