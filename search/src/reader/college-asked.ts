/** Finds the college that a text names, with the question and the branch: "nit trichy cse cutoff". */
import { collegeNamed } from './college-named.ts';
import { factsOf, spanText, understoodBy, type QueryFacts } from './facts.ts';
import type { FoundCollege, NamedItem, ReaderNames } from './names.ts';
import { familyExams } from './own-words.ts';
import { hrefOf, type Reading, type Understood } from './reading.ts';
import { featuresFor } from './features-for.ts';
import { leastScore } from './features.ts';
import { itemReading } from './item-reading.ts';
import { spansOf, type Span } from './spans.ts';

type Spans = readonly Span[];

const isOfCollege = ({ meaning: { purpose } }: Span) =>
  purpose === 'fees' || purpose === 'cutoff' || purpose === 'admission' || purpose === 'about' || purpose === 'date';

const askingIn = ({ spans }: QueryFacts): Spans => spans.filter(isOfCollege);
/** Leaves out the words of the question. */
const restOf = (facts: QueryFacts): Spans => facts.spans.filter((span) => !isOfCollege(span) && span.meaning.glue !== true);
const wordsOf = (spans: Spans) => spans.flatMap(({ words }) => words);

/** The most words that a branch may have, at either end. */
const mostOfBranch = 3;

interface Parted {
  kept: Spans;
  course: NamedItem;
}

function* parted(rest: Spans, names: ReaderNames): Generator<Parted> {
  for (let count = 1; count <= Math.min(mostOfBranch, rest.length - 1); count += 1)
    for (const [kept, branch] of [
      [rest.slice(0, -count), rest.slice(-count)],
      [rest.slice(count), rest.slice(0, count)],
    ] as const) {
      if (!mayNameCollege(kept) || branch.some(({ places }) => places.length > 0)) continue;
      const course = courseOf(branch, names);
      if (course) yield { kept, course };
    }
}

/** Words without another meaning may be the name of a college. A place or a kind alone asks for a list. */
const mayNameCollege = (spans: Spans) =>
  spans.every(({ items }) => items.length === 0) &&
  spans.some(({ meaning, places }) => meaning.kind === 'university' || (Object.keys(meaning).length === 0 && places.length === 0));

function courseOf(branch: Spans, names: ReaderNames): NamedItem | undefined {
  const named = branch.length === 1 ? branch[0]?.items.find(({ kind }) => kind === 'course') : undefined;
  if (named) return named;
  const [best] = names.find('course', spanText(branch));
  return best && best.score >= leastScore ? { kind: 'course', id: best.id } : undefined;
}

const isFamily = (spans: Spans) => Object.hasOwn(familyExams, wordsOf(spans).join(' '));

/** "nit cutoff" asks for the closing ranks of the exam that leads to all of them. */
export function familyAsked(facts: QueryFacts, names: ReaderNames): Reading[] | undefined {
  if (!facts.purposes.has('cutoff')) return undefined;
  const rest = restOf(facts);
  const part: { kept: Spans; course?: NamedItem } | undefined = isFamily(rest)
    ? { kept: rest }
    : [...parted(rest, names)].find(({ kept }) => isFamily(kept));
  if (!part) return undefined;
  const exam = familyExams[wordsOf(part.kept).join(' ')] ?? '';
  const ofExam = factsOf(spansOf([...exam.split(' '), ...wordsOf(askingIn(facts))], names));
  return [...featuresFor(ofExam, names).readings, ...courseReading(part.course, facts, names)];
}

export function collegeAsked(words: readonly string[], facts: QueryFacts, names: ReaderNames): Reading[] | undefined {
  const named = collegeNamed(words, names);
  if (named) return [collegeReading(named, [])];
  const asking = askingIn(facts);
  const rest = restOf(facts);
  const isOther = facts.items.some(({ kind }) => kind !== 'career');
  const found = asking.length === 0 || isOther || rest.length === 0 ? undefined : collegeNamed(wordsOf(rest), names);
  if (found) return [ofCollege(found, undefined, facts, names)];
  for (const { kept, course } of parted(rest, names)) {
    const college = collegeNamed(wordsOf(kept), names);
    if (college) return [ofCollege(college, course, facts, names), ...courseReading(course, facts, names)];
  }
  return undefined;
}

function ofCollege(college: FoundCollege, course: NamedItem | undefined, facts: QueryFacts, names: ReaderNames): Reading {
  const isFees = facts.purposes.has('fees');
  const said = understoodBy(facts, names);
  const asking = askingIn(facts);
  const also: Understood[] = [
    ...(course ? said.item(course) : []),
    ...(asking.length === 0 ? [] : [{ what: isFees ? ('fees' as const) : ('purpose' as const), text: spanText(asking) }]),
  ];
  if (!isFees) return collegeReading(college, also);
  const href = hrefOf('/costs', { college: college.id, course: course?.id });
  return { kind: 'costs', href, understood: [{ what: 'college', text: college.name }, ...also] };
}

const courseReading = (course: NamedItem | undefined, facts: QueryFacts, names: ReaderNames): Reading[] =>
  course ? [itemReading({ said: understoodBy(facts, names) }, course)] : [];

const collegeReading = ({ id, name }: FoundCollege, also: readonly Understood[]): Reading => ({
  kind: 'college',
  href: `/colleges/${encodeURIComponent(id)}`,
  understood: [{ what: 'college', text: name }, ...also],
});
