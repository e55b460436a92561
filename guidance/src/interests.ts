/**
 * What a sheet says of a person's interests, letter by letter: -1 to 1, 0 is what random answers would say. Every question that
 * names a letter counts by what the answer is worth against the best or the worst that could have been given to it.
 */
import { loudness } from './score.ts';
import type { Bank, BankQuestion, RiasecLetter } from './types.ts';

export const letters = ['R', 'I', 'A', 'S', 'E', 'C'] as const satisfies readonly RiasecLetter[];

interface AskedItem {
  id: string;
  at: number;
  /** By option, centred on what a random answer would give. */
  worth: readonly number[];
}

/** An activity is liked for what it is, and disliked for many reasons. */
const heard = (level: number) => (level < 0 ? level / 2 : level);

function askedAbout(bank: Bank, letter: RiasecLetter): AskedItem[] {
  const worthOf = (question: BankQuestion) => {
    const values = question.options.map(({ riasec }, index) => (riasec[letter] ?? 0) * heard(loudness(question, index)));
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    return values.map((value) => value - mean);
  };
  return (
    bank.questions
      .map((question, at) => ({ id: question.id, at, worth: worthOf(question) }))
      .filter(({ worth }) => worth.some((value) => value !== 0))
      // So that sums do not depend on the order of the questions.
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  );
}

const tables = new WeakMap<Bank, readonly (readonly [RiasecLetter, readonly AskedItem[]])[]>();

/** Made once a bank. */
function tableOf(bank: Bank): readonly (readonly [RiasecLetter, readonly AskedItem[]])[] {
  const made = tables.get(bank) ?? letters.map((letter) => [letter, askedAbout(bank, letter)] as const);
  tables.set(bank, made);
  return made;
}

export function interestsOf(bank: Bank, picks: readonly number[]): Record<RiasecLetter, number> {
  const scores = tableOf(bank).map(([letter, asked]): [RiasecLetter, number] => {
    let [said, most, least] = [0, 0, 0];
    for (const { at, worth } of asked) {
      said += worth[picks[at] ?? 0] ?? 0;
      most += Math.max(...worth);
      least += Math.min(...worth);
    }
    const share = said > 0 ? said / most : said < 0 ? said / -least : 0;
    return [letter, Math.round(share * 1000) / 1000];
  });
  return Object.fromEntries(scores) as Record<RiasecLetter, number>;
}
