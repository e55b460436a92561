import { describe, expect, it } from 'vitest';
import { fieldsOf } from '@disha/contract/taxonomy';
import { dice } from '../../cli/random.ts';
import { randomSheet } from '../../cli/stability.ts';
import { examOfCandidate } from '../exams.ts';
import { quizzes } from '../quizzes.ts';
import { recommend } from '../recommend.ts';
import type { Bank } from '../types.ts';
import { allWords } from './languages.ts';
import { publicQuiz } from './public-quiz.ts';
import { wordResult, type RecommendationParts, type WordedResult } from './word-result.ts';
import type { Words } from './words.ts';

describe.each(allWords)('in the words of $language', (words) => {
  describe.each(quizzes)('a result of $id', (bank) => {
    const roll = dice(42);
    const { questions } = publicQuiz(bank, words);
    const results = Array.from({ length: 60 }, () => {
      const picks = randomSheet(bank, roll);
      return {
        answers: questions.map(({ options }, at) => options[picks[at] ?? 0] ?? ''),
        result: wordResult(recommend(bank, picks), words),
      };
    });

    it('has all that a screen needs', () => {
      for (const { result } of results) {
        expect(result.recommendations).toHaveLength(3);
        expect(result.scores.map(({ fieldId }) => fieldId).slice(0, 3)).toEqual(result.recommendations.map(({ fieldId }) => fieldId));
        const matches = result.scores.map(({ matchScore }) => matchScore);
        expect(Math.abs(matches.reduce((a, b) => a + b, 0) - 100)).toBeLessThanOrEqual(2);
        for (const note of [result.bandNote, result.honestNote]) expect(note.length).toBeGreaterThan(20);
        for (const one of result.recommendations) checkOne(bank, words, one, result);
      }
    });

    it('quotes only answers that were given', () => {
      for (const { answers, result } of results) {
        const given = new Set(questions.map(({ question }, at) => `${question} ${answers[at]}`));
        for (const { evidence, explanation, fieldName } of result.recommendations) {
          for (const item of evidence) {
            expect(given.has(`${item.question} ${item.answer}`)).toBe(true);
            expect(item.for).toBe(fieldName);
          }
          for (const [, quote] of explanation.matchAll(/["“]([^"”]+)["”]/g)) expect(answers).toContain(quote);
        }
        if (result.band === 'clear') expect(result.recommendations[0]?.explanation).toMatch(/["“]/);
        for (const { question, from, to } of result.whatWouldChange) {
          expect(given.has(`${question} ${from}`)).toBe(true);
          expect(questions.find((one) => one.question === question)?.options).toContain(to);
        }
      }
    });
  });
});

function checkOne(bank: Bank, { names }: Words, one: RecommendationParts, result: WordedResult): void {
  expect(Number.isInteger(one.matchScore) && one.matchScore >= 0 && one.matchScore <= 100).toBe(true);
  expect(one.confidence).toBe(result.band);
  expect(new Set(one.keyStrengths).size).toBe(one.keyStrengths.length);
  expect(one.studyTips).toHaveLength(3);
  expect(one.studyTips.join(' ')).toContain(examOfCandidate[one.fieldId].name);
  expect(one.examId).toBe(examOfCandidate[one.fieldId].id);
  expect(one.explanation).toContain(one.fieldName);
  expect(one.explanation.length).toBeLessThan(700);
  expect(one.streamName).toBe(names[one.stream]);
  if (bank.stream === null) {
    expect(one.fieldId).toBe(one.stream);
    expect(one.bestFields).toHaveLength(2);
    for (const { fieldId, fieldName } of one.bestFields ?? []) {
      expect(fieldsOf(one.stream)).toContain(fieldId);
      expect(fieldName).toBe(names[fieldId]);
    }
  } else {
    expect(one.stream).toBe(bank.stream);
    expect(one).not.toHaveProperty('bestFields');
  }
}
