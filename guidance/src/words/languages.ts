import { languages as all, type Language } from '@disha/contract/languages';
import { quizEntries, quizKeys } from '@disha/contract/quiz.keys';
import { byLanguage } from '@disha/contract/words/by-language';
import type { Bank } from '../types.ts';
import type { BankShorts, BankWords, Sayings, Words } from './words.ts';

const sayings = await byLanguage<Sayings>((language) => import(`./${language}/words.ts`));
/** Found by the quiz's key: a new quiz is a file a language, and no list of texts knows of it. */
const ofBanks = await Promise.all(
  quizKeys.map(async (key) => {
    const bankWords = await byLanguage<BankWords<Bank>>((language) => import(`./${language}/banks/${key}.ts`));
    const shorts = await byLanguage<BankShorts<Bank>>((language) => import(`./${language}/banks/${key}.shorts.ts`));
    return { id: quizEntries[key].id, bankWords, shorts };
  }),
);

/** Every language the quiz speaks. */
export const wordsByLanguage = Object.fromEntries(
  all.map((language): [Language, Words] => [
    language,
    {
      ...sayings[language],
      banks: Object.fromEntries(ofBanks.map(({ id, bankWords }) => [id, bankWords[language]])) as Words['banks'],
      shorts: Object.fromEntries(ofBanks.map(({ id, shorts }) => [id, shorts[language]])) as Words['shorts'],
    },
  ]),
) as Readonly<Record<Language, Words>>;

export const allWords: readonly Words[] = Object.values(wordsByLanguage);
