/** The scholarships as the API shows them, computed once for each state of the catalogs. */
import { scholarship, type Scholarship } from '@disha/contract/scholarships';
import { scholarshipList, searchableScholarship } from '@disha/contract/scholarships.list';
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { CatalogView } from '../../catalog/catalog.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Pace } from '../../catalog/pace.ts';
import { passing } from '../../catalog/passing.ts';
import { spokenCards, type SpokenCards } from '../../catalog/spoken-cards.ts';
import { untranslated, type Translate } from '../../catalog/translations.ts';

export interface ScholarshipsIn extends SpokenCards<Scholarship> {
  bookmark: (id: string) => Scholarship | undefined;
}

export interface ScholarshipsView extends CatalogView {
  /** By name. */
  cards: readonly Scholarship[];
  in: (language: Language) => ScholarshipsIn;
}

const cardsOf = passing(scholarship);
const maybe = (text: string | null, say: Translate) => (text === null ? null : say(text));

const translated = (card: Scholarship, say: Translate): Scholarship => ({
  ...card,
  name: say(card.name),
  provider: say(card.provider),
  who: say(card.who),
  incomeNote: maybe(card.incomeNote, say),
  minimumMarks: maybe(card.minimumMarks, say),
  benefit: say(card.benefit),
  apply: say(card.apply),
  window: { ...card.window, text: say(card.window.text) },
  note: maybe(card.note, say),
});

export async function viewScholarships(
  { scholarships }: CatalogContent,
  pace: Pace,
  translations = untranslated,
): Promise<ScholarshipsView> {
  const documents = new Map(scholarships.map((file) => [file.id, file]));
  const wordsOf = (language: Language, id: string) => translations.of(language, 'scholarships', id);
  const cards = await pace.map(scholarships, ({ id, otherNames: _, ...rest }) =>
    cardsOf.pass({ _id: id, ...rest, state: rest.scope === 'state' ? rest.states[0] : undefined }),
  );
  const spoken = await spokenCards(cards, {
    list: {
      order: scholarshipList.order,
      // Each name once: those in other languages come with their own card.
      searchable: (card) => {
        const file = documents.get(card._id);
        return searchableScholarship(card, card.name === file?.name ? file.otherNames : []);
      },
    },
    pace,
    translated: (card, language) => cardsOf.pass(translated(card, wordsOf(language, card._id))),
    about: ({ states }, language) => states.map((state) => everyTaxonomy[language].states[state]),
  });
  const inLanguage = (language: Language): ScholarshipsIn => {
    const said = spoken(language);
    return { ...said, bookmark: (id) => said.byId.get(id) };
  };
  return { ...inLanguage(defaultLanguage), in: inLanguage };
}
