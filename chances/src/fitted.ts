/** The model that npm run chances:fit wrote from every year there is. */
import fitted from './fitted.json' with { type: 'json' };
import type { Model } from './predict.ts';

/** The year the calls are about. */
export const nextYear: number = fitted.nextYear;
export const model = fitted.model as Model;
