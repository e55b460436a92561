/** The same answers mean the same, whichever language they are given and told in. */
import { describe, expect, it } from 'vitest';
import { pickedOptions, readAnswers } from '../answers.ts';
import { quizzes } from '../quizzes.ts';
import { recommend } from '../recommend.ts';
import { allWords } from './languages.ts';
import { wordResult, type WordedResult } from './word-result.ts';
import { questionWords, type Words } from './words.ts';

const sheets = 60;

/** Numbers that look random and are the same each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) yield (state = (state * 48_271) % 2_147_483_647);
}

/** What of a result is not words. */
const bare = ({ recommendations, scores, band, margin, whatWouldChange }: WordedResult) => ({
  recommendations: recommendations.map(({ fieldId, stream, examId, matchScore, confidence, bestFields, evidence, keyStrengths }) => ({
    ...{ fieldId, stream, examId, matchScore, confidence },
    bestFields: bestFields?.map((best) => best.fieldId),
    counts: [evidence.length, keyStrengths.length],
  })),
  scores: scores.map(({ fieldId, matchScore }) => ({ fieldId, matchScore })),
  ...{ band, margin },
  changed: whatWouldChange.map(({ questionId }) => questionId),
});

describe.each(quizzes)('$id', (bank) => {
  const random = numbers(bank.id.length * 7919);
  const picks = Array.from({ length: sheets }, () => bank.questions.map(({ options }) => random.next().value % options.length));
  const textsIn = (words: Words, sheet: readonly number[]) =>
    bank.questions.map(({ id, options }, at) => {
      const option = options[sheet[at] ?? 0];
      return option ? questionWords(words, bank, id).options[option.id] : '';
    });

  it(`understands ${sheets} random sheets alike: as ids, as texts of any language, and mixed`, () => {
    for (const sheet of picks) {
      const ids = pickedOptions(bank, sheet);
      const worded = allWords.map((words) => textsIn(words, sheet));
      const mixed = ids.map((id, at) => [id, ...worded.map((texts) => texts[at] ?? '')][at % (worded.length + 1)] ?? id);
      for (const answers of [ids, ...worded, mixed]) expect(readAnswers(bank, answers, allWords)).toEqual({ picks: sheet });
    }
  });

  it('gives the same ids and numbers in every language', () => {
    for (const sheet of picks) {
      const result = recommend(bank, sheet);
      const [english, ...others] = allWords.map((words) => bare(wordResult(result, words)));
      for (const other of others) expect(other).toEqual(english);
    }
  });
});
