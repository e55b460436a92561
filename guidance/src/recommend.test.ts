import { describe, expect, it } from 'vitest';
import { fieldNames, fields, fieldsOf, streamNames, streams, type Stream } from '@disha/contract/taxonomy';
import { dice } from '../cli/random.ts';
import { randomSheet } from '../cli/stability.ts';
import { about, examIds } from './explain/candidates.ts';
import { checkAnswers, quizzes, recommend } from './quizzes.ts';
import { rank, scorerFor } from './score.ts';
import type { Bank, QuizResult } from './types.ts';

const words = (bank: Bank, picks: readonly number[]): string[] => bank.questions.map((q, i) => q.options[picks[i] ?? 0]?.text ?? '');
const sheets = (bank: Bank, n: number, seed: number): string[][] => {
  const roll = dice(seed);
  return Array.from({ length: n }, () => words(bank, randomSheet(bank, roll)));
};

describe('checkAnswers', () => {
  const bank = quizzes[0] as Bank;
  const [good] = sheets(bank, 1, 1) as [string[]];

  it('accepts one option a question and names what is wrong', () => {
    expect(checkAnswers(bank, good)).toBe('ok');
    expect(checkAnswers(bank, good.slice(1))).toEqual({ problem: 'count', index: 23 });
    expect(checkAnswers(bank, [...good, 'x'])).toEqual({ problem: 'count', index: 24 });
    expect(checkAnswers(bank, good.with(4, ' \n'))).toEqual({ problem: 'blank', index: 4 });
    expect(checkAnswers(bank, good.with(5, 'Whatever'))).toEqual({ problem: 'unknown', index: 5 });
    expect(checkAnswers(bank, good.with(0, '__proto__'))).toEqual({ problem: 'unknown', index: 0 });
  });

  it('is what recommend relies on', () => {
    expect(() => recommend(bank, good.slice(1))).toThrow(RangeError);
    expect(() => recommend(bank, good.with(5, 'Whatever'))).toThrow(RangeError);
  });
});

