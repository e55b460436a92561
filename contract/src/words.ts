/**
 * Meaning apart from words. What is said is an id with what stands in the sentence; it travels so through schemas, errors
 * and answers, and is put into words at the edge, in the reader's language.
 */
export type Sentence = string | ((params: never) => string);
export type SentencesById = Readonly<Record<string, Sentence>>;
export type Params = Readonly<Record<string, string | number>>;

/** The same sentences in another language: a missing one does not compile. */
export type SameAs<T extends SentencesById> = { readonly [Id in keyof T]: T[Id] extends string ? string : T[Id] };

declare const brand: unique symbol;
/** An id with its parameters, in one text: a schema can carry nothing else. Only `say` makes it, so a bare sentence does not compile. */
export type Said = string & { readonly [brand]: true };

/** Never part of an id or of a sentence. */
const mark = '\u0001';

export const saidOf = (id: string, params?: Params): Said => (params === undefined ? id : `${id}${mark}${JSON.stringify(params)}`) as Said;

/** What was said, taken apart again. */
export function parseSaid(said: string): { id: string; params?: Params } {
  const at = said.indexOf(mark);
  return at === -1 ? { id: said } : { id: said.slice(0, at), params: JSON.parse(said.slice(at + 1)) as Params };
}

export function wordsFor(id: string, params: Params | undefined, words: SentencesById): string | undefined {
  const sentence = Object.hasOwn(words, id) ? words[id] : undefined;
  return typeof sentence === 'function' ? sentence((params ?? {}) as never) : sentence;
}

/** In words. What no table knows is taken for words already: a server of another version may have put it so. */
export function sayInWords(said: string, words: SentencesById): string {
  const { id, params } = parseSaid(said);
  return wordsFor(id, params, words) ?? id;
}
