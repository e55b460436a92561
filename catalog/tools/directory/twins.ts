/** The same institution under two codes or in two lists: found by what is left of the name without its common words. */
import { genericWords } from '../words.ts';

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\s]/g, (found) => (found === '.' || found === "'" ? '' : ' '))
    .replace(/\b(shri|shree|smt|late|dr|govt|the|and|of|for|s)\b/g, (word) => (word === 'govt' ? 'government' : ' '))
    .replace(/\s+/g, ' ')
    .trim();

const sameSound = (word: string) =>
  word
    .replace(/h(?=[^aeiou]|$)|(.)(?=\1)/g, '')
    .replace(/y/g, 'i')
    .replace(/ee/g, 'i')
    .replace(/w/g, 'v');
const words = (name: string) => [...new Set(folded(name).split(' ').filter(Boolean).map(sameSound))];

const common = new Set([...genericWords].map(sameSound));

const head = (name: string) => name.split(',')[0] ?? name;
const telling = (name: string) => words(head(name)).filter((word) => !common.has(word));
const places = (name: string) => words(name.split(',').slice(1).join(' '));

export type Verdict = 'same' | 'doubtful' | 'different';

/**
 * Two names of one district. What the name says it is counts: a college of law is not its sister, the polytechnic. A place given
 * on one side only tells nothing; two different ones tell them apart.
 */
export function compare(a: Said, b: Said): Verdict {
  const apart = a.kinds.length > 0 && b.kinds.length > 0 && !a.kinds.some((kind) => b.kinds.includes(kind));
  if (apart) return 'different';
  const [left, right] = [telling(a.name), telling(b.name)];
  const shared = left.filter((word) => right.includes(word)).length;
  const all = new Set([...left, ...right]).size;
  if (shared === 0) return 'different';
  const [here, there] = [places(a.name), places(b.name)];
  const elsewhere = here.length > 0 && there.length > 0 && !here.some((word) => there.includes(word));
  if (shared === all) return elsewhere ? 'doubtful' : 'same';
  return shared / all >= 0.6 && !elsewhere ? 'doubtful' : 'different';
}

export interface Said {
  name: string;
  kinds: readonly string[];
}

/** Looks institutions up within a district, by any telling word of their names. */
export class Names<T> {
  private readonly byWord = new Map<string, (Said & { item: T })[]>();

  add(place: string, said: Said, item: T): void {
    for (const word of telling(said.name)) {
      const at = `${place}|${word}`;
      const list = this.byWord.get(at);
      if (list) list.push({ ...said, item });
      else this.byWord.set(at, [{ ...said, item }]);
    }
  }

  /** The first that is the same, else one that may be. */
  twin(place: string, said: Said): { item: T; verdict: Verdict } | undefined {
    let maybe: { item: T; verdict: Verdict } | undefined;
    for (const word of telling(said.name)) {
      for (const other of this.byWord.get(`${place}|${word}`) ?? []) {
        const verdict = compare(said, other);
        if (verdict === 'same') return { item: other.item, verdict };
        if (verdict === 'doubtful') maybe ??= { item: other.item, verdict };
      }
    }
    return maybe;
  }
}
