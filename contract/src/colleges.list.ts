/** The list of colleges, the same on both sides. Which courses a college teaches is not on its card: that filter is the server's. */
import type { Searchable } from '../../search/src/search-index.ts';
import { foldText } from '../../search/src/text.ts';
import { byName } from './by-name.ts';
import type { CollegeCard } from './colleges.ts';
import { limits } from './limits.ts';
import { defineList } from './list.ts';
import { collegeTypes, states } from './taxonomy.ts';

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

const rankIn = (values: readonly string[]) => {
  const ranks = new Map(values.map((value, index) => [value, index]));
  return (value: string) => ranks.get(value) ?? values.length;
};
const stateRank = rankIn(states);
const typeRank = rankIn([...collegeTypes].sort());

export const collegeList = defineList<CollegeCard>()({
  name: 'colleges',
  searchable: searchableCollege,
  order: byName,
  filters: {
    type: (type) => (card) => card.type === type,
    state: (state) => (card) => card.location.state === state,
    city: (city) => {
      const wanted = foldText(city);
      return (card) => foldText(card.location.city) === wanted;
    },
  },
  sorts: {
    name: () => 0,
    'location.state': (card) => stateRank(card.location.state),
    type: (card) => typeRank(card.type),
  },
  counts: { type: (card) => [card.type], state: (card) => [card.location.state] },
  pageSize: limits.collegePageSize,
});
