/** A sentence with something in it, said with marks in the place of it, so that a lost one is seen. */
export const mark = (name: string | number): string => `⟦${name}⟧`;
export const marksIn = (text: string): string[] => [...new Set(text.match(/⟦[^⟧]*⟧/g) ?? [])].sort();

type Sentence = (...given: unknown[]) => unknown;

/** `({ name }) => ...`: whatever is asked for by name is its mark. */
const named = new Proxy({}, { get: (_, name) => mark(String(name)) });
/** Where a sentence counts, or puts several together. */
const ways: ((at: number) => unknown)[] = [mark, (at) => [mark(at)], (at) => 7001 + at, () => 1, () => 0];

const isWorded = (value: unknown): value is string => typeof value === 'string' && value !== '';

function attempt(sentence: Sentence, given: unknown[]): unknown {
  try {
    return sentence(...given);
  } catch {
    return undefined;
  }
}

/** The same sentence of both languages, said in every way that English can be said; undefined where it cannot be said at all. */
export function sayings(english: unknown, other: unknown): [english: string, other: string | undefined][] | undefined {
  const [one, two] = [english as Sentence, other as Sentence];
  const takesNames = /^\(\s*\{/.test(String(english));
  const tries = takesNames ? [[named]] : ways.map((way) => Array.from({ length: Math.max(one.length, 1) }, (_, at) => way(at)));
  const said = tries.flatMap((given): [string, string | undefined][] => {
    const text = attempt(one, given);
    if (!isWorded(text) || /undefined|NaN|\[object/.test(text)) return [];
    const there = attempt(two, given);
    return [[text, isWorded(there) ? there : undefined]];
  });
  // Said in the plainest way first; a count says the same again.
  return said.length === 0 ? undefined : said;
}
