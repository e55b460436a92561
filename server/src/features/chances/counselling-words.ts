/** A counselling as it is told about, in the words of a language. */
import type { Counselling } from '@disha/contract/chances';
import type { ChanceBand } from '@disha/contract/chances.words';
import type { Language } from '@disha/contract/languages';
import { conditionOf, isPaid, scopeOf, type CounsellingTables as Built } from '@disha/chances/counsellings';
import { fittedOf } from '@disha/chances/fitted';
import { counsellingTexts } from '@disha/chances/words/languages';
import type { cutoffState } from './chances.tables.ts';

type State = Pick<typeof cutoffState.$inferSelect, 'years' | 'categories' | 'quotas'>;

type CounsellingName = Built['name'];

const ofKey = (texts: Readonly<Record<string, string>>, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? key;

/** Of a counselling that somebody added no call is made. */
function callsOf({ id, noCall }: Built): Pick<Counselling, 'calls' | 'tried'> {
  const fitted = noCall === undefined ? fittedOf(id) : undefined;
  if (!fitted) return { calls: false };
  const { year, came } = fitted.tried;
  const of100 = (band: ChanceBand) => Math.round(100 * came[band]);
  return { calls: true, tried: { year, likely: of100('likely'), possible: of100('possible'), reach: of100('reach'), out: of100('out') } };
}

export function counsellingWordsIn(language: Language) {
  const texts = counsellingTexts[language];
  const nameIn = (among: readonly { id: string; name?: CounsellingName | undefined }[], id: string) =>
    among.find((each) => each.id === id)?.name?.[language] ?? id;
  return {
    /** What a line of seats belongs to. */
    line: (built: Built, { list, quota }: { list: string; quota: string }) => ({
      counselling: built.name[language],
      list: nameIn(built.lists, list),
      quota: nameIn(built.quotas, quota),
    }),
    counselling: (built: Built, { years, categories, quotas }: State): Counselling => ({
      id: built.id,
      name: built.name[language],
      lists: built.lists.map(({ id, examId, unit, name, mostWanted }) => ({
        ...{ id, examId, unit, name: name[language] },
        ...(mostWanted ? { mostWanted: { ...mostWanted, seat: mostWanted.seat[language] } } : {}),
      })),
      ...(built.ofState === undefined ? {} : { ofState: built.ofState }),
      ...(built.group === undefined ? {} : { group: built.group }),
      years: years.map(({ year }) => year),
      categories: categories.map((id) => ({ id, name: nameIn(built.categories, id) })),
      // What the authority calls it is a name; whom it is for is said in words.
      quotas: quotas.map((id) => {
        const [name, words] = [nameIn(built.quotas, id), texts.scopes[scopeOf(built, id)]];
        const condition = conditionOf(built, id);
        const asks = condition === undefined ? {} : { condition };
        return isPaid(built, id) ? { id, name, words: `${words} ${texts.paid}`, paid: true, ...asks } : { id, name, words, ...asks };
      }),
      abroad: quotas.some((id) => scopeOf(built, id) === 'abroad'),
      paid: quotas.some((id) => isPaid(built, id) && scopeOf(built, id) !== 'abroad'),
      ownOrders: built.ownOrders,
      about: built.about[language],
      sources: [...new Set(years.map(({ source }) => ofKey(texts.sources, source)))],
      ...callsOf(built),
    }),
  };
}
