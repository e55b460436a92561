/** The guides as the API shows them, computed once for each state of the catalogs. */
import { guideCard, type Guide, type GuideCard, type GuidePortal } from '@disha/contract/guides.card';
import type { GuideFile } from '@disha/contract/guides.files';
import { guideList, searchableGuide } from '@disha/contract/guides.list';
import { defaultLanguage, type Language } from '@disha/contract/languages';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { changedIds, changedAs, type RowChanges } from '../../catalog/snapshot/rows.ts';
import { untranslated, type Translations } from '../../catalog/translations.ts';
import { passing } from '../../catalog/view/passing.ts';
import { localizedCards, type LocalizedList, type LocalizedCards } from '../../catalog/view/localized-cards.ts';
import { otherIds } from '../../catalog/view/steady.ts';
import type { CatalogView } from '../../catalog/view/view.ts';

interface GuidesIn extends LocalizedCards<GuideCard> {
  guide: (id: string) => Guide | undefined;
  bookmark: (id: string) => GuideCard | undefined;
}

interface GuidesView extends CatalogView {
  cards: readonly GuideCard[];
  in: (language: Language) => GuidesIn;
}

const cardsOf = passing(guideCard);
const cardOf = ({ id, name, topic, place, summary }: GuideFile) =>
  cardsOf.pass({ _id: id, name, topic, ...(place !== undefined && { place }), summary });

export const viewGuides = (content: CatalogContent, scheduler: Scheduler, translations: Translations = untranslated): Promise<GuidesView> =>
  makeGuides(content, scheduler, translations);

/** `last`: what is told the same as then is taken over. */
async function makeGuides(
  content: CatalogContent,
  scheduler: Scheduler,
  translations: Translations,
  last?: LocalizedList<GuideCard>,
): Promise<GuidesView> {
  const documents = new Map(content.guides.map((file) => [file.id, file]));
  const wordsOf = (language: Language, id: string) => translations.of(language, 'guides', id);
  const words = {
    list: {
      order: guideList.order,
      // Each name once: those in other languages come with their own card.
      searchable: (card: GuideCard) => {
        const file = documents.get(card._id);
        return searchableGuide(card, card.name === file?.name ? file.otherNames : []);
      },
    },
    scheduler,
    translated: (card: GuideCard, language: Language) => {
      const said = wordsOf(language, card._id);
      return cardsOf.pass({ ...card, name: said(card.name), summary: said(card.summary) });
    },
    about: () => [],
  };
  const localized = await localizedCards(await scheduler.map(content.guides, cardOf), words, last);
  const related = relatedIn(content, translations);
  const inLanguage = (language: Language): GuidesIn => {
    const said = localized.in(language);
    return {
      ...said,
      bookmark: (id) => said.byId.get(id),
      guide: (id) => {
        const file = documents.get(id);
        const card = said.byId.get(id);
        if (!file || !card) return undefined;
        const portals = portalsFor(file, documents);
        const { officialLink, certainty, sources, asOf } = file;
        return {
          ...card,
          sections: sectionsIn(file, wordsOf(language, id)),
          ...(portals && { portals }),
          related: related(file, language),
          ...(officialLink !== undefined && { officialLink }),
          ...{ certainty, sources, asOf },
        };
      },
    };
  };
  const view: GuidesView = {
    ...inLanguage(defaultLanguage),
    in: inLanguage,
    updateRows: async (rows, next, nextScheduler) => {
      const touched = touchedGuides(next.guides, rows);
      if (touched.length === 0) return { view, ids: [] };
      const made = await makeGuides(next, nextScheduler, translations, localized);
      return { view: made, ids: [...touched, ...otherIds(view.in(defaultLanguage).byId, made.in(defaultLanguage).byId)] };
    },
  };
  return view;
}

/** The changed ones, those that show the portals of one, and those that name an item which is called otherwise now. */
function touchedGuides(guides: readonly GuideFile[], rows: RowChanges): string[] {
  const own = changedIds(rows, 'guides');
  const renamed = new Set(namedTypes.flatMap((type) => changedAs<Titled>(rows, type, nameOf).map(({ id }) => `${type} ${id}`)));
  const telling = guides.filter(
    ({ portalsOf = '', related }) => own.has(portalsOf) || related.some((item) => renamed.has(`${item.type} ${item.id}`)),
  );
  // One that has left is changed, too, though it is no longer among them.
  return [...new Set([...own, ...telling.map(({ id }) => id)])];
}

/** What was to be confirmed, and is, stands behind what ships; what is unconfirmed is shown to no reader. */
function sectionsIn({ sections, toConfirm = {} }: GuideFile, say: (english: string) => string): Guide['sections'] {
  const confirmed = Object.values(toConfirm).filter(({ certainty }) => certainty !== 'C');
  const last = sections.length - 1;
  return sections.map(({ title, text, items = [] }, index) => {
    const all = index === last ? [...items, ...confirmed.map((fact) => fact.text)] : items;
    return { title: say(title), text: say(text), ...(all.length > 0 && { items: all.map(say) }) };
  });
}

/** Its own table, or that of the guide it names; a time is told of the paper it was read for. */
function portalsFor({ id, portals, portalsOf = '' }: GuideFile, documents: ReadonlyMap<string, GuideFile>): GuidePortal[] | undefined {
  const table = portals ?? documents.get(portalsOf)?.portals;
  return (
    table &&
    Object.values(table)
      .map(({ state, name, link, days, daysFor, certainty }) => ({
        ...{ state, name, link, certainty },
        ...(days !== undefined && daysFor === id && { days }),
      }))
      .sort((a, b) => (a.state < b.state ? -1 : 1))
  );
}

const namedTypes = ['courses', 'careers', 'exams', 'scholarships', 'guides'] as const;
type Titled = CatalogContent[(typeof namedTypes)[number]][number];
const nameOf = (item: Titled): string => ('shortName' in item ? item.shortName : item.name);

/** What an operator has removed is left out. */
function relatedIn(content: CatalogContent, translations: Translations) {
  const names = new Map<string, string>();
  for (const type of namedTypes) for (const item of content[type]) names.set(`${type} ${item.id}`, nameOf(item));
  return ({ related }: GuideFile, language: Language): Guide['related'] =>
    related.flatMap(({ type, id }) => {
      const name = names.get(`${type} ${id}`);
      return name === undefined ? [] : [{ type, id, name: translations.of(language, type, id)(name) }];
    });
}
