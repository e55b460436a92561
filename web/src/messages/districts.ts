import { textsOf } from './locale.ts';

/** Districts in the letters of a language, by their sound; of those missing there the name stays. */
export const districtsTexts = textsOf<Partial<Record<string, string>>>(import.meta.glob('../../../contract/src/words/*/districts.ts'));
