/** What lies in the database is meaning; what people read is words. Either may change without the other. */
import { say } from '@disha/contract/say';
import { wordsByLanguage } from '@disha/guidance/words/languages';
import { questionWords, type Words } from '@disha/guidance/words/words';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { class10, quizServer, type QuizServer } from '../../testing/quiz-server.ts';
import { inTexts, sheetFor } from '../../testing/sheets.ts';
import { QuizRepository } from './quiz.repository.ts';
import { QuizService, type QuizNeeds } from './quiz.service.ts';
import { quizAttempts } from './quiz.tables.ts';

const sheet = sheetFor(class10, 'science_pcm');
const texts = inTexts(class10, sheet);
const english = wordsByLanguage.en;

let feature: QuizServer;
beforeAll(async () => {
  feature = await quizServer();
});
let asha: TestStudent;
beforeEach(async () => {
  asha = await newStudent(feature.server);
});

const rowOf = async (id: string) => (await feature.server.db.select().from(quizAttempts).where(eq(quizAttempts.id, id)))[0]!;
const read = async (id: string) => (await feature.server.call('GET', `/quiz/attempts/${id}`, { token: asha.token })).body.data.result;

describe('a sheet', () => {
  it('is kept as ids and numbers, however it was sent', async () => {
    const mixed = sheet.map((id, at) => (at % 2 ? id : texts[at]!));
    for (const answers of [sheet, texts, mixed]) {
      const { attemptId } = (await feature.send(class10, answers, {}, asha.token)).body.data;
      const { quizId, answers: kept, result } = await rowOf(attemptId);
      expect({ quizId, kept }).toEqual({ quizId: 'class10-v1', kept: sheet });
      // No sentence of any language: nothing in it has a space.
      expect(JSON.stringify(result)).not.toMatch(/\w \w/);
      expect(result).toMatchObject({ meaning: { ranked: [{ candidate: 'science_pcm' }, {}, {}, {}] }, prose: null });
    }
  });

  it('sent as texts and again as ids is one attempt', async () => {
    const attemptId = '6f6f6f6f-0000-4000-8000-000000000011';
    const first = (await feature.send(class10, texts, { attemptId }, asha.token)).body.data;
    expect((await feature.send(class10, sheet, { attemptId }, asha.token)).body.data).toEqual(first);
  });
});

describe('a row of version 0.1, with texts and prose', () => {
  const oldRow = async (change: object = {}, answers: string[] = texts) => {
    const { attemptId, submittedAt: _, courses: __, ...rest } = (await feature.send(class10, sheet, {}, asha.token)).body.data;
    const recommendations = rest.recommendations.map(({ exam, ...each }: { exam: { examId: string } | null }) => ({
      ...each,
      examId: exam?.examId ?? 'an-exam-we-do-not-hold',
    }));
    const given = await read(attemptId);
    await feature.server.db
      .update(quizAttempts)
      .set({ answers, result: { ...rest, recommendations: [{ ...recommendations[0], ...change }, ...recommendations.slice(1)] } })
      .where(eq(quizAttempts.id, attemptId));
    return { attemptId, given };
  };

  it('reads as before', async () => {
    const { attemptId, given } = await oldRow();
    expect(await read(attemptId)).toEqual(given);
  });

  it('keeps what a model wrote', async () => {
    const prose = { explanation: 'Science (PCM), said better.', keyStrengths: ['One', 'Two', 'Three'], studyTips: ['Four', 'Five', 'Six'] };
    const { attemptId } = await oldRow({ ...prose, aiGenerated: true });
    expect((await read(attemptId)).recommendations[0]).toMatchObject({ ...prose, aiGenerated: true });
  });

  it('whose answers nobody understands any more shows the words it came with', async () => {
    const { attemptId, given } = await oldRow({}, ['A question of a bank long gone']);
    // Of interests such answers say nothing.
    expect(await read(attemptId)).toEqual({ ...given, interests: { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 } });
  });
});

describe('a changed wording', () => {
  const { questions } = english.banks['class10-v1'];
  const first = questionWords(english, class10, 'c10-a01');
  const correctedTo = (options: typeof first.options, formerly: typeof first.formerly = {}): Words => ({
    ...english,
    banks: {
      ...english.banks,
      'class10-v1': { ...english.banks['class10-v1'], questions: { ...questions, 'c10-a01': { ...first, options, formerly } } },
    },
  });
  const corrected = correctedTo({ ...first.options, e: 'I would be delighted' }, { e: [first.options.e] });
  const serviceIn = (words: Words) => {
    const needs: QuizNeeds = {
      writer: { provider: null, model: null, write: () => Promise.resolve(null), isReachable: () => Promise.resolve(null) },
      rateLimits: feature.server.shared.rateLimits,
      now: () => new Date(),
      openTo: () => 'all',
      coursesForStream: () => [],
      coursesForField: () => [],
      courseIn: () => undefined,
      careersFor: () => [],
      waysTo: () => [],
      figures: { crowds: undefined, fees: { book: { band: () => undefined } } },
      examName: () => undefined,
    };
    return new QuizService(new QuizRepository(feature.server.db), needs, [words]);
  };
  const visitor = { userId: undefined, hasToken: false, address: '127.0.0.1' };

  it('strands no stored attempt: the same result in the new words', async () => {
    const { attemptId, scores } = (await feature.send(class10, sheet, {}, asha.token)).body.data;
    const shown = await serviceIn(corrected).attempt(asha.id, attemptId, corrected);
    expect(shown.scores).toEqual(scores);
    expect(JSON.stringify(shown)).toContain('I would be delighted');
    expect(await serviceIn(corrected).attempts(asha.id, corrected)).toHaveLength(1);
  });

  it('strands no attempt of version 0.1', async () => {
    const { attemptId, scores } = (await feature.send(class10, sheet, {}, asha.token)).body.data;
    await feature.server.db.update(quizAttempts).set({ answers: texts, result: {} }).where(eq(quizAttempts.id, attemptId));
    const shown = await serviceIn(corrected).attempt(asha.id, attemptId, corrected);
    expect(shown.scores).toEqual(scores);
    expect(JSON.stringify(shown)).toContain('I would be delighted');
  });

  it('strands no open sheet, of today or with the texts of yesterday', async () => {
    const { scores } = (await feature.send(class10, sheet)).body.data;
    for (const answers of [sheet, texts]) {
      const result = await serviceIn(corrected).submit(class10, { quizId: class10.id, answers: [...answers] }, visitor, corrected);
      expect(result.scores).toEqual(scores);
    }
  });

  it('by ids needs no memory of the former text', async () => {
    const forgetful = correctedTo({ ...first.options, e: 'I would be delighted' });
    const service = serviceIn(forgetful);
    await service.submit(class10, { quizId: class10.id, answers: [...sheet] }, visitor, forgetful);
    await expect(service.submit(class10, { quizId: class10.id, answers: texts }, visitor, forgetful)).rejects.toMatchObject({
      said: say('answers.option', { number: 1 }),
    });
  });
});
