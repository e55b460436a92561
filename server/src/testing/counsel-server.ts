/** Results made of what ships, without a database: for sheets that are read as a counsellor would. */
import type { QuizResult } from '@disha/contract/quiz';
import type { Language } from '@disha/contract/languages';
import { realBook } from '@disha/eligibility/testing/real-book';
import { quizById } from '@disha/guidance/quizzes';
import type { Bank } from '@disha/guidance/types';
import { wordsByLanguage } from '@disha/guidance/words/languages';
import { join } from 'node:path';
import { adviceOf } from '../catalog/advice.ts';
import { readCrowds } from '../catalog/shipped/crowd-files.ts';
import { readFeeFiles } from '../catalog/fees/fee-files.ts';
import { FeeBook } from '../catalog/fees/fees.ts';
import { Scheduler } from '../catalog/scheduler.ts';
import type { CatalogSnapshot } from '../catalog/snapshot/snapshot.ts';
import { ShippedTranslations } from '../catalog/translations.ts';
import { catalogs } from '../catalogs.ts';
import { viewCareers } from '../features/careers/careers.view.ts';
import { viewCourses } from '../features/courses/courses.view.ts';
import { viewExams } from '../features/exams/exams.view.ts';
import { courseSubjectChoices } from '../features/path/begins.ts';
import type { QuizRepository } from '../features/quiz/quiz.repository.ts';
import { QuizService } from '../features/quiz/quiz.service.ts';
import type { RateLimits } from '../identity/rate-limits.ts';
import { catalogsWith } from './sample-catalog.ts';
import { shippedCatalog } from './shipped-catalog.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'catalog');

export type AnswerQuiz = (quizId: string, answers: readonly string[], language?: Language) => Promise<QuizResult>;

export async function counselServer(): Promise<AnswerQuiz> {
  const { careers, courses, exams } = await shippedCatalog();
  const content = catalogsWith({ careers, courses, exams });
  const translations = new ShippedTranslations(folder);
  const views = new Map<unknown, unknown>();
  for (const make of [viewCareers, viewCourses, viewExams]) views.set(make, await make(content, new Scheduler(), translations));
  const snapshot = { view: (make: unknown) => views.get(make) } as unknown as CatalogSnapshot;
  const fees = new FeeBook(await readFeeFiles(folder));
  const now = () => new Date('2026-11-17T00:00:00Z');
  const service = new QuizService({} as QuizRepository, {
    ...adviceOf(catalogs, snapshot),
    writer: { provider: null, model: null, write: () => Promise.resolve(null), isReachable: () => Promise.resolve(null) },
    rateLimits: { take: () => Promise.resolve() } as unknown as RateLimits,
    now,
    openTo: courseSubjectChoices(() => realBook, now),
    figures: { crowds: await readCrowds(folder), fees: { book: fees } },
  });
  const visitor = { userId: undefined, hasToken: false, address: '127.0.0.1' };
  return (quizId, answers, language = 'en') =>
    service.submit(quizById(quizId) as Bank, { quizId, answers: [...answers] }, visitor, wordsByLanguage[language]);
}
