/** From a sheet of answers to a share for each candidate. Additive, so every answer's part in the result can be named. */
import type { Bank, BankOption, BankQuestion, Block, CandidateStanding } from './types.ts';

/**
 * A scale runs from -1.75 to +1.75 and a picked option is worth 1: so one step
 * weighs less than another pick, and the fit loses nothing.
 */
const span = 1.75;

const blockWeights: Readonly<Record<Block, number>> = { activity: 1, situation: 1, self: 0.5, values: 0.5, choice: 1 };

/** Which row of the fitted table an option uses: its candidate's, or the question's own for a scale without a candidate. */
export function rowOf(question: BankQuestion, option: BankOption): string | null {
  return option.candidate ?? (question.kind === 'likert' ? question.id : null);
}

/** How far an option speaks: its place on the scale, or 1 for a picked option; times the weight of its block. */
export function loudness(question: BankQuestion, index: number): number {
  const level = question.kind === 'likert' ? span * ((2 * index) / (question.options.length - 1) - 1) : 1;
  return level * blockWeights[question.block];
}

/** What an option is worth for each candidate: 1 for its own, at most 0.5 for another. */
function optionWeights(bank: Bank, question: BankQuestion, option: BankOption): readonly number[] {
  const row = rowOf(question, option);
  return (row === null ? undefined : bank.fitted.weights[row]) ?? bank.candidates.map(() => 0);
}

export interface ScoredQuestion {
  readonly question: BankQuestion;
  /** Position of the answer in the sheet. */
  readonly at: number;
  /** points[option][candidate]: in units of z, centred on what a random answer to this question would give. */
  readonly points: readonly (readonly number[])[];
}

export interface Scorer {
  readonly bank: Bank;
  readonly beta: number;
  /** Sorted by question id, so that sums do not depend on the order of the questions. */
  readonly questions: readonly ScoredQuestion[];
}

const scorers = new WeakMap<Bank, Scorer>();

export function scorerFor(bank: Bank): Scorer {
  let scorer = scorers.get(bank);
  if (!scorer) scorers.set(bank, (scorer = compile(bank)));
  return scorer;
}

/** Uniformly random answers have an exact mean and spread a candidate: the sum over questions of each question's own. */
function compile(bank: Bank): Scorer {
  const sorted = bank.questions.map((question, at) => ({ question, at })).sort((a, b) => (a.question.id < b.question.id ? -1 : 1));
  const centred = sorted.map(({ question }) => {
    const raw = question.options.map((option, i) => optionWeights(bank, question, option).map((weight) => weight * loudness(question, i)));
    const mean = bank.candidates.map((_, c) => raw.reduce((sum, row) => sum + (row[c] ?? 0), 0) / raw.length);
    return raw.map((row) => row.map((value, c) => value - (mean[c] ?? 0)));
  });
  const spread = bank.candidates.map((_, c) => {
    const variance = centred.reduce((sum, rows) => sum + rows.reduce((part, row) => part + (row[c] ?? 0) ** 2, 0) / rows.length, 0);
    return Math.sqrt(variance);
  });
  const questions = sorted.map(({ question, at }, q) => ({
    question,
    at,
    points: (centred[q] ?? []).map((row) => row.map((value, c) => value / (spread[c] ?? 1))),
  }));
  return { bank, beta: bank.fitted.beta, questions };
}

/** Where each candidate stands against random answers, in standard deviations. */
export function standings(scorer: Scorer, picks: readonly number[]): number[] {
  const z = scorer.bank.candidates.map(() => 0);
  for (const { at, points } of scorer.questions) {
    const row = points[picks[at] ?? 0] ?? [];
    for (let c = 0; c < z.length; c++) z[c] = (z[c] ?? 0) + (row[c] ?? 0);
  }
  return z;
}

/** Did the student name a stream or field when asked directly? */
export function namedAChoice(bank: Bank, picks: readonly number[]): boolean {
  return bank.questions.some(({ block, options }, i) => block === 'choice' && typeof options[picks[i] ?? 0]?.candidate === 'string');
}

export function shares(beta: number, z: readonly number[]): number[] {
  const top = Math.max(...z);
  const e = z.map((value) => Math.exp(beta * (value - top)));
  const sum = e.reduce((a, b) => a + b, 0);
  return e.map((value) => value / sum);
}

export interface Ranked extends CandidateStanding {
  /** Position among the bank's candidates. */
  readonly at: number;
}

/** Best first; equals in the fixed order of the bank. Nine places, so that the last bit of a sum decides nothing. */
export function rank(scorer: Scorer, picks: readonly number[]): Ranked[] {
  const p = shares(scorer.beta, standings(scorer, picks));
  return scorer.bank.candidates
    .map((candidate, at) => ({ candidate, at, share: Math.round((p[at] ?? 0) * 1e9) / 1e9 }))
    .sort((a, b) => b.share - a.share || a.at - b.at);
}
