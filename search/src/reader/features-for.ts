/** Which features a text asks for: a guide's own name or question first, and what else was said behind it. */
import { understoodBy, type QueryFacts } from './facts.ts';
import { guideMeant, guideNamed } from './guide-named.ts';
import { itemReading } from './item-reading.ts';
import type { ReaderNames } from './names.ts';
import { firstFeature, type FeatureQuery, type FeatureLinks } from './features.ts';

export function featuresFor(facts: QueryFacts, names: ReaderNames): FeatureLinks {
  const asked: FeatureQuery = { facts, names, said: understoodBy(facts, names) };
  const guide = guideNamed(facts);
  if (guide) {
    // What else was said leads on from there: "jee low rank" is told what else there is, and then of the exam.
    const others = firstFeature({ ...asked, facts: { ...facts, subject: facts.subject.filter((span) => span !== guide.span) } });
    const isOneWord = guide.span.words.length === 1 && (facts.place !== undefined || facts.features.size > 0);
    const named = itemReading(asked, guide.item);
    const readings = isOneWord ? [...others.readings, named] : [named, ...others.readings];
    return { readings, used: new Set([guide.span, ...others.used]) };
  }
  const meant = guideMeant(facts, names);
  const others = firstFeature(asked);
  if (!meant) return others;
  const [first, ...more] = others.readings;
  const reading = itemReading(asked, meant.item);
  const readings = meant.isListed && first ? [first, reading, ...more] : [reading, ...others.readings];
  return { readings, used: new Set(facts.spans) };
}
