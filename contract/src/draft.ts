/** A language that somebody has begun: what it says already, over what English says. */

type DraftText = string | ((...given: never[]) => unknown) | readonly unknown[];
export type Draft<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : T[Key] extends DraftText ? T[Key] : Draft<T[Key]> };

/** A file of texts: all of them, or as many as there are. */
export type Written<T> = { readonly texts: T } | { readonly some: Draft<T> };

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

function laidOver(english: unknown, own: unknown): unknown {
  if (own === undefined) return english;
  if (!isTree(english) || !isTree(own)) return own;
  return { ...english, ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, laidOver(english[key], value)])) };
}

export const over = <T>(english: T, some: Draft<T>): T => laidOver(english, some) as T;
