/** What a model wrote is shown to a child only when all of this holds. A false alarm costs nothing: the template stands. */
import type { Language } from '@disha/contract/languages';
import { fieldNames, fields, streamNames, streams, type Field, type Stream } from '@disha/contract/taxonomy';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { z } from 'zod';
import { scriptOf } from './script.ts';
import type { WriterFacts, Prose } from './writer.ts';

const line = z.string().trim().min(8).max(240);
/** Strict: an answer with anything else in it (another field, a score) is not trusted at all. */
export const proseSchema = z.strictObject({
  explanation: z.string().trim().min(60).max(1400),
  keyStrengths: z.array(line).min(3).max(5),
  studyTips: z.array(line).min(3).max(5),
});

/** Other ways to say a stream or a field, besides its name. */
const alsoCalled: Partial<Record<Stream | Field, readonly string[]>> = {
  science_pcm: ['PCM'],
  science_pcb: ['PCB'],
  arts: ['humanities'],
  engineering_technology: ['engineering', 'B.Tech'],
  architecture_design: ['architecture'],
  pure_sciences_research: ['pure science', 'pure sciences'],
  computer_it: ['computer science', 'information technology'],
  defence_military: ['defence', 'military'],
  medicine: ['MBBS'],
  allied_health: ['paramedical'],
  biotechnology: ['biotech'],
  veterinary_science: ['veterinary'],
  agriculture_environment: ['agriculture'],
  business_management: ['business management', 'BBA', 'MBA'],
  finance_accounting: ['chartered accountancy', 'accounting', 'accountancy'],
  economics_analytics: ['economics'],
  law_commerce: ['law'],
  law_arts: ['law'],
  social_sciences: ['social science'],
  journalism_media: ['journalism'],
  fine_arts_design: ['fine arts', 'fine art'],
  civil_services: ['civil service', 'UPSC', 'IAS'],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const holds = (text: string, phrase: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(phrase)}(?![\\p{L}\\p{M}\\p{N}])`, 'iu').test(text);

function namesOf(id: Stream | Field, language: Language): readonly string[] {
  const name = id in streamNames ? streamNames[id as Stream] : fieldNames[id as Field];
  const alone = name.replace(/ \(.*\)$/, '');
  const { streams: streamWords, fields: fieldWords } = everyTaxonomy[language];
  const there = id in streamWords ? streamWords[id as Stream] : fieldWords[id as Field];
  return [name, name.replace(' & ', ' and '), ...(alone === 'Science' ? [] : [alone]), ...(alsoCalled[id] ?? []), there];
}

/** How much of a text is in the letters of its language at least: names of exams stay in theirs. */
const ownShare = 0.7;

function isWrittenIn(language: Language, text: string): boolean {
  const own = new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u');
  const letters = text.match(/[\p{L}\p{M}]/gu) ?? [];
  return letters.filter((letter) => own.test(letter)).length >= ownShare * letters.length;
}

const numbersIn = (text: string): readonly string[] => text.match(/\p{N}+/gu) ?? [];

/** Addresses of any kind, marks of code or markup, and characters that no reader sees. */
const neverShown = [
  /https?:|www\.|\/\/|@/i,
  /[\p{L}\p{N}-]\.(com|in|org|net|io|co|info|edu|gov|example|app|xyz|me|ly|link|shop|site|online)\b/iu,
  /[<>`{}[\]|\\^~*_#]/,
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u,
  // Words of a model that talks about itself, obeys somebody else, or sells something.
  /\b(language model|as an ai|chatbot)\b/i,
  /\b(ignore|disregard|instructions?|prompt|injected|password)\b/i,
  /\b(whatsapp|telegram|click|subscribe|coupon|discount|guarantee[ds]?)\b/i,
];

/** Why this prose may not be shown; undefined when it may. */
export function objectionTo(prose: Prose, facts: WriterFacts): string | undefined {
  const text = [prose.explanation, ...prose.keyStrengths, ...prose.studyTips].join('\n').replaceAll('\n', ' ');
  if (!isWrittenIn(facts.language, text)) return 'is not in the language that was asked for';
  const suppliedFacts = JSON.stringify(facts);
  if (!holds(prose.explanation, facts.recommended.name) && !holds(prose.explanation, facts.recommended.name.replace(' & ', ' and ')))
    return 'does not name the recommendation';
  const ranked = new Set([facts.recommended, ...facts.alsoRanked, ...facts.bestFields].map(({ id }) => id));
  const isOutside = (id: Stream | Field) =>
    !ranked.has(id) && namesOf(id, facts.language).some((name) => holds(text, name) && !holds(suppliedFacts, name));
  if ([...streams, ...fields].some(isOutside)) return 'names a stream or field outside the result';
  const known = new Set(numbersIn(suppliedFacts));
  if (numbersIn(text).some((number) => !known.has(number))) return 'states a number that is not in the evidence';
  if (neverShown.some((pattern) => pattern.test(text))) return 'holds what is never shown';
  if (new Set(prose.keyStrengths).size < prose.keyStrengths.length || new Set(prose.studyTips).size < prose.studyTips.length)
    return 'repeats itself';
  return undefined;
}
