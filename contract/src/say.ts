/** How code speaks: `say('value.required', { name: 'page' })`. Takes the tables' types alone, so that no text comes along. */
import type { texts } from './words/en/texts.ts';
import { saidOf, type Params, type Said, type SameAs } from './words.ts';

/** Everything the product says in answers and of bad input. English is the measure of every language. */
export type ServerTexts = SameAs<typeof texts>;
type TextId = keyof ServerTexts;

type Given<S> = S extends (params: infer P) => string ? [params: P] : [];

/** Only what the tables hold, with exactly what the sentence needs. */
export const say = <Id extends TextId>(id: Id, ...[params]: Given<ServerTexts[Id]>): Said => saidOf(id, params as Params | undefined);
