/** What the answers say about a student, beside the ranking. */
import { isAbout } from './evidence.ts';
import { isDisliked, isLiked } from './liking.ts';
import type { Scorer } from './score.ts';
import { facetIds, type ResultConfidence, type Candidate, type Facet, type AnswerLevel, type Strength } from './types.ts';

export interface Sureness {
  band: ResultConfidence;
  level: AnswerLevel | null;
}

/** Those whose name says that somebody is good at it, not only that they like it. */
const abilities: ReadonlySet<Facet> = new Set<Facet>(['numbers', 'words', 'solving']);

/** So many lines, where the candidate has so many facets. */
const fewest = 3;

const add = (counts: Map<Facet, number>, named: readonly Facet[] = []): void => {
  for (const facet of named) counts.set(facet, (counts.get(facet) ?? 0) + 1);
};

/**
 * Up to four facets that two answers back, those of the candidate first, and each disliked less than twice as often: one dislikes
 * an activity for many reasons. Where these are fewer than three, what else belongs to the candidate, said as what it is: seen here
 * and there, said to be hard, or in no answer. Who was not asked about something lacks nothing. Where the sheet is unclear, only
 * what is backed. A pick among several is no liking where nothing else was liked: then nothing is named.
 */
export function strengthsFor(scorer: Scorer, picks: readonly number[], candidate: Candidate, { band, level }: Sureness): Strength[] {
  if (level === 'nothing') return [];
  const backed = new Map<Facet, number>();
  const disliked = new Map<Facet, number>();
  /** Said to be hard: no strength, however much is liked that has to do with it. */
  const hard = new Set<Facet>();
  const belongs = new Map<Facet, number>();
  for (const { question, at } of scorer.questions) {
    const pick = picks[at] ?? 0;
    const said = isLiked(question, pick) ? backed : isDisliked(question, pick) ? disliked : null;
    if (said) add(said, question.options[pick]?.facets);
    if (question.block === 'self' && pick === 0)
      for (const facet of question.options[0]?.facets ?? []) if (abilities.has(facet)) hard.add(facet);
    add(belongs, question.options.find((option) => isAbout(option, candidate))?.facets);
  }
  const count = (facet: Facet): number => backed.get(facet) ?? 0;
  const typical = [...belongs].filter(([, times]) => times > 1).map(([facet]) => facet);
  const byCount = (a: Facet, b: Facet): number => count(b) - count(a) || facetIds.indexOf(a) - facetIds.indexOf(b);

  const isStrong = (facet: Facet) => count(facet) >= 2 && count(facet) > (disliked.get(facet) ?? 0) / 2 && !hard.has(facet);
  const kindOf = (facet: Facet) => (hard.has(facet) ? 'toBuild' : count(facet) > 0 ? 'seen' : 'notSeen');
  const strong = facetIds.filter(isStrong).sort(byCount);
  const ordered = [...strong.filter((facet) => typical.includes(facet)), ...strong.filter((facet) => !typical.includes(facet))];
  const strengths = ordered.slice(0, 4).map((facet): Strength => ({ facet, kind: 'strength' }));
  if (band === 'unclear') return strengths;
  const weaker = (['seen', 'toBuild', 'notSeen'] as const).flatMap((kind) =>
    [...belongs.keys()]
      .filter((facet) => !strong.includes(facet) && kindOf(facet) === kind)
      .sort((a, b) => (belongs.get(b) ?? 0) - (belongs.get(a) ?? 0) || byCount(a, b))
      .map((facet): Strength => ({ facet, kind })),
  );
  return [...strengths, ...weaker.slice(0, Math.max(0, fewest - strengths.length))];
}
