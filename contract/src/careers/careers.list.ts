/** The list of careers, the same on both sides. */
import type { Searchable } from '@disha/search/searchable';
import { compareNames } from '../catalog/by-name.ts';
import type { CareerCard } from './careers.card.ts';
import { defineList } from '../catalog/list.ts';
import { fieldNames, fieldsOf, isStream, type Field } from '../taxonomy.ts';

/** What people call it stands in the server's index alone: it would double what the list weighs. */
export function searchableCareer(card: Pick<CareerCard, '_id' | 'name' | 'fields'>, otherNames: readonly string[] = []): Searchable {
  // "Nurse (B.Sc Nursing)" is a nurse first of all.
  const plain = card.name.replace(/ *\(.*\)/, '');
  return {
    strong: plain === card.name ? otherNames : [plain, ...otherNames],
    name: card.name,
    about: [card._id, ...card.fields.map((field) => fieldNames[field])],
  };
}

const isIn = (fields: readonly Field[]) => (card: CareerCard) => card.fields.some((field) => fields.includes(field));

export const careerList = defineList<CareerCard>()({
  name: 'careers',
  searchable: (card) => searchableCareer(card),
  searchedBy: 'server',
  order: compareNames,
  filters: {
    field: (field) => (card) => (card.fields as readonly string[]).includes(field),
    stream: (stream) => (isStream(stream) ? isIn(fieldsOf(stream)) : () => false),
    interest: (letter) => (card) => card.interests.includes(letter),
    entry: (entry) => (card) => (card.entries as readonly string[] | undefined)?.includes(entry) === true,
    sector: (sector) => (card) => (card.sectors as readonly string[]).includes(sector),
  },
  sorts: {
    name: () => 0,
    /** What can be begun from the most places comes first: after Class 10, after Class 12, after a degree. */
    common: ({ entries: begun = [], sectors }) => -begun.length * 10 - sectors.length,
    /** By agreement with a profile of interests; only the server knows those of the careers. */
    match: () => 0,
  },
  counts: { sector: (card) => card.sectors, interest: (card) => [...card.interests], field: (card) => card.fields },
  pageSize: 20,
});
