/** A sheet as it comes in, understood: option ids, or texts of any language we speak or spoke. */
import type { Bank, BankQuestion, OptionId } from './types.ts';
import { questionWords, type Words } from './words/words.ts';

interface AnswerProblem {
  problem: 'count' | 'blank' | 'unknown';
  index: number;
}

/** One answer a question, in order. `picks`: the place of each among the options of its question. */
export function readAnswers(bank: Bank, answers: readonly string[], languages: readonly Words[]): { picks: number[] } | AnswerProblem {
  if (answers.length !== bank.questions.length) return { problem: 'count', index: Math.min(answers.length, bank.questions.length) };
  const picks: number[] = [];
  for (const [index, question] of bank.questions.entries()) {
    const answer = answers[index];
    if (answer === undefined || answer.trim() === '') return { problem: 'blank', index };
    const pick = pickOf(bank, question, answer, languages);
    if (pick < 0) return { problem: 'unknown', index };
    picks.push(pick);
  }
  return { picks };
}

/** A string that is both an id and a text is an id; a text of today goes before one of former days. */
function pickOf(bank: Bank, question: BankQuestion, answer: string, languages: readonly Words[]): number {
  const find = (fits: (id: OptionId) => boolean): number => question.options.findIndex(({ id }) => fits(id));
  const ways = [
    (id: OptionId) => id === answer,
    (id: OptionId) => languages.some((words) => questionWords(words, bank, question.id).options[id] === answer),
    (id: OptionId) => languages.some((words) => questionWords(words, bank, question.id).formerly?.[id]?.includes(answer)),
  ];
  return ways.reduce((found, fits) => (found < 0 ? find((id) => fits(id) === true) : found), -1);
}

export const pickedOptions = (bank: Bank, picks: readonly number[]): OptionId[] =>
  bank.questions.flatMap(({ options }, at) => options[picks[at] ?? -1]?.id ?? []);
