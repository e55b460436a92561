/** The models that npm run chances:fit wrote from every year there is, one a counselling that calls are made for. */
import type { LineBand } from './bands.ts';
import fitted from './fitted.json' with { type: 'json' };
import type { Model } from './predict.ts';

export interface Fitted {
  /** The year the calls are about. */
  nextYear: number;
  model: Model;
  /** Groups of which no call is made: tried on the year before, their calls were not good enough. */
  uncalled: readonly string[];
  /** How often calls of each band came true in the newest year, known by those before it. */
  tried: { year: number; came: Readonly<Record<LineBand, number>> };
}

const all = fitted as unknown as Readonly<Record<string, Fitted>>;

/** Undefined where no call is made. */
export const fittedOf = (counselling: string): Fitted | undefined => (Object.hasOwn(all, counselling) ? all[counselling] : undefined);

const { josaa } = all as { josaa: Fitted };

/** JoSAA's. Its tails are everybody's: a band begins at the same place in every counselling. */
export const { nextYear, model } = josaa;
