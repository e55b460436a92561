/** A language that somebody has begun: what it says already, over what English says. */

type DraftText = string | ((...given: never[]) => unknown) | readonly unknown[];
type DraftOf<T> = {
  readonly [Key in keyof T]?: T[Key] extends string ? string : T[Key] extends DraftText ? T[Key] : DraftOf<T[Key]>;
};

/** A file of texts: all of them, or as many as there are. */
export type WrittenDraft<T> = { readonly texts: T } | { readonly some: DraftOf<T> };

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

function laidOver(english: unknown, own: unknown): unknown {
  if (own === undefined) return english;
  if (!isTree(english) || !isTree(own)) return own;
  return { ...english, ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, laidOver(english[key], value)])) };
}

export const over = <T>(english: T, some: DraftOf<T>): T => laidOver(english, some) as T;
