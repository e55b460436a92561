/** One quiz: weights between candidates and beta by penalised maximum likelihood, scored exactly as src/score.ts scores. */
import { loudness, rowOf } from '../src/score.ts';
import type { Bank } from '../src/types.ts';

export interface PersonSheet {
  picks: readonly number[];
  right: number;
}

interface FitResult {
  beta: number;
  weights: Record<string, number[]>;
  loss: number;
}

/**
 * Pulls the weights towards the plain table (1 for the own candidate, 0 for others):
 * small fields have few people, and a plain table does nearly as well.
 */
const shrink = 0.03;
/** New people are never quite as easy to tell apart as those fitted on, so the shown match stays a little below. */
const caution = 0.95;
/** Liking everything, or nothing, must not favour a candidate. */
const evenness = 1;
const limit = 0.5;
const steps = 400;

export function fitBank(bank: Bank, sheets: readonly PersonSheet[]): FitResult {
  const k = bank.candidates.length;
  const rows = [...new Set(bank.questions.flatMap((q) => q.options.flatMap((o) => rowOf(q, o) ?? [])))];
  rows.sort((a, b) => order(bank, a) - order(bank, b));
  const n = rows.length;
  const { mean, cov, tilt } = randomAnswers(bank, rows);
  const features = sheets.map(({ picks }) => {
    const g = new Float64Array(n);
    bank.questions.forEach((question, q) => {
      const pick = picks[q] ?? 0;
      const row = rowOf(question, question.options[pick]!);
      if (row !== null) g[rows.indexOf(row)]! += loudness(question, pick);
    });
    for (let r = 0; r < n; r++) g[r]! -= mean[r]!;
    return g;
  });

  // params: n*k weights (those of a row's own candidate stay 1), then beta
  const params = new Float64Array(n * k + 1);
  const fixed = rows.map((row) => bank.candidates.findIndex((candidate) => candidate === row));
  fixed.forEach((own, r) => own >= 0 && (params[r * k + own] = 1));
  params[n * k] = 0.5;
  // A scale that belongs to no single field starts at half a voice for each of its fields, and is pulled back to that.
  for (const question of bank.questions) {
    for (const field of question.options[0]?.leans ?? []) params[rows.indexOf(question.id) * k + bank.candidates.indexOf(field)] = limit;
  }
  const prior = params.slice();

  const lossAndGradient = (): { loss: number; gradient: Float64Array } => {
    const beta = params[n * k]!;
    const gradient = new Float64Array(params.length);
    const sigma = new Float64Array(k);
    const slope = new Float64Array(n * k); // d sigma_c / d weight_rc
    for (let c = 0; c < k; c++) {
      let variance = 0;
      for (let r = 0; r < n; r++) {
        let sum = 0;
        for (let s = 0; s < n; s++) sum += cov[r * n + s]! * params[s * k + c]!;
        slope[r * k + c] = sum;
        variance += sum * params[r * k + c]!;
      }
      sigma[c] = Math.sqrt(variance);
      for (let r = 0; r < n; r++) slope[r * k + c]! /= sigma[c]!;
    }
    let loss = 0;
    const z = new Float64Array(k);
    for (const [i, g] of features.entries()) {
      let top = -Infinity;
      for (let c = 0; c < k; c++) {
        let raw = 0;
        for (let r = 0; r < n; r++) raw += g[r]! * params[r * k + c]!;
        z[c] = raw / sigma[c]!;
        top = Math.max(top, z[c]!);
      }
      let sum = 0;
      for (let c = 0; c < k; c++) sum += Math.exp(beta * (z[c]! - top));
      const right = sheets[i]!.right;
      loss -= (beta * (z[right]! - top) - Math.log(sum)) / features.length;
      for (let c = 0; c < k; c++) {
        const error = (Math.exp(beta * (z[c]! - top)) / sum - (c === right ? 1 : 0)) / features.length;
        gradient[n * k]! += error * z[c]!;
        const push = (error * beta) / sigma[c]!;
        for (let r = 0; r < n; r++) gradient[r * k + c]! += push * (g[r]! - z[c]! * slope[r * k + c]!);
      }
    }
    // shrinkage and evenness
    const lean = bankLean(tilt, params, sigma, n, k);
    const middle = lean.reduce((a, b) => a + b, 0) / k;
    for (let c = 0; c < k; c++) {
      const off = lean[c]! - middle;
      loss += evenness * off * off;
      for (let r = 0; r < n; r++) {
        const w = params[r * k + c]!;
        if (c !== fixed[r]) {
          const away = w - prior[r * k + c]!;
          loss += shrink * away * away;
          gradient[r * k + c]! += 2 * shrink * away;
        }
        gradient[r * k + c]! += (2 * evenness * off * (tilt[r]! - lean[c]! * slope[r * k + c]!)) / sigma[c]!;
      }
    }
    fixed.forEach((own, r) => own >= 0 && (gradient[r * k + own] = 0));
    return { loss, gradient };
  };

  const first = new Float64Array(params.length);
  const second = new Float64Array(params.length);
  let loss = 0;
  for (let t = 1; t <= steps; t++) {
    const now = lossAndGradient();
    loss = now.loss;
    const rate = 0.03 * (1 - t / (steps + 1));
    now.gradient.forEach((g, i) => {
      first[i] = 0.9 * first[i]! + 0.1 * g;
      second[i] = 0.999 * second[i]! + 0.001 * g * g;
      const step = (rate * first[i]!) / (1 - 0.9 ** t) / (Math.sqrt(second[i]! / (1 - 0.999 ** t)) + 1e-9);
      params[i] = params[i]! - step;
    });
    for (let r = 0; r < n; r++) {
      for (let c = 0; c < k; c++) if (c !== fixed[r]) params[r * k + c] = Math.max(-limit, Math.min(limit, params[r * k + c]!));
    }
  }
  const weights = Object.fromEntries(rows.map((row, r) => [row, [...params.slice(r * k, r * k + k)]]));
  return { beta: caution * params[n * k]!, weights, loss };
}

