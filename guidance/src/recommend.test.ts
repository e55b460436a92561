import { describe, expect, it } from 'vitest';
import { fields, fieldsOf, isStream, streams, type Stream } from '@disha/contract/taxonomy';
import { dice } from '../cli/random.ts';
import { randomSheet } from '../cli/stability.ts';
import { quizzes } from './quizzes.ts';
import { recommend } from './recommend.ts';
import { rank, scorerFor } from './score.ts';
import type { ResultConfidence, Bank, OptionId, Recommended } from './types.ts';

const sheets = (bank: Bank, n: number, seed: number): number[][] => {
  const roll = dice(seed);
  return Array.from({ length: n }, () => randomSheet(bank, roll));
};

describe.each(quizzes)('recommend: $id', (bank) => {
  const results = sheets(bank, 120, 42).map((picks) => ({ picks, result: recommend(bank, picks) }));
  const placeOf = (questionId: string) => bank.questions.findIndex(({ id }) => id === questionId);
  const optionAt = (at: number, pick: number | undefined) => bank.questions[at]?.options[pick ?? -1]?.id;
  const pickAt = (at: number, optionId: OptionId) => bank.questions[at]?.options.findIndex(({ id }) => id === optionId) ?? -1;

  it('gives three different ones, best first', () => {
    for (const { result } of results) {
      const ranked = result.ranked.map(({ candidate }) => candidate);
      expect(result.recommended.map(({ candidate }) => candidate)).toEqual(ranked.slice(0, 3));
      expect([...ranked].sort()).toEqual([...bank.candidates].sort());
      const shares = result.ranked.map(({ share }) => share);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
      for (const one of result.recommended) checkOne(bank, one, result.band);
    }
  });

  it('names only answers that were given', () => {
    for (const { picks, result } of results) {
      for (const { candidate, because, evidence } of result.recommended) {
        for (const { questionId, optionId, points } of [...because, ...evidence]) {
          const at = placeOf(questionId);
          expect(optionAt(at, picks[at])).toBe(optionId);
          // A reason is a reason for: that something else was disliked is none.
          const option = bank.questions[at]?.options[picks[at] ?? 0];
          expect([option?.candidate, ...(option?.leans ?? [])], questionId).toContain(candidate);
          expect(points).toBeGreaterThanOrEqual(0);
        }
      }
      // A candidate without a liked activity has no reason for it: it stands first because the others have less.
      if (result.band === 'clear') expect(result.recommended[0]?.because.length).toBeGreaterThan(0);
    }
  });

  it('names changes that really swap first and second, and as few as possible', () => {
    let found = 0;
    for (const { picks, result } of results) {
      const { changes, thenFirst, recommended } = result;
      expect(changes.length).toBeLessThanOrEqual(2);
      expect(thenFirst).toBe(changes.length === 0 ? null : recommended[1]?.candidate);
      if (changes.length === 0) continue;
      found += 1;
      const changed = [...picks];
      for (const { questionId, from, to } of changes) {
        const at = placeOf(questionId);
        expect(optionAt(at, picks[at])).toBe(from);
        expect(to).not.toBe(from);
        changed[at] = pickAt(at, to);
        // two are named only when one alone is not enough
        if (changes.length === 2) expect(recommend(bank, picks.with(at, pickAt(at, to))).recommended[0]?.candidate).not.toBe(thenFirst);
      }
      expect(recommend(bank, changed).recommended[0]?.candidate).toBe(thenFirst);
    }
    expect(found).toBeGreaterThan(100);
  });

  it('answers the same sheet 1,000 times with the same bytes', () => {
    const [picks] = sheets(bank, 1, 7) as [number[]];
    const bytes = new Set(Array.from({ length: 1000 }, () => JSON.stringify(recommend(bank, picks))));
    expect(bytes.size).toBe(1);
  });

  it('scores a sheet in less than a millisecond', () => {
    const many = sheets(bank, 200, 3);
    for (const picks of many) recommend(bank, picks); // warm
    // processor time, not the clock: a busy machine must not fail the test
    const best = Math.min(
      ...[1, 2, 3].map(() => {
        const start = process.cpuUsage();
        for (const picks of many) recommend(bank, picks);
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

function checkOne(bank: Bank, { candidate, share, strengths, bestFields }: Recommended, band: ResultConfidence): void {
  expect(share).toBeGreaterThanOrEqual(0);
  expect(share).toBeLessThanOrEqual(1);
  expect(strengths.length).toBeGreaterThanOrEqual(band === 'unclear' ? 0 : 3);
  expect(strengths.length).toBeLessThanOrEqual(4);
  expect(new Set(strengths.map(({ facet }) => facet)).size).toBe(strengths.length);
  expect(isStream(candidate)).toBe(bank.stream === null);
  expect(bestFields).toHaveLength(bank.stream === null ? 2 : 0);
  for (const field of bestFields) expect(fieldsOf(candidate as Stream)).toContain(field);
}

describe('reach', () => {
  it('every stream and every field comes first on some sheet', () => {
    const first = new Set(quizzes.flatMap((bank) => sheets(bank, 200, 9).map((picks) => recommend(bank, picks).recommended[0]?.candidate)));
    expect([...first].sort()).toEqual([...streams, ...fields].sort());
  });

  it('every field is named as one of the two best of its stream on some Class 10 sheet', () => {
    const bank = quizzes[0] as Bank;
    const named = new Set(sheets(bank, 200, 11).flatMap((picks) => recommend(bank, picks).recommended.flatMap((one) => one.bestFields)));
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
        const found = recommend(bank, picks).recommended.find((one) => one.candidate === stream);
        if (found) expect(found.bestFields).toContain(field);
      }
    }
  });
});
