/** What the answers say about a student, beside the ranking. */
import type { Scorer } from './score.ts';
import { facets, type BankOption, type BankQuestion, type Candidate, type Facet, type Strength } from './types.ts';

/** An answer shows a facet when the option was picked, or the scale was answered in its upper half. */
function shows(question: BankQuestion, pick: number): boolean {
  return question.kind === 'choice' || pick > (question.options.length - 1) / 2;
}

const speaksFor = (option: BankOption, candidate: Candidate): boolean =>
  option.candidate === candidate || (option.leans ?? []).some((field) => field === candidate);

/** Three or four facets, those of the candidate first, each backed by two answers; what is not backed is named as still to build. */
export function strengthsFor(scorer: Scorer, picks: readonly number[], candidate: Candidate): Strength[] {
  const backed = new Map<Facet, number>();
  const belongs = new Map<Facet, number>();
  for (const { question, at } of scorer.questions) {
    const pick = picks[at] ?? 0;
    if (shows(question, pick)) for (const facet of question.options[pick]?.facets ?? []) backed.set(facet, (backed.get(facet) ?? 0) + 1);
    const own = question.options.find((option) => speaksFor(option, candidate));
    for (const facet of own?.facets ?? []) belongs.set(facet, (belongs.get(facet) ?? 0) + 1);
  }
  const count = (facet: Facet): number => backed.get(facet) ?? 0;
  const typical = [...belongs].filter(([, times]) => times > 1).map(([facet]) => facet);
  const byCount = (a: Facet, b: Facet): number => count(b) - count(a) || facets.indexOf(a) - facets.indexOf(b);

  const strong = facets.filter((facet) => count(facet) >= 2).sort(byCount);
  const ordered = [...strong.filter((facet) => typical.includes(facet)), ...strong.filter((facet) => !typical.includes(facet))];
  const strengths = ordered.slice(0, 4).map((facet): Strength => ({ facet, kind: 'strength' }));
  const toBuild = typical
    .filter((facet) => !strong.includes(facet))
    .sort((a, b) => (belongs.get(b) ?? 0) - (belongs.get(a) ?? 0) || byCount(a, b));
  for (const facet of toBuild) {
    if (strengths.length >= 3) break;
    strengths.push({ facet, kind: 'toBuild' });
  }
  return strengths;
}
