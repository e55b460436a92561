/** A list as a student has put it in order: its risk, what each line does for it, and which seat is the most likely. */
import type { LineBand } from '../bands.ts';
import { ListRiskModel, riskOf, type Weights, type WithoutSeat } from './risk.ts';

export interface ListLine {
  id: string;
  /** As `POST /chances` says it; null without a call: then the line counts for nothing. */
  probability: number | null;
  band: LineBand | null;
  /** What moves together beside the year: category and branch family. */
  family: string;
  isDead: boolean;
}

export type Note = 'dead' | 'certain_above';

export interface JudgedChoice {
  id: string;
  probability: number | null;
  band: LineBand | null;
  /** The share of years in which this is the seat: what it takes from the risk that the lines above leave. */
  adds: number;
  note?: Note;
}

export interface JudgedList {
  lines: JudgedChoice[];
  /** Null where no line has a call. */
  withoutSeat: WithoutSeat | null;
  mostLikely: string | null;
}

/** Below this the lines above are as good as certain. */
const asGoodAsNone = 0.01;
const hasCall = (line: ListLine): line is ListLine & { probability: number } => line.probability !== null;

export function judgeList(list: readonly ListLine[], weights: Weights): JudgedList {
  const risk = new ListRiskModel(weights);
  let left = 1;
  const lines = list.map((line): JudgedChoice => {
    const { id, probability, isDead: dead } = line;
    if (!hasCall(line)) return { id, probability: null, band: null, adds: 0 };
    const above = left;
    risk.add(line);
    left = Math.min(above, risk.now.risk);
    const note: Note | undefined = dead ? 'dead' : above < asGoodAsNone ? 'certain_above' : undefined;
    return { id, probability, band: line.band, adds: above - left, ...(note === undefined ? {} : { note }) };
  });
  const called = list.filter(hasCall);
  if (called.length === 0) return { lines, withoutSeat: null, mostLikely: null };
  const best = lines.reduce((most, line) => (line.adds > most.adds ? line : most));
  return { lines, withoutSeat: riskOf(called, weights), mostLikely: best.adds > 0 ? best.id : null };
}

/** Nothing is certain beforehand: per cents are said as 1 to 99. */
export const saidPercent = (share: number): number => Math.min(99, Math.max(1, Math.round(100 * share)));
