/** The scholarships as the API shows them, computed once for each state of the catalogs. */
import { scholarship, type Scholarship } from '@disha/contract/scholarships.card';
import type { ScholarshipFile } from '@disha/contract/scholarships.files';
import { scholarshipList, searchableScholarship } from '@disha/contract/scholarships.list';
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { guidesOfHelp } from '@disha/eligibility/plan/papers';
import type { CatalogView } from '../../catalog/view/view.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { passing } from '../../catalog/view/passing.ts';
import { localizedCards, type LocalizedList, type LocalizedCards } from '../../catalog/view/localized-cards.ts';
import { otherIds, remembered } from '../../catalog/view/steady.ts';
import { untranslated, type Translate, type Translations } from '../../catalog/translations.ts';

interface ScholarshipsIn extends LocalizedCards<Scholarship> {
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

export const viewScholarships = (content: CatalogContent, scheduler: Scheduler, translations = untranslated): Promise<ScholarshipsView> =>
  makeScholarships(content, scheduler, translations);

const cardOf = remembered(({ id, otherNames: _, ...rest }: ScholarshipFile) =>
  cardsOf.pass({ _id: id, ...rest, papers: guidesOfHelp(rest), state: rest.scope === 'state' ? rest.states[0] : undefined }),
);

/** `last`: what is told the same as then is taken over. */
async function makeScholarships(
  { scholarships }: CatalogContent,
  scheduler: Scheduler,
  translations: Translations,
  last?: LocalizedList<Scholarship>,
): Promise<ScholarshipsView> {
  const documents = new Map(scholarships.map((file) => [file.id, file]));
  const wordsOf = (language: Language, id: string) => translations.of(language, 'scholarships', id);
  const cards = await scheduler.map(scholarships, cardOf);
  const words = {
    list: {
      order: scholarshipList.order,
      // Each name once: those in other languages come with their own card.
      searchable: (card: Scholarship) => {
        const file = documents.get(card._id);
        return searchableScholarship(card, card.name === file?.name ? file.otherNames : []);
      },
    },
    scheduler,
    translated: (card: Scholarship, language: Language) => cardsOf.pass(translated(card, wordsOf(language, card._id))),
    about: ({ states }: Scholarship, language: Language) => states.map((state) => everyTaxonomy[language].states[state]),
  };
  const localized = await localizedCards(cards, words, last);
  const inLanguage = (language: Language): ScholarshipsIn => {
    const said = localized.in(language);
    return { ...said, bookmark: (id) => said.byId.get(id) };
  };
  const updateRows: CatalogView['updateRows'] = async (_rows, content, nextScheduler) => {
    const view = await makeScholarships(content, nextScheduler, translations, localized);
    return { view, ids: otherIds(localized.in(defaultLanguage).byId, view.in(defaultLanguage).byId) };
  };
  return { ...inLanguage(defaultLanguage), in: inLanguage, updateRows };
}
