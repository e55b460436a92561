/** A whole result made where no server is asked: of the answers, the words of the page and the facts that are kept. */
import type { QuizResult, QuizSubmitBody } from '@disha/contract/quiz';
import type { QuizFacts } from '@disha/contract/quiz.facts';
import { readAnswers } from '../answers.ts';
import { quizById } from '../quizzes.ts';
import { recommend } from '../recommend.ts';
import type { Words } from '../words/words.ts';
import { composeResult } from './compose.ts';
import { resultBookOf, type PageWords } from './facts.ts';
import { resultInWords } from './worded.ts';

interface Page extends PageWords {
  words: Words;
  /** When it was submitted, and the day that is in India. */
  submittedAt: string;
  day: string;
}

/** Undefined where the answers are not those of a quiz that is known here: then it is for the server to say so. */
export function localResult(
  { quizId, answers }: Pick<QuizSubmitBody, 'quizId' | 'answers'>,
  facts: QuizFacts,
  page: Page,
): QuizResult | undefined {
  const bank = quizById(quizId);
  const read = bank && readAnswers(bank, answers, [page.words]);
  if (!read || !('picks' in read)) return undefined;
  const { words, submittedAt, day } = page;
  const result = resultInWords({ meaning: recommend(bank, read.picks), prose: null }, words);
  return composeResult(result, words, { id: null, read: { bank, picks: read.picks }, submittedAt, day }, resultBookOf(facts, page));
}