/** How far all scales at their top move each candidate, in units of z. */
function bankLean(tilt: Float64Array, params: Float64Array, sigma: Float64Array, n: number, k: number): number[] {
  return Array.from({ length: k }, (_, c) => {
    let sum = 0;
    for (let r = 0; r < n; r++) sum += tilt[r]! * params[r * k + c]!;
    return sum / sigma[c]!;
  });
}

const order = (bank: Bank, row: string): number => {
  const at = bank.candidates.findIndex((candidate) => candidate === row);
  return at >= 0 ? at : 100 + bank.questions.findIndex(({ id }) => id === row);
};

/** Mean and covariance of the row totals under uniformly random answers, and what all scales at the top add. */
function randomAnswers(bank: Bank, rows: readonly string[]): { mean: Float64Array; cov: Float64Array; tilt: Float64Array } {
  const n = rows.length;
  const mean = new Float64Array(n);
  const cov = new Float64Array(n * n);
  const tilt = new Float64Array(n);
  for (const question of bank.questions) {
    const size = question.options.length;
    const one = new Float64Array(n);
    const two = new Float64Array(n);
    question.options.forEach((option, i) => {
      const row = rowOf(question, option);
      if (row === null) return;
      const at = rows.indexOf(row);
      const value = loudness(question, i);
      one[at]! += value / size;
      two[at]! += (value * value) / size;
      if (question.kind === 'likert' && i === size - 1) tilt[at]! += value;
    });
    for (let r = 0; r < n; r++) {
      mean[r]! += one[r]!;
      for (let s = 0; s < n; s++) cov[r * n + s]! += (r === s ? two[r]! : 0) - one[r]! * one[s]!;
    }
  }
  return { mean, cov, tilt };
}
