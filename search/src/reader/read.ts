/** Reads what people type: at most three places of ours it may mean, the best first, and the words that no reading understood. */
import { foldTyped } from '../text.ts';
import { collegeNamed } from './college-named.ts';
import { factsOf, type Facts } from './facts.ts';
import type { FoundCollege, ReaderNames } from './names.ts';
import { fewOf, hrefOf, type Reading, type Understood } from './reading.ts';
import { roomsFor } from './rooms-for.ts';
import { spansOf } from './spans.ts';

export interface Read {
  readings: Reading[];
  notUnderstood: string[];
}

const mostWords = 14;
const mostLetters = 40;

export function readQuery(text: string, names: ReaderNames): Read {
  const words = foldTyped(text.slice(0, 400))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => word.slice(0, mostLetters));
  if (words.length === 0) return { readings: [], notUnderstood: [] };
  const facts = factsOf(spansOf(words, names));
  const college = isOneItem(facts) ? undefined : collegeAsked(words, facts, names);
  if (college) return { readings: [college], notUnderstood: [] };
  const { readings, used } = roomsFor(facts, names);
  const few = fewOf(readings);
  const left = few.length === 0 ? [] : facts.subject.filter((span) => !used.has(span)).flatMap((span) => span.words);
  return { readings: few, notUnderstood: [...new Set(left)] };
}

/** An exam, a course: nothing else was said, and no college has to be looked for. */
const isOneItem = ({ spans }: Facts) => spans.length === 1 && (spans[0]?.items.length ?? 0) > 0;

function collegeAsked(words: readonly string[], facts: Facts, names: ReaderNames): Reading | undefined {
  const named = collegeNamed(words, names);
  if (named) return collegeReading(named, []);
  const isOfCollege = ({ purpose }: Facts['spans'][number]['meaning']) =>
    purpose === 'fees' || purpose === 'cutoff' || purpose === 'admission' || purpose === 'about' || purpose === 'date';
  const asking = facts.spans.filter(({ meaning }) => isOfCollege(meaning));
  if (asking.length === 0 || facts.items.some(({ kind }) => kind !== 'career')) return undefined;
  const rest = facts.spans.filter((span) => !asking.includes(span) && span.meaning.glue !== true).flatMap((span) => span.words);
  const found = rest.length === 0 ? undefined : collegeNamed(rest, names);
  if (!found) return undefined;
  const isFees = facts.purposes.has('fees');
  const said: Understood[] = [{ what: isFees ? 'fees' : 'purpose', text: asking.flatMap((span) => span.words).join(' ') }];
  return isFees
    ? { kind: 'costs', href: hrefOf('/costs', { college: found.id }), understood: [{ what: 'college', text: found.name }, ...said] }
    : collegeReading(found, said);
}

const collegeReading = ({ id, name }: FoundCollege, also: readonly Understood[]): Reading => ({
  kind: 'college',
  href: `/colleges/${encodeURIComponent(id)}`,
  understood: [{ what: 'college', text: name }, ...also],
});
