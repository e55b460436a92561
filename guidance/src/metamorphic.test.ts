/** What must hold whatever the answers: the checks of docs/guidance.md that need no reference data. */
import { describe, expect, it } from 'vitest';
import { fieldsOf, isStream, type Field } from '@disha/contract/taxonomy';
import { respondent } from '../cli/answer-model.ts';
import { calibration } from '../cli/evaluate.ts';
import { dice } from '../cli/random.ts';
import { keptShare, randomSheet } from '../cli/stability.ts';
import { invent } from '../cli/synthetic.ts';
import { quizzes } from './quizzes.ts';
import { recommend } from './recommend.ts';
import { namedAChoice, rank, scorerFor, shares, standings } from './score.ts';
import { confidenceOf } from './bands.ts';
import type { Bank, BankOption, Candidate } from './types.ts';
import { wordsByLanguage } from './words/languages.ts';
import { percent, wordResult } from './words/word-result.ts';

const { en: english } = wordsByLanguage;

const about = (option: BankOption, candidate: Candidate): boolean =>
  option.candidate === candidate || (option.leans ?? []).some((field) => field === candidate);

/** Likes all that is about c, dislikes the rest, picks c. */
const persona = (bank: Bank, candidate: Candidate): number[] =>
  bank.questions.map(({ kind, options }) =>
    kind === 'choice'
      ? options.findIndex((o) => o.candidate === candidate)
      : about(options[0] as BankOption, candidate)
        ? options.length - 1
        : 0,
  );