describe.each(quizzes)('recommend: $id', (bank) => {
  const results = sheets(bank, 120, 42).map((answers) => ({ answers, result: recommend(bank, answers) }));

  it('gives three different ones, best first, with all that a screen needs', () => {
    for (const { result } of results) {
      expect(result.recommendations).toHaveLength(3);
      expect(new Set(result.recommendations.map(({ fieldId }) => fieldId)).size).toBe(3);
      expect(result.scores.map(({ fieldId }) => fieldId).slice(0, 3)).toEqual(result.recommendations.map(({ fieldId }) => fieldId));
      expect([...result.scores.map(({ fieldId }) => fieldId)].sort()).toEqual([...bank.candidates].sort());
      const matches = result.scores.map(({ matchScore }) => matchScore);
      expect(matches).toEqual([...matches].sort((a, b) => b - a));
      expect(Math.abs(matches.reduce((a, b) => a + b, 0) - 100)).toBeLessThanOrEqual(2);
      for (const one of result.recommendations) checkOne(bank, one, result);
    }
  });

  it('quotes only answers that were given', () => {
    for (const { answers, result } of results) {
      const given = new Set(bank.questions.map((q, i) => `${q.question} ${answers[i]}`));
      for (const { evidence, explanation, fieldName } of result.recommendations) {
        expect(evidence.length).toBeGreaterThan(0);
        for (const item of evidence) {
          expect(given.has(`${item.question} ${item.answer}`)).toBe(true);
          expect(item.for).toBe(fieldName);
        }
        for (const [, quote] of explanation.matchAll(/"([^"]+)"/g)) expect(answers).toContain(quote);
      }
      expect(result.recommendations[0]?.explanation).toMatch(/"/);
    }
  });

  it('names changes that really swap first and second, and as few as possible', () => {
    let found = 0;
    for (const { answers, result } of results) {
      const { whatWouldChange, recommendations } = result;
      expect(whatWouldChange.length).toBeLessThanOrEqual(2);
      if (whatWouldChange.length === 0) continue;
      found += 1;
      const changed = [...answers];
      for (const { questionId, from, to, thenFirst } of whatWouldChange) {
        const at = bank.questions.findIndex(({ id }) => id === questionId);
        expect(answers[at]).toBe(from);
        expect(to).not.toBe(from);
        changed[at] = to;
        expect(thenFirst).toBe(recommendations[1]?.fieldName);
        // two are named only when one alone is not enough
        if (whatWouldChange.length === 2)
          expect(recommend(bank, answers.with(at, to)).recommendations[0]?.fieldId).not.toBe(recommendations[1]?.fieldId);
      }
      expect(recommend(bank, changed).recommendations[0]?.fieldId).toBe(recommendations[1]?.fieldId);
    }
    expect(found).toBeGreaterThan(100);
  });

  it('answers the same sheet 1,000 times with the same bytes', () => {
    const [answers] = sheets(bank, 1, 7) as [string[]];
    const bytes = new Set(Array.from({ length: 1000 }, () => JSON.stringify(recommend(bank, answers))));
    expect(bytes.size).toBe(1);
  });

  it('scores a sheet in less than a millisecond', () => {
    const many = sheets(bank, 200, 3);
    for (const answers of many) recommend(bank, answers); // warm
    // processor time, not the clock: a busy machine must not fail the test
    const best = Math.min(
      ...[1, 2, 3].map(() => {
        const start = process.cpuUsage();
        for (const answers of many) recommend(bank, answers);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000 / many.length;
      }),
    );
    expect(best).toBeLessThan(1);
  });

  it('breaks ties in the fixed order of the bank', () => {
    const scorer = scorerFor(bank);
    const nothing = { ...scorer, questions: [] };
    expect(rank(nothing, []).map(({ candidate }) => candidate)).toEqual(bank.candidates);
  });
});

function checkOne(bank: Bank, one: QuizResult['recommendations'][number], result: QuizResult): void {
  expect(Number.isInteger(one.matchScore) && one.matchScore >= 0 && one.matchScore <= 100).toBe(true);
  expect(one.confidence).toBe(result.band);
  expect(one.keyStrengths.length).toBeGreaterThanOrEqual(3);
  expect(one.keyStrengths.length).toBeLessThanOrEqual(4);
  expect(new Set(one.keyStrengths).size).toBe(one.keyStrengths.length);
  expect(one.studyTips).toHaveLength(3);
  expect(one.studyTips.join(' ')).toContain(about[one.fieldId].exam.name);
  expect(one.examId).toBe(about[one.fieldId].exam.id);
  expect(one.explanation).toContain(one.fieldName);
  expect(one.explanation.length).toBeLessThan(700);
  expect(one.streamName).toBe(streamNames[one.stream]);
  if (bank.stream === null) {
    expect(one.fieldId).toBe(one.stream);
    expect(one.bestFields).toHaveLength(2);
    for (const { fieldId, fieldName } of one.bestFields ?? []) {
      expect(fieldsOf(one.stream)).toContain(fieldId);
      expect(fieldName).toBe(fieldNames[fieldId]);
    }
  } else {
    expect(one.stream).toBe(bank.stream);
    expect(one).not.toHaveProperty('bestFields');
  }
}

describe('reach', () => {
  it('every stream and every field comes first on some sheet', () => {
    const first = new Set(
      quizzes.flatMap((bank) => sheets(bank, 200, 9).map((answers) => recommend(bank, answers).recommendations[0]?.fieldId)),
    );
    expect([...first].sort()).toEqual([...streams, ...fields].sort());
  });

  it('every field is named as one of the two best of its stream on some Class 10 sheet', () => {
    const bank = quizzes[0] as Bank;
    const named = new Set(
      sheets(bank, 200, 11).flatMap((answers) =>
        recommend(bank, answers)
          .recommendations.flatMap(({ bestFields }) => bestFields ?? [])
          .map(({ fieldId }) => fieldId),
      ),
    );
    expect([...named].sort()).toEqual([...fields].sort());
  });

  it('the best field of a stream is the one the answers are about', () => {
    const bank = quizzes[0] as Bank;
    for (const stream of streams as readonly Stream[]) {
      for (const field of fieldsOf(stream)) {
        const picks = bank.questions.map(({ kind, options }) => {
          if (kind === 'likert') return options[0]?.field === field ? options.length - 1 : options[0]?.field === undefined ? 1 : 0;
          const own = options.findIndex((option) => option.field === field);
          return own >= 0 ? own : options.length - 1;
        });
        const found = recommend(bank, words(bank, picks)).recommendations.find((one) => one.stream === stream);
        if (found) expect(found.bestFields?.map(({ fieldId }) => fieldId)).toContain(field);
      }
    }
  });

  it('says something about every candidate, and names exams by id', () => {
    for (const candidate of [...streams, ...fields]) {
      const text = about[candidate];
      for (const sentence of [text.what, text.subjects, text.exam.tip, text.tryThis]) expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(text.exam.tip).toContain(text.exam.name);
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
});
