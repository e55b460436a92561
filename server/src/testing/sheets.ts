/** Sheets of answers, by option ids, and the same sheets as texts. */
import type { Bank, Candidate, OptionId } from '@disha/guidance/types';
import { wordsByLanguage } from '@disha/guidance/words/languages';
import { questionWords } from '@disha/guidance/words/words';

const { en: english } = wordsByLanguage;

/** Somebody who wants one thing only. */
export function sheetFor(bank: Bank, wanted: Candidate): OptionId[] {
  return bank.questions.map(({ kind, options }) => {
    const trait = options[options.length - 1]!;
    const isFor = (option: typeof trait) => option.candidate === wanted || (option.leans ?? []).some((field) => field === wanted);
    if (kind === 'likert') return (isFor(trait) ? trait : options[0]!).id;
    return (options.find(isFor) ?? options.find((option) => option.candidate === null) ?? options[0]!).id;
  });
}

export const firstOptions = (bank: Bank): OptionId[] => bank.questions.map(({ options }) => options[0]!.id);

/** As a client that knows no ids sends it. */
export const inTexts = (bank: Bank, sheet: readonly OptionId[]): string[] =>
  bank.questions.map(({ id }, at) => questionWords(english, bank, id).options[sheet[at]!]);