describe.each(quizzes)('$id', (bank) => {
  const scorer = scorerFor(bank);
  const firstOf = (picks: readonly number[]): Candidate => rank(scorer, picks)[0]?.candidate as Candidate;

  it('gives a pure persona of each candidate that candidate, clearly', () => {
    for (const candidate of bank.candidates) {
      const result = recommend(bank, persona(bank, candidate));
      expect(result.recommended[0]?.candidate).toBe(candidate);
      expect(result.band).toBe('clear');
    }
  });

  it('puts each candidate first on 0.5 to 1.6 times its fair share of 2,000 random sheets', () => {
    const roll = dice(2000);
    const times = new Map<Candidate, number>();
    for (let i = 0; i < 2000; i++) {
      const first = firstOf(randomSheet(bank, roll));
      times.set(first, (times.get(first) ?? 0) + 1);
    }
    for (const candidate of bank.candidates) {
      const share = ((times.get(candidate) ?? 0) * bank.candidates.length) / 2000;
      expect(share, candidate).toBeGreaterThan(0.5);
      expect(share, candidate).toBeLessThan(1.6);
    }
  });

  it('keeps the first when one answer in ten moves a step', () => {
    const roll = dice(10);
    const answer = respondent(bank);
    const random = Array.from({ length: 2000 }, () => randomSheet(bank, roll));
    const people = population(bank, 1000, 77).map(({ person }, i) => answer(person, i));
    const least = bank.stream === null ? 0.85 : 0.8;
    // People, with every answer really moving; random sheets, whose margins are smaller, with answers that stop at an end.
    expect(keptShare(bank, people, 2, 'turns')).toBeGreaterThanOrEqual(least);
    expect(keptShare(bank, random, 1, 'stays')).toBeGreaterThanOrEqual(least);
  });

  it('calls all answers alike "close" at most, and the first option always, which dislikes everything, "unclear"', () => {
    const longest = Math.max(...bank.questions.map(({ options }) => options.length));
    for (let at = 0; at < longest; at++) {
      const result = recommend(
        bank,
        bank.questions.map(({ options }) => Math.min(at, options.length - 1)),
      );
      expect(at === 0 ? ['unclear'] : ['close', 'unclear']).toContain(result.band);
    }
    const unsure = bank.questions.map(({ options }) => options.length - 1);
    const result = recommend(bank, unsure);
    expect(result.band).toBe('unclear');
    expect(wordResult(result, english).bandNote).toContain('do not separate the options yet');
  });

  it('does not favour anybody who likes everything or nothing', () => {
    const scales = scorer.questions.filter(({ question }) => question.kind === 'likert');
    const lift = bank.candidates.map((_, c) => scales.reduce((sum, { points }) => sum + (points[points.length - 1]?.[c] ?? 0), 0));
    const p = shares(scorer.beta, lift);
    expect(Math.max(...p) - Math.min(...p)).toBeLessThan(0.04);
  });

  it('does not depend on the order of the questions', () => {
    const roll = dice(5);
    for (let i = 0; i < 50; i++) {
      const picks = randomSheet(bank, roll);
      const order = bank.questions.map((_, at) => at);
      for (let at = order.length - 1; at > 0; at--) {
        const other = roll.below(at + 1);
        [order[at], order[other]] = [order[other] as number, order[at] as number];
      }
      const shuffled: Bank = { ...bank, questions: order.map((at) => bank.questions[at] as Bank['questions'][number]) };
      expect(
        recommend(
          shuffled,
          order.map((at) => picks[at] ?? 0),
        ),
      ).toEqual(recommend(bank, picks));
    }
  });

  it('never lowers a candidate when an answer is raised towards it', () => {
    // The score is a sum, so it is enough to look at every question alone: no rival may gain more than the candidate.
    for (const { question, points } of scorer.questions) {
      for (const [c, candidate] of bank.candidates.entries()) {
        for (const [to, option] of question.options.entries()) {
          if (!about(option, candidate)) continue;
          for (const from of question.options.keys()) {
            if (question.kind === 'likert' ? from >= to : from === to) continue;
            const gain = (x: number): number => (points[to]?.[x] ?? 0) - (points[from]?.[x] ?? 0);
            expect(gain(c), `${question.id} ${candidate}`).toBeGreaterThan(0);
            if (option.candidate !== candidate) continue; // half a voice for several: they may gain alike
            for (const rival of bank.candidates.keys()) expect(gain(c)).toBeGreaterThanOrEqual(gain(rival));
          }
        }
      }
    }
  });

  it('never shows a lower match after such a raise', () => {
    const roll = dice(8);
    for (let i = 0; i < 150; i++) {
      const picks = randomSheet(bank, roll);
      const at = roll.below(bank.questions.length);
      const question = bank.questions[at] as Bank['questions'][number];
      const raised = [...picks];
      if (question.kind === 'likert') raised[at] = Math.min(question.options.length - 1, (picks[at] ?? 0) + 1);
      else raised[at] = roll.below(bank.candidates.length);
      const towards = question.options[raised[at] ?? 0]?.candidate;
      if (!towards) continue;
      const shown = (sheet: readonly number[]): number =>
        percent(recommend(bank, sheet).ranked.find(({ candidate }) => candidate === towards)?.share ?? -1);
      expect(shown(raised)).toBeGreaterThanOrEqual(shown(picks));
    }
  });

  it('shows a match within 5 points of how often the first is right', () => {
    const answer = respondent(bank);
    const people = population(bank, 4000, 99);
    const outcomes = people.map(({ person, right }, i) => {
      const picks = answer(person, 100_000 + i);
      const ranked = rank(scorer, picks);
      const place = ranked.findIndex(({ candidate }) => candidate === right);
      return {
        weight: 1 / people.length,
        place,
        share: ranked[0]?.share ?? 0,
        band: confidenceOf(
          ranked.map((s) => s.share),
          namedAChoice(bank, picks),
          null,
        ),
      };
    });
    const [all] = calibration(outcomes, 1);
    expect(Math.abs((all?.shown ?? 0) - (all?.right ?? 1))).toBeLessThan(0.05);
    // Above .70 something leaks; near chance something broke.
    expect(all?.right).toBeLessThan(0.7);
    expect(all?.right).toBeGreaterThan(1.5 / bank.candidates.length);
  });

  it('lets the own choice outvote one block at most', () => {
    const neutral = bank.questions.map(({ kind, options }) => (kind === 'likert' ? (options.length - 1) / 2 : -1));
    const blocks =
      bank.stream === null ? (['activity', 'situation', 'values', 'self'] as const) : (['activity', 'situation', 'values'] as const);
    for (const [c, candidate] of bank.candidates.entries()) {
      const d = (c + 1) % bank.candidates.length;
      for (const one of blocks) {
        for (const two of blocks) {
          if (one === two) continue;
          // z of the two blocks all for d and the own choice for c; everything else says nothing
          const z = bank.candidates.map(() => 0);
          for (const { question, at, points } of scorer.questions) {
            const votes =
              question.block === 'choice' ? candidate : question.block === one || question.block === two ? bank.candidates[d] : undefined;
            if (votes === undefined || neutral[at] === undefined) continue;
            const pick = persona(bank, votes)[at] ?? 0;
            points[pick]?.forEach((value, x) => (z[x] = (z[x] ?? 0) + value));
          }
          expect((z[d] ?? 0) > (z[c] ?? 0), `${candidate} by own choice against ${one} and ${two}`).toBe(true);
        }
      }
    }
  });

  it('has fitted weights of the agreed shape: 1 for the own candidate, at most a half for others', () => {
    const { beta, weights } = bank.fitted;
    expect(beta).toBeGreaterThan(0);
    for (const [row, values] of Object.entries(weights)) {
      expect(values.length).toBe(bank.candidates.length);
      values.forEach((value, c) => {
        if (bank.candidates[c] === row) expect(value).toBe(1);
        else expect(Math.abs(value)).toBeLessThanOrEqual(0.5);
      });
    }
  });

  it('is centred: random answers give every candidate mean 0 and spread 1, exactly', () => {
    const roll = dice(3);
    const n = 2000;
    const sums = bank.candidates.map(() => ({ one: 0, two: 0 }));
    for (let i = 0; i < n; i++)
      standings(scorer, randomSheet(bank, roll)).forEach((z, c) => {
        sums[c]!.one += z / n;
        sums[c]!.two += (z * z) / n;
      });
    for (const { one, two } of sums) {
      expect(Math.abs(one)).toBeLessThan(0.08);
      expect(Math.abs(two - 1)).toBeLessThan(0.1);
    }
    for (const { points } of scorer.questions) {
      for (const c of bank.candidates.keys()) expect(points.reduce((sum, row) => sum + (row[c] ?? 0), 0)).toBeCloseTo(0, 9);
    }
  });
});

/** Invented people, the same number for every candidate. */
function population(bank: Bank, size: number, seed: number): { person: ReturnType<typeof invent>; right: Candidate }[] {
  const roll = dice(seed);
  return Array.from({ length: size }, (_, i) => {
    const right = bank.candidates[i % bank.candidates.length] as Candidate;
    const inside = isStream(right) ? fieldsOf(right) : [right];
    return { person: invent(inside[roll.below(inside.length)] as Field, roll), right };
  });
}
