import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fields, streams } from '@disha/contract/taxonomy';
import { readAnswers } from '../answers.ts';
import { examOfCandidate, examIds } from '../exams.ts';
import { quizById, quizzes } from '../quizzes.ts';
import { recommend } from '../recommend.ts';
import type { Bank } from '../types.ts';
import { texts as class10 } from './en/banks/class10.ts';
import { wordsByLanguage } from './languages.ts';
import { publicQuiz } from './public-quiz.ts';
import { wordResult, type WordedResult } from './word-result.ts';

const { en: english } = wordsByLanguage;

const versionOne = JSON.parse(readFileSync(new URL('../fixtures/version-0.1.json', import.meta.url), 'utf8')) as {
  results: { quizId: string; answers: string[]; result: WordedResult }[];
};

describe.each(quizzes)('$id in English', (bank) => {
  const { questions, ...about } = publicQuiz(bank, english);

  it('shows the browser texts and ids, and nothing of how they count', () => {
    expect(Object.keys(about).sort()).toEqual(['estimatedTime', 'id', 'stream', 'targetClass', 'title', 'totalQuestions']);
    expect(about.totalQuestions).toBe(bank.questions.length);
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(['icon', 'id', 'optionIds', 'options', 'question']);
      expect(question.options.every((option) => typeof option === 'string')).toBe(true);
      expect(question.optionIds).toHaveLength(question.options.length);
    }
    expect(JSON.stringify(questions)).not.toMatch(/riasec|weights|facets|candidate|leans/);
  });

  it('has unique, short texts of similar length', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const [at, { id, question, options }] of questions.entries()) {
      expect(question.length, id).toBeLessThanOrEqual(120);
      expect(new Set(options).size, id).toBe(options.length);
      for (const text of options) {
        expect(text, id).toBe(text.trim());
        expect(text.length, id).toBeLessThanOrEqual(60);
      }
      const lengths = options.map(({ length }) => length);
      if (bank.questions[at]?.block !== 'choice') expect(Math.max(...lengths) - Math.min(...lengths), id).toBeLessThanOrEqual(14);
    }
  });
});

// A wording that is corrected on purpose is corrected in the fixture too. Its meaning (ids, order, numbers) does not change.
it.each(versionOne.results)('says of a sheet of $quizId what version 0.1 said, to the byte', ({ quizId, answers, result }) => {
  const bank = quizById(quizId) as Bank;
  const read = readAnswers(bank, answers, [english]);
  expect('picks' in read && JSON.stringify(wordResult(recommend(bank, read.picks), english))).toBe(JSON.stringify(result));
});

it('says something about every candidate, and names the exam we link to', () => {
  for (const candidate of [...streams, ...fields]) {
    const text = english.candidates[candidate];
    for (const sentence of Object.values(text)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(text.exam).toContain(examOfCandidate[candidate].name);
    expect(text.tryThis).toMatch(/^Try this month: /);
  }
  expect(examIds).toEqual([
    'ca-foundation',
    'clat-ug',
    'cuet-icar-ug',
    'cuet-ug',
    'iiser-iat',
    'ipmat-indore',
    'jee-main',
    'nata',
    'nda',
    'neet-ug',
    'nid-dat',
    'set-symbiosis',
    'upsc-cse',
  ]);
});

it('a language that lacks a text, or has one too many, does not compile', () => {
  type Questions = (typeof class10)['questions'];
  const { 'c10-a01': first, ...others } = class10.questions;
  // @ts-expect-error -- a question is missing
  const short: Questions = others;
  const { e: _, ...four } = first.options;
  // @ts-expect-error -- an option is missing
  const shorter: Questions['c10-a01'] = { ...first, options: four };
  // @ts-expect-error -- an option is left over
  const longer: Questions['c10-a01'] = { ...first, options: { ...first.options, f: 'More' } };
  expect([short, shorter, longer]).toHaveLength(3);
});
