/** What a typed text means, to a reader of this language. */
import { defaultLanguage } from '@disha/contract/languages';
import { stateSlug } from '@disha/contract/taxonomy';
import { learnedMeaning } from '@disha/search/learned';
import { joinOwn } from '@disha/search/reader/joined';
import type { FoundCollege, ReaderNames } from '@disha/search/reader/names';
import { splitOwn } from '@disha/search/reader/own';
import { readQuery, type Read } from '@disha/search/reader/read';
import type { Found } from '@disha/search/searcher';
import { isKnown } from '@disha/search/terms';
import { foldForSearch, foldTyped } from '@disha/search/text';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { viewIn } from '../../catalog/view/view.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import { catalogOf, ItemNames, namedCatalogs } from './item-names.ts';
import { placeNameIn, placesCalled } from './place-table.ts';

export interface ReaderParts {
  snapshot: CatalogSnapshot;
  catalogs: readonly ServedCatalog[];
  /** Whether closing ranks go by this exam. */
  isRanked: (examId: string) => boolean;
}

/** What the search over everything has found already, by the name of the catalog. */
type FoundBefore = (catalog: string) => readonly Found<object>[] | undefined;

interface Card {
  _id: string;
  name: string;
  shortName?: string;
  aliases?: readonly string[];
  location?: { city: string; district: string; state: string };
}

/** What the search gives a word for a name that has it but for one mistake, and for one that begins with it. */
const oneMistake = 18;
const begun = 28;

const looked = 5;

const asCollege = ({ _id, name, shortName = '', aliases = [], location }: Card): FoundCollege => ({
  id: _id,
  name,
  called: [name, shortName, ...aliases].map(foldForSearch),
  places: location ? [location.city, location.district, location.state].flatMap((place) => [foldForSearch(place), ...called(place)]) : [],
});
/** A college in Kozhikode is one in Calicut. */
const called = (place: string) => (placesCalled(foldForSearch(place)).length > 0 ? [foldForSearch(place)] : []);

export function createReader({ snapshot, catalogs, isRanked }: ReaderParts) {
  const items = new ItemNames(snapshot, catalogs);
  return (typed: string, language: AnswerLanguage, before: FoundBefore): Read => {
    const translation = translationIn(language);
    const viewOf = (name: string) => {
      const catalog = catalogs.find(({ contract }) => contract.name === name);
      return catalog && viewIn(snapshot.view(catalog.view), language);
    };
    const whole = foldTyped(typed);
    const found = (name: string, words: string) => (words === whole ? before(name) : undefined) ?? viewOf(name)?.search.find(words) ?? [];
    const isNear = (name: string, word: string, least: number) => found(name, word).some(({ bare }) => bare >= least);
    const names: ReaderNames = {
      called: (compact) => items.called(compact),
      guides: () => items.guides(),
      places: placesCalled,
      english: learnedMeaning,
      find: (kind, words) =>
        found(catalogOf.get(kind) ?? '', words)
          .slice(0, looked)
          .map(({ item, score }) => ({ id: (item as Card)._id, score })),
      colleges: (words) =>
        found('colleges', words)
          .slice(0, looked)
          .map(({ item }) => asCollege(item as Card)),
      isLike: (word) =>
        isKnown(word) || namedCatalogs.some(([, name]) => isNear(name, word, oneMistake)) || isNear('colleges', word, begun),
      isRanked,
      nameOf: (kind, id) => {
        const card = viewOf(catalogOf.get(kind) ?? '')?.bookmark(id) as Card | undefined;
        return (kind === 'exam' ? card?.shortName : undefined) ?? card?.name ?? id;
      },
      placeName: (place) => placeNameIn(translation ?? defaultLanguage, place),
      stateSlug,
    };
    const { rest, own } = splitOwn(typed);
    const { readings, ...others } = readQuery(rest, names);
    return { ...others, readings: joinOwn(readings, own) };
  };
}
