/** The quiz where no server answers: its questions and the whole result, of the same code. Fetched only then. */
import { indianDay } from '@disha/contract/indian-day';
import { defaultLanguage, pseudoLanguage, type Language } from '@disha/contract/languages';
import type { Quiz, QuizResult, QuizSubmitBody } from '@disha/contract/quiz';
import type { QuizFacts } from '@disha/contract/quiz.facts';
import type { QuizKey } from '@disha/contract/quiz.keys';
import { sayInWords } from '@disha/contract/words';
import { banks, shortQuizFor } from '@disha/guidance/quizzes';
import { localResult } from '@disha/guidance/result/local-result';
import { wordsIn } from '@disha/guidance/words/one-language';
import { publicQuiz } from '@disha/guidance/words/public-quiz';
import { careerReasons } from '../../../messages/career-reasons.ts';
import type { Locale } from '../../../messages/locale.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';

/** The tests' language is no translation: its quiz is the English one. */
const languageOf = (locale: Locale): Language => (locale === pseudoLanguage ? defaultLanguage : locale);

export async function localQuiz(key: QuizKey, isShort: boolean, locale: Locale): Promise<{ quiz: Quiz }> {
  const bank = (isShort ? shortQuizFor(banks[key]) : undefined) ?? banks[key];
  return { quiz: publicQuiz(bank, await wordsIn(languageOf(locale))) };
}

export async function localQuizResult(body: QuizSubmitBody, facts: QuizFacts, locale: Locale): Promise<QuizResult | undefined> {
  const [words, reasons, { fields }] = await Promise.all([
    wordsIn(languageOf(locale)),
    careerReasons.load(locale),
    taxonomyTexts.load(locale),
  ]);
  const now = new Date();
  return localResult(body, facts, {
    words,
    inWords: (said) => sayInWords(said, reasons),
    fieldName: (field) => fields[field],
    submittedAt: now.toISOString(),
    day: indianDay(now),
  });
}
