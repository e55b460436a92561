/** What is said of a line to one student. */
import type { ChanceBand } from '@disha/contract/chances.words';
import { rangeOf } from '../predict.ts';
import { bandAt, saidProbability } from './band-begins.ts';
import type { JudgedLine } from './line-index.ts';

interface SaidCall {
  predicted: { closing: number; low: number; high: number };
  probability: number;
  band: ChanceBand;
}

/** Undefined where nothing is said. */
export function callOf({ own, centre, halfWidth, noCall }: JudgedLine): SaidCall | undefined {
  if (noCall !== null || own === null || centre === null || halfWidth === null) return undefined;
  return {
    predicted: rangeOf({ centre, halfWidth }),
    probability: saidProbability({ own, centre, halfWidth }),
    band: bandAt(own, centre, halfWidth),
  };
}
