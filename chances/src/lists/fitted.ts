/** How much the lines of a counselling share, as npm run chances:fit wrote it from every year there is. */
import fitted from './fitted.json' with { type: 'json' };
import type { Weights } from './risk.ts';

export interface FittedLists {
  weights: Weights;
  /** The years whose lists it was learned from. */
  fittedOn: number[];
  /** What was said of lists that held nothing likely, fitted on the years before alone, and what came, in per cent. */
  triedOn: { year: number; said: number; came: number }[];
}

const lists = fitted.lists as Readonly<Record<string, FittedLists>>;
/** Of a counselling whose lists were not tried: that of the others, on the cautious side. */
const untried: Weights = { year: 0.25, family: 0.05 };

export const fittedWeights = (counselling: string): Weights => lists[counselling]?.weights ?? untried;

export function fittedBasis(counselling: string): Omit<FittedLists, 'weights'> | null {
  const found = lists[counselling];
  return found ? { fittedOn: found.fittedOn, triedOn: found.triedOn } : null;
}
