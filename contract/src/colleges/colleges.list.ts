/**
 * The list of colleges. Which courses a college teaches and how far it is are not on its card: those questions are the server's,
 * and so is a district's older name.
 */
import type { Searchable } from '@disha/search/searchable';
import { foldText } from '@disha/search/text';
import { compareNames } from '../catalog/by-name.ts';
import { dataCoverages } from './colleges.words.ts';
import type { CollegeCard } from './colleges.card.ts';
import { limits } from '../limits.ts';
import { defineList } from '../catalog/list.ts';
import { collegeTypes, states } from '../taxonomy.ts';

/** Enough to put the better known first among equals, not enough to beat a better match. */
const rankBoost = (rank: number) => (rank <= 12 ? 16 - Math.floor(rank / 2) : rank <= 50 ? 8 : rank <= 100 ? 6 : 4);

const rankIn = (values: readonly string[]) => {
  const ranks = new Map(values.map((value, index) => [value, index]));
  return (value: string) => ranks.get(value) ?? values.length;
};
const stateRank = rankIn(states);
const typeRank = rankIn([...collegeTypes].sort());
export const coverageRank = rankIn(dataCoverages);

export function searchableCollege(
  card: Pick<CollegeCard, 'name' | 'shortName' | 'aliases' | 'type' | 'layer' | 'location' | 'degrees' | 'degreesByName' | 'nirf'>,
): Searchable {
  return {
    strong: [...(card.shortName === undefined ? [] : [card.shortName]), ...(card.aliases ?? [])],
    name: card.name,
    place: [card.location.city, card.location.district, card.location.state],
    about: [...(card.type === undefined ? [] : [card.type]), ...(card.degrees ?? []), ...(card.degreesByName ?? [])],
    boost:
      (card.nirf ? rankBoost(Number.parseInt(card.nirf.rank, 10)) : 0) +
      (card.type === 'government' ? 2 : 0) -
      coverageRank(card.layer) * 2,
  };
}

/** Above every rank there is. */
const unranked = 1000;

export const collegeList = defineList<CollegeCard>()({
  name: 'colleges',
  searchable: searchableCollege,
  searchedBy: 'server',
  order: compareNames,
  filters: {
    type: (type) => (card) => card.type === type,
    state: (state) => (card) => card.location.state === state,
    city: (city) => {
      const wanted = foldText(city);
      return (card) => foldText(card.location.city) === wanted;
    },
    district: (district) => (card) => card.location.district === district,
    kinds: (kinds) => {
      const wanted = new Set(kinds.split(','));
      return (card) => card.kinds.some((kind) => wanted.has(kind));
    },
    layer: (coverage) => (card) => card.layer === coverage,
    openTo: (openTo) => (card) => card.openTo === openTo,
  },
  sorts: {
    strength: (card) => coverageRank(card.layer),
    name: () => 0,
    'location.state': (card) => stateRank(card.location.state),
    type: (card) => typeRank(card.type ?? ''),
    /** What the ranking of the ministry names comes first, then what is known best. */
    common: (card) => (card.nirf ? Number.parseInt(card.nirf.rank, 10) : unranked + coverageRank(card.layer)),
  },
  counts: { type: (card) => (card.type === undefined ? [] : [card.type]), state: (card) => [card.location.state] },
  near: () => (card) => coverageRank(card.layer),
  pageSize: limits.collegePageSize,
});
