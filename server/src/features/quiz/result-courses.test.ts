/** Which courses stand first with a result: those of its field before those of others that lead to the same work. */
import { quizById } from '@disha/guidance/quizzes';
import type { ResultBook } from '@disha/guidance/result/compose';
import { wordsByLanguage } from '@disha/guidance/words/languages';
import { beforeAll, expect, it } from 'vitest';
import { quizServer, type QuizServer } from '../../testing/quiz-server.ts';
import { sampleCourse } from '../../testing/sample-catalog.ts';
import { sheetFor } from '../../testing/sheets.ts';
import { QuizRepository } from './quiz.repository.ts';
import { QuizService } from './quiz.service.ts';

type Course = ReturnType<ResultBook['coursesForField']>[number];

let feature: QuizServer;
beforeAll(async () => {
  feature = await quizServer();
});

const course = (id: string, field: Course['field']) =>
  ({ ...sampleCourse(), _id: id, field, stream: 'commerce', entry: 'after 12', careerOptions: [] }) as unknown as Course;
const courses = [
  course('bba', 'business_management'),
  course('bms', 'business_management'),
  course('bhm', 'business_management'),
  course('bcom', 'finance_accounting'),
];

it('puts the course of the field before the B.Com that leads to the same work', async () => {
  const commerce = quizById('class12-commerce-v1');
  if (!commerce) throw new Error('there is no quiz of commerce');
  const service = new QuizService(new QuizRepository(feature.server.db), {
    writer: { provider: null, model: null, write: () => Promise.resolve(null), isReachable: () => Promise.resolve(null) },
    rateLimits: feature.server.shared.rateLimits,
    now: () => new Date(),
    openTo: () => 'all',
    coursesForStream: () => [],
    coursesForField: () => courses,
    courseIn: () => undefined,
    careersFor: () => [],
    waysTo: () => ['bcom', 'bhm'],
    figures: { crowds: undefined, fees: { book: { band: () => undefined } } },
    examName: () => undefined,
  });
  const sheet = { quizId: commerce.id, answers: [...sheetFor(commerce, 'business_management')] };
  const asking = { userId: undefined, hasToken: false, address: '127.0.0.1' };
  const result = await service.submit(commerce, sheet, asking, wordsByLanguage.en);
  expect(result.courses.courses.map(({ _id }) => _id)).toEqual(['bhm', 'bba', 'bcom', 'bms']);
});
