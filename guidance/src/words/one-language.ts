/** The words of one language alone, for a page that speaks no other. What it does not say yet is said in English. */
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { over, type WrittenDraft } from '@disha/contract/draft';
import { quizEntries, quizKeys } from '@disha/contract/quiz.keys';
import type { Bank } from '../types.ts';
import type { BankShorts, BankWords, Sayings, Words } from './words.ts';

async function loadWords<T>(language: Language, load: (language: Language) => Promise<unknown>): Promise<T> {
  const written = (await load(language)) as WrittenDraft<T>;
  return 'texts' in written ? written.texts : over(((await load(defaultLanguage)) as { texts: T }).texts, written.some);
}

export async function wordsIn(language: Language): Promise<Words> {
  const sayings = await loadWords<Sayings>(language, (each) => import(`./${each}/words.ts`));
  const banks = quizKeys.map(async (key) => {
    const words = await loadWords<BankWords<Bank>>(language, (each) => import(`./${each}/banks/${key}.ts`));
    return [quizEntries[key].id, words];
  });
  const shorts = quizKeys.map(async (key) => {
    const words = await loadWords<BankShorts<Bank>>(language, (each) => import(`./${each}/banks/${key}.shorts.ts`));
    return [quizEntries[key].id, words];
  });
  return {
    ...sayings,
    banks: Object.fromEntries(await Promise.all(banks)) as Words['banks'],
    shorts: Object.fromEntries(await Promise.all(shorts)) as Words['shorts'],
  };
}
