/**
 * Meaning apart from words. What is said is an id with what stands in the sentence; it travels so through schemas and
 * errors, and is put into words at the edge, in the language of whoever reads it.
 */
export type Sentence = string | ((params: never) => string);
export type Words = Readonly<Record<string, Sentence>>;
export type Params = Readonly<Record<string, string | number>>;

/** The same sentences in another language: a missing one does not compile. */
export type SameAs<T extends Words> = { readonly [Id in keyof T]: T[Id] extends string ? string : T[Id] };

type Given<S> = S extends (params: infer P) => string ? [params: P] : [];

/** Never part of an id or of a sentence. */
const mark = '\u0001';

/** `say('number.whole', { name: 'page' })`: only what the table holds, with exactly what the sentence needs. */
export const sayFrom =
  <T extends Words>(_words: T) =>
  <Id extends keyof T & string>(id: Id, ...[params]: Given<T[Id]>): string =>
    params === undefined ? id : `${id}${mark}${JSON.stringify(params)}`;

/** What was said, taken apart again. */
export function meaningOf(said: string): { id: string; params?: Params } {
  const at = said.indexOf(mark);
  return at === -1 ? { id: said } : { id: said.slice(0, at), params: JSON.parse(said.slice(at + 1)) as Params };
}

/** In words. What no table knows is taken for words already: a server of another version may have put it so. */
export function inWords(said: string, words: Words): string {
  const { id, params } = meaningOf(said);
  const sentence = Object.hasOwn(words, id) ? words[id] : undefined;
  if (sentence === undefined) return id;
  return typeof sentence === 'string' ? sentence : sentence(params as never);
}
