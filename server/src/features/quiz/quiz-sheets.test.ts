/** What is refused of a sheet, and how many are taken. */
import { beforeAll, describe, expect, it } from 'vitest';
import { tries } from '../../identity/identity.tables.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { class10, pcm, quizCatalog, quizServer, type QuizServer } from '../../testing/quiz-server.ts';
import { firstOptions, sheetFor } from '../../testing/sheets.ts';
import { testApp } from '../../testing/test-app.ts';

let feature: QuizServer;
beforeAll(async () => {
  feature = await quizServer();
});

describe('a bad sheet', () => {
  const good = sheetFor(class10, 'arts');
  const unanswered = 'Please answer all questions before submitting';
  const withFirst = (value: unknown) => [value, ...good.slice(1)];
  let asha: TestStudent;
  beforeAll(async () => {
    asha = await newStudent(feature.server);
  });

  it.each([
    ['too few', good.slice(1), unanswered],
    ['too many', [...good, good[0]], unanswered],
    ['none', [], unanswered],
    ['a blank', withFirst(''), unanswered],
    ['only spaces', withFirst(' \t\n'), unanswered],
    ['null', withFirst(null), unanswered],
    ['a number', withFirst(3), unanswered],
    ['an object', withFirst({ text: good[0] }), unanswered],
    ['a list in a list', withFirst([good[0]]), unanswered],
    ['no list', 'I would love it', unanswered],
    ['an object with a length', { length: good.length, 0: good[0] }, unanswered],
    ['nothing', undefined, unanswered],
    ['ten thousand', new Array(10_000).fill('a'), unanswered],
    ['an unknown answer', [...good.slice(0, 6), 'Whatever', ...good.slice(7)], 'Question 7: choose one of its options'],
    ['an id it does not have', withFirst('f'), 'Question 1: choose one of its options'],
    ['an id in capitals', withFirst('A'), 'Question 1: choose one of its options'],
    ['an answer with a space more', withFirst(`${good[0]} `), 'Question 1: choose one of its options'],
    ['a very long answer', withFirst('x'.repeat(5000)), 'Question 1: choose one of its options'],
    ['odd characters', withFirst('\u0000\ud800'), 'Question 1: choose one of its options'],
    ['another quiz’s answers', sheetFor(pcm, 'computer_it'), unanswered],
  ])('%s is refused in the product’s words, and nothing is stored', async (_, answers, message) => {
    const before = await feature.stored();
    const answer = await feature.send(class10, answers, {}, asha.token);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid', message } });
    expect(answer.body.errors[0].path).toMatch(/^answers/);
    expect(await feature.stored()).toBe(before);
  });

  it.each([['class12-pcm-v1'], ['class10-v0'], ['__proto__'], ['class10-v1 '], ['x'.repeat(500)], ['\u0000']])(
    'for the quiz %j is unsupported',
    async (quizId) => {
      expect(await feature.submit(class10, { quizId, answers: good }, asha.token)).toMatchObject({
        status: 400,
        body: { message: 'Unsupported quiz type' },
      });
      expect(await feature.submit(class10, { quizId, answers: [] })).toMatchObject({
        status: 400,
        body: { message: 'Unsupported quiz type' },
      });
    },
  );

  it.each([[{}], [{ answers: good }], [{ quizId: 7, answers: good }], [{ quizId: { $ne: '' }, answers: good }], [[]], [null]])(
    '%j is refused',
    async (body) => {
      expect((await feature.submit(class10, body as object)).status).toBe(400);
    },
  );

  it.each(['/quiz/class12/maths/submit', '/quiz/class9/submit', '/quiz/class12/submit'])('%s does not exist', async (path) => {
    expect((await feature.server.call('POST', path, { body: { quizId: class10.id, answers: good } })).status).toBe(404);
  });
});

describe('limits', () => {
  it('one address is counted whoever signs in there', async () => {
    const limited = await testApp({ env: { RATE_LIMIT: 'on' }, catalog: quizCatalog });
    const body = { quizId: class10.id, answers: firstOptions(class10) };
    const post = async () => limited.call('POST', '/quiz/class10/submit', { body, token: (await newStudent(limited)).token });
    expect((await post()).status).toBe(200);
    await limited.db.update(tries).set({ count: 2999 });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(429);
  });

  it('one person, and one address without a person, are each counted; what is refused is not', async () => {
    const limited = await testApp({ env: { RATE_LIMIT: 'on' }, catalog: quizCatalog });
    const asha = await newStudent(limited);
    const body = { quizId: class10.id, answers: firstOptions(class10) };
    const post = (token?: string, sent: object = body) => limited.call('POST', '/quiz/class10/submit', { body: sent, token });
    expect((await post(asha.token)).status).toBe(200);
    await limited.db.update(tries).set({ count: 119 });
    for (let count = 0; count < 3; count += 1) expect((await post(asha.token, { ...body, answers: [] })).status).toBe(400);
    expect((await post(asha.token)).status).toBe(200);
    const refused = await post(asha.token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post()).status).toBe(200);
  });
});
