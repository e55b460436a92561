/**
 * What is kept of an attempt: the ids of the chosen options and what they meant, in no language. It is worded when it is
 * shown. A model's prose cannot be made again, so that is kept, with its language.
 */
import { languages } from '@disha/contract/languages';
import { confidence, quizResult, recommendation } from '@disha/contract/quiz';
import { fields, streams } from '@disha/contract/taxonomy';
import { readAnswers } from '@disha/guidance/answers';
import { quizById } from '@disha/guidance/quizzes';
import { recommend } from '@disha/guidance/recommend';
import { resultInWords, type KeptProse, type KeptResult, type WordedAnswer } from '@disha/guidance/result/worded';
import { facetIds, optionIds, shortLength, strengthKinds, wholeIds, type Result, type ShortId } from '@disha/guidance/types';
import type { Words } from '@disha/guidance/words/words';
import { z } from 'zod';

const candidate = z.union([z.enum(fields), z.enum(streams)]);
const optionId = z.enum(optionIds);
const counted = z.object({ questionId: z.string(), optionId, points: z.number() });
const standing = z.object({ candidate, share: z.number() });

const shortIds = wholeIds.map((id): ShortId => `${id}-${shortLength}`);

const meaning = z.object({
  quizId: z.enum([...wholeIds, ...shortIds]),
  ranked: z.array(standing).min(2),
  band: confidence,
  isFlat: z.boolean(),
  level: z.enum(['nothing', 'everything']).optional(),
  margin: z.number(),
  recommended: z
    .array(
      standing.extend({
        because: z.array(counted),
        isClose: z.boolean(),
        evidence: z.array(counted),
        strengths: z.array(z.object({ facet: z.enum(facetIds), kind: z.enum(strengthKinds) })),
        bestFields: z.array(z.enum(fields)),
      }),
    )
    .min(1),
  changes: z.array(z.object({ questionId: z.string(), from: optionId, to: optionId })),
  thenFirst: candidate.nullable(),
}) satisfies z.ZodType<Result>;

const prose = z.object({
  language: z.enum(languages),
  explanation: z.string(),
  keyStrengths: z.array(z.string()),
  studyTips: z.array(z.string()),
});

const keptResult = z.object({ meaning, prose: prose.nullable() }) satisfies z.ZodType<KeptResult>;

/** A result in words, without what the catalogs add to it. The first version kept it like this, beside the answers as texts. */
const ofCatalogs = { attemptId: true, submittedAt: true, courses: true, careers: true, interests: true, notes: true } as const;
const wordedResult = quizResult.omit(ofCatalogs).extend({
  tryThis: quizResult.shape.tryThis.default([]),
  recommendations: z.array(recommendation.omit({ exam: true }).extend({ examId: z.string() })).min(1),
}) satisfies z.ZodType<WordedAnswer>;
const languageOfFirstVersion = 'en';

export interface KeptRow {
  quizId: string;
  answers: string[];
  result: unknown;
}

/** What a row says, however old it is; undefined when no quiz can tell any more. */
function readStoredResult({ quizId, answers, result }: KeptRow, languages: readonly Words[]): KeptResult | undefined {
  const kept = keptResult.safeParse(result);
  if (kept.success && kept.data.meaning.quizId === quizId) return kept.data;
  const bank = quizById(quizId);
  const read = bank && readAnswers(bank, answers, languages);
  if (!read || !('picks' in read)) return undefined;
  const worded = wordedResult.safeParse(result).data;
  const { level: _, ...meaning } = recommend(bank, read.picks);
  // How clear it was is what they were told, whatever would be said of the same sheet today.
  return { meaning: worded ? { ...meaning, band: worded.confidence } : meaning, prose: proseOfFirstVersion(worded) };
}

function proseOfFirstVersion(worded: WordedAnswer | undefined): KeptProse | null {
  const [first] = worded?.recommendations ?? [];
  if (first?.aiGenerated !== true) return null;
  const { explanation, keyStrengths, studyTips } = first;
  return { language: languageOfFirstVersion, explanation, keyStrengths, studyTips };
}

/** A row in words: those it came with where it came in this language, or where no quiz understands its answers any more. */
export function storedResultInWords(row: KeptRow, words: Words, languages: readonly Words[]): WordedAnswer | undefined {
  const worded = wordedResult.safeParse(row.result).data;
  if (worded && words.language === languageOfFirstVersion) return worded;
  const kept = readStoredResult(row, languages);
  return kept ? resultInWords(kept, words) : worded;
}
