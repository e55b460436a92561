import { quizEntries, quizKeys } from '@disha/contract/quiz.keys';
import { quizzes } from '@disha/guidance/quizzes';
import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent } from '../../testing/new-student.ts';
import { pcm, class10, pathOf, quizCatalog, quizServer, type QuizServer } from '../../testing/quiz-server.ts';
import { sheetFor } from '../../testing/sheets.ts';
import { testApp } from '../../testing/test-app.ts';

let feature: QuizServer;
beforeAll(async () => {
  feature = await quizServer();
});

describe('reading', () => {
  it.each(quizzes.map((bank) => [bank.id, bank] as const))(
    '%s shows texts, ids and a picture, and nothing of how they count',
    async (_, bank) => {
      const { status, body } = await feature.server.call('GET', pathOf(bank));
      expect(status).toBe(200);
      const { quiz } = body.data;
      expect(quiz).toMatchObject({
        id: bank.id,
        targetClass: bank.targetClass,
        stream: bank.stream,
        totalQuestions: bank.questions.length,
      });
      expect(quiz.questions).toHaveLength(bank.questions.length);
      for (const question of quiz.questions) {
        expect(Object.keys(question).toSorted()).toEqual(['icon', 'id', 'optionIds', 'options', 'question']);
        expect(question.options.every((option: unknown) => typeof option === 'string')).toBe(true);
        expect(question.optionIds.join('')).toBe('abcdefg'.slice(0, question.options.length));
      }
    },
  );

  it('lists what there is for a class', async () => {
    const ids = async (name: string) =>
      (await feature.server.call('GET', `/quiz/available/${name}`)).body.data.quizzes.map((quiz: { id: string }) => quiz.id);
    const offered = (name: string) =>
      quizKeys.map((key) => quizEntries[key]).flatMap(({ id, targetClass }) => (targetClass === name ? [id] : []));
    for (const name of ['10', '12', 'graduate']) expect(await ids(name)).toEqual(offered(name));
    expect(await ids('10')).toContain('class10-v1');
    expect(await ids('12')).toEqual(expect.arrayContaining(['class12-pcm-v1', 'class12-arts-v1']));
    expect((await feature.server.call('GET', '/quiz/available/12')).body.data.quizzes[0]).not.toHaveProperty('questions');
    expect(await feature.server.call('GET', '/quiz/available/11')).toMatchObject({
      status: 400,
      body: { message: 'Class must be one of: 10, 12, graduate' },
    });
  });
});

describe('a short quiz', () => {
  it.each(quizzes.map((bank) => [bank.id, bank] as const))('of %s is asked for by its length and sent like the whole', async (_, bank) => {
    const { quiz } = (await feature.server.call('GET', `${pathOf(bank)}?length=12`)).body.data;
    expect(quiz).toMatchObject({ id: `${bank.id}-12`, totalQuestions: 12, whole: { id: bank.id, totalQuestions: bank.questions.length } });
    const answers = quiz.questions.map(({ optionIds }: { optionIds: string[] }) => optionIds.at(-2));
    const { status, body } = await feature.server.call('POST', `${pathOf(bank)}/submit`, { body: { quizId: quiz.id, answers } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ quizId: quiz.id, totalQuestions: 12, whole: { id: bank.id } });
    expect(body.data.honestNote).toContain('a first look');
  });

  it('has to be whole itself, and no other length is known', async () => {
    const answers = Array.from({ length: 12 }, () => 'a');
    const send = (body: object) => feature.server.call('POST', '/quiz/class10/submit', { body });
    const unanswered = { status: 400, body: { message: 'Please answer all questions before submitting' } };
    expect(await send({ quizId: 'class10-v1-12', answers: answers.slice(1) })).toMatchObject(unanswered);
    expect(await send({ quizId: 'class10-v1', answers })).toMatchObject(unanswered);
    expect(await send({ quizId: 'class12-pcm-v1-12', answers })).toMatchObject({ status: 400, body: { message: 'Unsupported quiz type' } });
    expect((await feature.server.call('GET', '/quiz/class10?length=11')).status).toBe(400);
    expect((await feature.server.call('GET', '/quiz/class10?length=')).body.data.quiz.id).toBe('class10-v1');
  });

  it('is kept and read again as a first look', async () => {
    const { token } = await newStudent(feature.server);
    const answers = Array.from({ length: 12 }, () => 'b');
    const sent = (await feature.server.call('POST', '/quiz/class10/submit', { token, body: { quizId: 'class10-v1-12', answers } })).body
      .data;
    const read = (await feature.server.call('GET', `/quiz/attempts/${sent.attemptId}`, { token })).body.data.result;
    expect(read).toEqual(sent);
    const { attempts } = (await feature.server.call('GET', '/quiz/attempts', { token })).body.data;
    expect(attempts).toMatchObject([{ quizId: 'class10-v1-12', whole: { id: 'class10-v1', totalQuestions: 24 } }]);
  });
});

describe('a result', () => {
  it.each(quizzes.flatMap((bank) => bank.candidates.map((candidate) => [candidate, bank] as const)))(
    '%s can come first',
    async (candidate, bank) => {
      const { status, body } = await feature.send(bank, sheetFor(bank, candidate));
      expect(status).toBe(200);
      const { recommendations, scores, courses, attemptId, confidence, totalQuestions } = body.data;
      expect(recommendations).toHaveLength(3);
      expect(recommendations[0]).toMatchObject({ fieldId: candidate, aiGenerated: false, confidence });
      expect(scores.map(({ id }: { id: string }) => id).toSorted()).toEqual([...bank.candidates].toSorted());
      expect(courses.totalCourses).toBe(courses.courses.length);
      expect(totalQuestions).toBe(bank.questions.length);
      expect(attemptId).toBeNull();
    },
  );

  it('brings the matching courses, with three careers each, the best fields first', async () => {
    const field = await feature.send(pcm, sheetFor(pcm, 'computer_it'));
    expect(field.body.data.courses).toMatchObject({ totalCourses: 1, courses: [{ _id: 'btech-cse' }] });
    const stream = (await feature.send(class10, sheetFor(class10, 'science_pcm'))).body.data;
    const names = stream.courses.courses.map((course: { field: string }) => course.field);
    expect(names).toHaveLength(3);
    const best = stream.recommendations[0].bestFields
      .map(({ fieldId }: { fieldId: string }) => fieldId)
      .filter((id: string) => names.includes(id));
    expect(names.slice(0, best.length)).toEqual(best);
    for (const course of stream.courses.courses) expect(course.careerOptions).toHaveLength(3);
  });

  it('names an exam only while the catalog holds it', async () => {
    const exam = async (candidate: 'engineering_technology' | 'defence_military') =>
      (await feature.send(pcm, sheetFor(pcm, candidate))).body.data.recommendations[0].exam;
    expect(await exam('engineering_technology')).toEqual({ examId: 'jee-main', shortName: 'JEE Main' });
    expect(await exam('defence_military')).toBeNull();
  });

  it('is the same bytes for the same answers, from two servers', async () => {
    const other = await testApp({ catalog: quizCatalog });
    const answers = sheetFor(class10, 'commerce');
    const bytes = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      for (const { call } of [feature.server, other]) {
        const { data } = (await call('POST', '/quiz/class10/submit', { body: { quizId: class10.id, answers } })).body;
        bytes.add(JSON.stringify({ ...data, submittedAt: '' }));
      }
    }
    expect(bytes.size).toBe(1);
  });
});
