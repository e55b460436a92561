/** Reads what people type: at most three places of ours it may mean, the best first, and the words that no reading understood. */
import { foldTyped } from '../text.ts';
import { collegeAsked, familyAsked } from './college-asked.ts';
import { factsOf, type QueryFacts } from './facts.ts';
import type { ReaderNames } from './names.ts';
import { fewOf, type Reading } from './reading.ts';
import { featuresFor } from './features-for.ts';
import { shortNameIn } from './short-name.ts';
import { spansOf } from './spans.ts';

export interface Read {
  readings: Reading[];
  notUnderstood: string[];
  /** A short name that nothing of ours has, nor anything like it: an exam, most likely. */
  unknownName?: string;
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
  const asked = isOneItem(facts) ? undefined : (familyAsked(facts, names) ?? collegeAsked(words, facts, names));
  if (asked) return { readings: fewOf(asked), notUnderstood: [] };
  const { readings, used } = featuresFor(facts, names);
  const few = fewOf(readings);
  // A list searched for a name that nothing has would be empty.
  const unknownName = few.length === 0 || few[0]?.kind === 'exams' ? shortNameIn(facts) : undefined;
  if (unknownName !== undefined && !names.isLike(unknownName)) return { readings: [], notUnderstood: [], unknownName };
  const left = few.length === 0 ? [] : facts.subject.filter((span) => !used.has(span)).flatMap((span) => span.words);
  return { readings: few, notUnderstood: [...new Set(left)] };
}

/** An exam, a course: nothing else was said, and no college has to be looked for. */
const isOneItem = ({ spans }: QueryFacts) => spans.length === 1 && (spans[0]?.items.length ?? 0) > 0;
