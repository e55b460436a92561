/** A counselling as it is told about, in the words of a language. */
import type { Counselling } from '@disha/contract/chances';
import type { Language } from '@disha/contract/languages';
import { scopeOf, type Counselling as Built } from '@disha/chances/counsellings';
import { languages } from '@disha/chances/words/languages';
import type { cutoffState } from './chances.tables.ts';

type State = Pick<typeof cutoffState.$inferSelect, 'years' | 'categories' | 'quotas'>;

const ofKey = (texts: Readonly<Record<string, string>>, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? key;

export function wordsIn(language: Language) {
  const texts = languages[language];
  return {
    counselling: (built: Built, { years, categories, quotas }: State): Counselling => ({
      id: built.id,
      name: texts[built.id].name,
      lists: built.lists.map((list) => ({ ...list, name: ofKey(texts.lists, list.id) })),
      years: years.map(({ year }) => year),
      categories: categories.map((id) => ({ id, name: id })),
      // What the authority calls it is a name; whom it is for is said in words.
      quotas: quotas.map((id) => ({ id, name: ofKey(texts.quotas, id), words: texts.scopes[scopeOf(built, id)] })),
      abroad: quotas.some((id) => scopeOf(built, id) === 'abroad'),
      about: texts[built.id].about,
      sources: [...new Set(years.map(({ source }) => ofKey(texts.sources, source)))],
      calls: built.noCall === undefined,
    }),
  };
}
