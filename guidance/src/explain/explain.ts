/** Sentences about a finished result. They only say what the answers said. */
import type { Counted } from '../evidence.ts';
import type { Scorer } from '../score.ts';
import type { Band, BankOption, BankQuestion, Candidate, Facet } from '../types.ts';
import { about } from './candidates.ts';
import { facetTexts } from './facets.ts';

/** The banks let the student speak ("when I have to ..."); here we speak to the student. */
const toYou = (text: string): string =>
  text
    .replace(/\bI am\b/g, 'you are')
    .replace(/\bI\b/g, 'you')
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you');

/** One answer in the student's words. */
function said({ question, option }: Counted): string {
  const quoted = `"${option.text}"`;
  switch (question.block) {
    case 'activity':
      return `about ${question.about}, you said ${quoted}`;
    case 'self':
      return `${toYou(question.about)}, you usually ${quoted}`;
    case 'choice':
      return `${question.about}, you said ${quoted}`;
    default:
      return `${question.about}, you chose ${quoted}`;
  }
}

function sentence(counted: readonly Counted[]): string {
  const text = counted.map(said).join('; ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export function explainFirst(candidate: Candidate, name: string, rival: string, band: Band, counted: readonly Counted[]): string {
  const what = about[candidate].what;
  if (band === 'unclear') {
    return join(`Your answers do not separate the options yet; ${name} is only a hair ahead of ${rival}.`, what, sentence(counted));
  }
  const opening = band === 'close' ? `${name} comes first, with ${rival} close behind.` : `${name} comes first.`;
  const ending = counted.length === 0 ? '' : `These answers set it apart from ${rival}.`;
  return join(opening, what, sentence(counted), ending);
}

export function explainNext(
  candidate: Candidate,
  name: string,
  place: 'second' | 'third',
  close: boolean,
  counted: readonly Counted[],
): string {
  const ending = close ? 'It is close to the first, so it deserves a look too.' : '';
  return join(`${name} comes ${place}.`, about[candidate].what, sentence(counted), ending);
}

export function studyTips(candidate: Candidate): string[] {
  const { subjects, exam, tryThis } = about[candidate];
  return [subjects, exam.tip, tryThis];
}

/** An answer shows a facet when the option was picked, or the scale was answered in its upper half. */
function shows(question: BankQuestion, pick: number): boolean {
  return question.kind === 'choice' || pick > (question.options.length - 1) / 2;
}

const speaksFor = (option: BankOption, candidate: Candidate): boolean =>
  option.candidate === candidate || (option.leans ?? []).some((field) => field === candidate);

/** Three or four facets, those of the candidate first, each backed by two answers; what is not backed is named as still to build. */
export function keyStrengths(scorer: Scorer, picks: readonly number[], candidate: Candidate): string[] {
  const backed = new Map<Facet, number>();
  const belongs = new Map<Facet, number>();
  for (const { question, at } of scorer.questions) {
    const pick = picks[at] ?? 0;
    if (shows(question, pick)) for (const facet of question.options[pick]?.facets ?? []) backed.set(facet, (backed.get(facet) ?? 0) + 1);
    const own = question.options.find((option) => speaksFor(option, candidate));
    for (const facet of own?.facets ?? []) belongs.set(facet, (belongs.get(facet) ?? 0) + 1);
  }
  const all = Object.keys(facetTexts) as Facet[];
  const count = (facet: Facet): number => backed.get(facet) ?? 0;
  const typical = [...belongs].filter(([, times]) => times > 1).map(([facet]) => facet);
  const byCount = (a: Facet, b: Facet): number => count(b) - count(a) || all.indexOf(a) - all.indexOf(b);

  const strong = all.filter((facet) => count(facet) >= 2).sort(byCount);
  const ordered = [...strong.filter((facet) => typical.includes(facet)), ...strong.filter((facet) => !typical.includes(facet))];
  const strengths = ordered.slice(0, 4).map((facet) => facetTexts[facet].strength);
  const toBuild = typical
    .filter((facet) => !strong.includes(facet))
    .sort((a, b) => (belongs.get(b) ?? 0) - (belongs.get(a) ?? 0) || byCount(a, b));
  for (const facet of toBuild) {
    if (strengths.length >= 3) break;
    strengths.push(`Still to build: ${facetTexts[facet].name}.`);
  }
  return strengths;
}
