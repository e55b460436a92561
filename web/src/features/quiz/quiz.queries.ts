import type { QuizResult, QuizSubmitBody } from '@disha/contract/quiz';
import { interestLetters, type InterestLetter } from '@disha/contract/careers.words';
import type { QuizFacts } from '@disha/contract/quiz.facts';
import { quizEntries, type QuizKey } from '@disha/contract/quiz.keys';
import type { Field } from '@disha/contract/taxonomy';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { isAwayOrSlow } from '../../catalog/shared/is-away.ts';
import { currentLocale, type Locale } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';

/** A model may take eight seconds over the words; a line that says nothing for longer than this is dead. */
const submitMs = 25_000;
/** Of a field, all there are of one interest: what a degree does not lead to is told apart here, not there. */
const graduateLimit = '100';
const onlyOf = (liked: InterestLetter) => interestLetters.map((letter) => (letter === liked ? 1 : 0)).join(',');
const texts = (locale: Locale) => quizTexts.in(locale).errors;

export const quizQueries = {
  quiz: (key: QuizKey, isShort = false) =>
    queryOptions({
      queryKey: ['quiz', key, ...(isShort ? ['short'] : [])],
      queryFn: ({ signal }) => readQuiz(key, isShort, signal),
    }),
  /** For graduates: of the field they studied, those made of what they liked in it. */
  careersAfterDegree: (field: Field, interest: InterestLetter) =>
    queryOptions({
      queryKey: ['quiz', 'graduate', 'careers', field, interest],
      queryFn: ({ signal }) =>
        call('GET /careers', {
          // Those that are made of it most of all come first.
          query: { field, interest, sortBy: 'match', profile: onlyOf(interest), limit: graduateLimit },
          signal,
          fallback: (locale) => texts(locale).graduate,
        }),
    }),
  coursesAfterDegree: (field: Field, interest: InterestLetter) =>
    queryOptions({
      queryKey: ['quiz', 'graduate', 'courses', field, interest],
      queryFn: ({ signal }) =>
        call('GET /courses', {
          query: { field, interest, entry: 'after graduation' },
          signal,
          fallback: (locale) => texts(locale).graduate,
        }),
    }),
  attempts: (userId: string) =>
    queryOptions({
      queryKey: [mine, 'quiz-attempts', userId],
      queryFn: ({ signal }) => call('GET /quiz/attempts', { signal, fallback: (locale) => texts(locale).attempts }),
      // A quiz may have been taken since, on another phone too.
      staleTime: 0,
    }),
  attempt: (userId: string, id: string) =>
    queryOptions({
      queryKey: [mine, 'quiz-attempt', userId, id],
      queryFn: ({ signal }) => storedResult(id, signal),
    }),
};

export const storedResult = (id: string, signal?: AbortSignal) =>
  call('GET /quiz/attempts/:id', { params: { id }, signal, fallback: (locale) => texts(locale).attempt });

/** Fallback: where the server does not answer this device does, if it can: else what the network said stands. */
async function orHere<T>(asked: Promise<T>, here: () => Promise<T | undefined>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const made = isAwayOrSlow(error) ? await here().catch(() => undefined) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}

const onDevice = () => import('./device/quiz.offline.ts');

/** `isShort`: its twelve best questions, as a quiz of its own. */
export const readQuiz = (key: QuizKey, isShort: boolean, signal?: AbortSignal) =>
  orHere(
    call(`GET /quiz/${quizEntries[key].path}`, {
      signal,
      ...(isShort && { query: { length: '12' } }),
      fallback: (locale) => quizTexts.in(locale).quizzes[key].fetchFailed,
    }),
    async () => (await onDevice()).localQuiz(key, isShort, currentLocale().locale),
  );

/** Fetched while there is a line, for when there is none: what lies in this page, else what was kept of it. */
const factsHere = new Map<Locale, Promise<QuizFacts>>();

export function quizFacts(locale: Locale): Promise<QuizFacts> {
  const asked = factsHere.get(locale) ?? call('GET /quiz/facts', {});
  factsHere.set(locale, asked);
  asked.catch(() => factsHere.delete(locale));
  return asked;
}

/** Where the server does not answer it is made here: nothing of it is in an account then. */
export const resultFor = (key: QuizKey, body: QuizSubmitBody): Promise<QuizResult> =>
  orHere(submitQuiz(key, body), async () => {
    const { locale } = currentLocale();
    return (await onDevice()).localQuizResult(body, await quizFacts(locale), locale);
  });

/** Over the line alone. */
export function submitQuiz(key: QuizKey, body: QuizSubmitBody): Promise<QuizResult> {
  return call(`POST /quiz/${quizEntries[key].path}/submit`, {
    body,
    timeoutMs: submitMs,
    fallback: (locale) => quizTexts.in(locale).quizzes[key].submitFailed,
  });
}
