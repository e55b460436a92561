/** The same institution under two codes or in two lists: found by what is left of the name without its common words. */
import { alternatives, genericWords } from '../words.ts';

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\s]/g, (found) => (found === '.' || found === "'" ? '' : ' '))
    .replace(/\b(shri|shree|smt|late|dr|govt|the|and|of|for|s)\b/g, (word) => (word === 'govt' ? 'government' : ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Initials are as they are: K.S.S. is not K.S. */
export const sameSound = (word: string) =>
  word
    .replace(/[aeiou]/.test(word) ? /h(?=[^aeiou]|$)|(.)(?=\1)/g : /h(?=[^aeiou]|$)/g, '')
    .replace(/y/g, 'i')
    .replace(/ee/g, 'i')
    .replace(/w/g, 'v');
const words = (name: string) => [...new Set(folded(name).split(' ').filter(Boolean).map(sameSound))];

const common = new Set([...genericWords].map(sameSound));

const head = (name: string) => name.split(',')[0] ?? name;
const telling = (name: string) => words(head(name)).filter((word) => !common.has(word));
const places = (name: string) => words(name.split(',').slice(1).join(' '));

/** How much of both names is the same, common words too: "Rewa Engineering College" is not the Institute of Technology. */
function nearness(one: string, other: string): number {
  const [left, right] = [words(one), words(other)];
  return left.filter((word) => right.includes(word)).length / new Set([...left, ...right]).size;
}

export type Verdict = 'same' | 'doubtful' | 'different';

/** What a common word says is taught there, or for whom; one word for those that mean the same. */
const subjectOf: Record<string, string> = {
  technology: 'engineering',
  technological: 'engineering',
  business: 'management',
  administration: 'management',
  sciences: 'science',
  pharmaceutical: 'pharmacy',
  applications: 'computer',
  application: 'computer',
  information: 'computer',
  agricultural: 'agriculture',
  girls: 'women',
  womens: 'women',
  teachers: 'education',
  art: 'arts',
};
const neutral = alternatives(`
  college colleges institute institution institutes institutions university universitys school academy faculty campus pg ug degree
  first grade postgraduate graduate autonomous research studies higher advanced professional of and for the in state model residential
  multi co-education
`).split('|');
const subjects = new Map(
  [...genericWords].filter((word) => !neutral.includes(word)).map((word) => [sameSound(word), sameSound(subjectOf[word] ?? word)]),
);
const taughtThere = (name: string) =>
  new Set(words(head(name)).flatMap((word) => subjects.get(word) ?? (/^polytec/.test(word) ? ['polytechnic'] : [])));

/** "Institute of Technology" is not its sister, the Institute of Medical Sciences; and a plain "College" may be either. */
function bySubject(one: string, other: string): Verdict {
  const [left, right] = [taughtThere(one), taughtThere(other)];
  const shared = [...left].filter((subject) => right.has(subject)).length;
  const all = new Set([...left, ...right]).size;
  if (shared === all) return 'same';
  if (shared === 0) return left.size > 0 && right.size > 0 ? 'different' : 'doubtful';
  return shared / all > 0.6 ? 'same' : 'doubtful';
}

const houses = ['college', 'institute', 'school', 'academy', 'university', 'polytechnic', 'faculty', 'department'].map(sameSound);
/** Of one group: the engineering college, the institute of technology, the university's school of it. To be one, two names say it alike. */
function sameHouse(one: string, other: string): boolean {
  const [left, right] = [words(head(one)), words(head(other))];
  const [here, there] = [left, right].map((name) => houses.filter((house) => name.includes(house)));
  const [its, others] = [left, right].map((name) => name.filter((word) => subjects.has(word)).map((word) => word.replace(/s$/, '')));
  if (!here || !there || !its || !others) return false;
  const isUniversity = (name: readonly string[]) => name.includes(sameSound('university'));
  const isAlike = here.length === 0 || there.length === 0 || here.some((house) => there.includes(house));
  return (
    isAlike &&
    isUniversity(left) === isUniversity(right) &&
    new Set([...its, ...others]).size === new Set(its).size &&
    its.length === others.length
  );
}

/**
 * Two names of one district. What the name says it is counts: a college of law is not its sister, the polytechnic. A place given
 * on one side only tells nothing; two different ones tell them apart.
 */
export function compare(a: SaidName, b: SaidName): Verdict {
  const apart = a.kinds.length > 0 && b.kinds.length > 0 && !a.kinds.some((kind) => b.kinds.includes(kind));
  const subject = bySubject(a.name, b.name);
  if (apart || subject === 'different') return 'different';
  const [left, right] = [telling(a.name), telling(b.name)];
  const shared = left.filter((word) => right.includes(word)).length;
  const all = new Set([...left, ...right]).size;
  if (shared === 0) return 'different';
  const [here, there] = [places(a.name), places(b.name)];
  const elsewhere = here.length > 0 && there.length > 0 && !here.some((word) => there.includes(word));
  if (shared === all) return elsewhere || !sameHouse(a.name, b.name) ? 'doubtful' : subject;
  return shared / all >= 0.6 && !elsewhere && subject === 'same' ? 'doubtful' : 'different';
}

export interface SaidName {
  name: string;
  kinds: readonly string[];
}

/** Looks institutions up within a district, by any telling word of their names. */
export class NamesByWord<T> {
  private readonly byWord = new Map<string, (SaidName & { item: T })[]>();

  add(place: string, said: SaidName, item: T): void {
    for (const word of telling(said.name)) {
      const at = `${place}|${word}`;
      const list = this.byWord.get(at);
      if (list) list.push({ ...said, item });
      else this.byWord.set(at, [{ ...said, item }]);
    }
  }

  /** The one that is the same; of several the one nearest by every word of its name, and where two are as near, none is sure. */
  twin(place: string, said: SaidName): { item: T; verdict: Verdict } | undefined {
    let maybe: { item: T; verdict: Verdict } | undefined;
    const same = new Map<T, number>();
    for (const word of telling(said.name)) {
      for (const other of this.byWord.get(`${place}|${word}`) ?? []) {
        const verdict = compare(said, other);
        if (verdict === 'same') same.set(other.item, Math.max(same.get(other.item) ?? 0, nearness(said.name, other.name)));
        if (verdict === 'doubtful') maybe ??= { item: other.item, verdict };
      }
    }
    const [first, second] = [...same].sort((a, b) => b[1] - a[1]);
    if (!first) return maybe;
    return { item: first[0], verdict: second?.[1] === first[1] ? 'doubtful' : 'same' };
  }
}
