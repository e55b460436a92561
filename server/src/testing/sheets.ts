/** Sheets of answers. */
import type { Bank, Candidate } from '@disha/guidance/types';

/** Somebody who wants one thing only. */
export function sheetFor(bank: Bank, wanted: Candidate): string[] {
  return bank.questions.map(({ kind, options }) => {
    const trait = options[options.length - 1]!;
    const isFor = (option: typeof trait) => option.candidate === wanted || (option.leans ?? []).some((field) => field === wanted);
    if (kind === 'likert') return (isFor(trait) ? trait : options[0]!).text;
    return (options.find(isFor) ?? options.find((option) => option.candidate === null) ?? options[0]!).text;
  });
}

export const firstOptions = (bank: Bank): string[] => bank.questions.map(({ options }) => options[0]!.text);
