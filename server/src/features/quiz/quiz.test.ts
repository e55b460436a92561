import { quizzes } from '@disha/guidance/quizzes';
import type { Bank } from '@disha/guidance/types';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tries, users } from '../../identity/identity.tables.ts';
import { quizAttempts } from './quiz.tables.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { firstOptions, sheetFor } from '../../testing/sheets.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const paths: Record<string, string> = {
  'class10-v1': '/quiz/class10',
  'class12-pcm-v1': '/quiz/class12/pcm',
  'class12-pcb-v1': '/quiz/class12/pcb',
  'class12-commerce-v1': '/quiz/class12/commerce',
  'class12-arts-v1': '/quiz/class12/arts',
};
const pathOf = (bank: Bank) => paths[bank.id]!;
const [class10, pcm] = quizzes as [Bank, Bank];

const catalog = {
  courses: [
    sampleCourse(),
    sampleCourse({ id: 'bsc-physics', name: 'B.Sc. Physics', field: 'pure_sciences_research' }),
    sampleCourse({ id: 'btech-cse', name: 'B.Tech Computer Science', field: 'computer_it' }),
    sampleCourse({ id: 'mbbs', name: 'MBBS', stream: 'science_pcb', field: 'medicine' }),
  ],
  exams: [sampleExam()],
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ catalog });
});

const submit = (bank: Bank, body: object, token?: string) => server.call('POST', `${pathOf(bank)}/submit`, { body, token });
const send = (bank: Bank, answers: unknown, more: object = {}, token?: string) =>
  submit(bank, { quizId: bank.id, answers, ...more }, token);
const stored = async () => (await server.db.select({ id: quizAttempts.id }).from(quizAttempts)).length;

describe('reading', () => {
  it.each(quizzes.map((bank) => [bank.id, bank] as const))('%s shows texts, and nothing of how they count', async (_, bank) => {
    const { status, body } = await server.call('GET', pathOf(bank));
    expect(status).toBe(200);
    const { quiz } = body.data;
    expect(quiz).toMatchObject({
      id: bank.id,
      targetClass: bank.targetClass,
      stream: bank.stream,
      totalQuestions: bank.questions.length,
      title: bank.title,
    });
    expect(quiz.questions).toHaveLength(bank.questions.length);
    for (const question of quiz.questions) {
      expect(Object.keys(question).toSorted()).toEqual(['id', 'options', 'question']);
      expect(question.options.every((option: unknown) => typeof option === 'string')).toBe(true);
    }
  });

  it('lists what there is for a class', async () => {
    const ids = async (name: string) =>
      (await server.call('GET', `/quiz/available/${name}`)).body.data.quizzes.map((quiz: { id: string }) => quiz.id);
    expect(await ids('10')).toEqual(['class10-v1']);
    expect(await ids('12')).toEqual(['class12-pcm-v1', 'class12-pcb-v1', 'class12-commerce-v1', 'class12-arts-v1']);
    expect(await ids('graduate')).toEqual([]);
    expect((await server.call('GET', '/quiz/available/12')).body.data.quizzes[0]).not.toHaveProperty('questions');
    expect(await server.call('GET', '/quiz/available/11')).toMatchObject({
      status: 400,
      body: { message: 'Class must be one of: 10, 12, graduate' },
    });
  });
});

describe('a result', () => {
  it.each(quizzes.flatMap((bank) => bank.candidates.map((candidate) => [candidate, bank] as const)))(
    '%s can come first',
    async (candidate, bank) => {
      const { status, body } = await send(bank, sheetFor(bank, candidate));
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
    const field = await send(pcm, sheetFor(pcm, 'computer_it'));
    expect(field.body.data.courses).toMatchObject({ totalCourses: 1, courses: [{ _id: 'btech-cse' }] });
    const stream = (await send(class10, sheetFor(class10, 'science_pcm'))).body.data;
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
      (await send(pcm, sheetFor(pcm, candidate))).body.data.recommendations[0].exam;
    expect(await exam('engineering_technology')).toEqual({ examId: 'jee-main', shortName: 'JEE Main' });
    expect(await exam('defence_military')).toBeNull();
  });

  it('is the same bytes for the same answers, from two servers', async () => {
    const other = await testApp({ catalog });
    const answers = sheetFor(class10, 'commerce');
    const bytes = new Set<string>();
    for (let count = 0; count < 20; count += 1) {
      for (const { call } of [server, other]) {
        const { data } = (await call('POST', '/quiz/class10/submit', { body: { quizId: class10.id, answers } })).body;
        bytes.add(JSON.stringify({ ...data, submittedAt: '' }));
      }
    }
    expect(bytes.size).toBe(1);
  });
});

describe('a bad sheet', () => {
  const good = sheetFor(class10, 'arts');
  const unanswered = 'Please answer all questions before submitting';
  const withFirst = (value: unknown) => [value, ...good.slice(1)];
  let asha: TestStudent;
  beforeAll(async () => {
    asha = await newStudent(server);
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
    ['an answer with a space more', withFirst(`${good[0]} `), 'Question 1: choose one of its options'],
    ['a very long answer', withFirst('x'.repeat(5000)), 'Question 1: choose one of its options'],
    ['odd characters', withFirst('\u0000\ud800'), 'Question 1: choose one of its options'],
    ['another quiz’s answers', sheetFor(pcm, 'computer_it'), unanswered],
  ])('%s is refused in the product’s words, and nothing is stored', async (_, answers, message) => {
    const before = await stored();
    const answer = await send(class10, answers, {}, asha.token);
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid', message } });
    expect(answer.body.errors[0].path).toMatch(/^answers/);
    expect(await stored()).toBe(before);
  });

  it.each([['class12-pcm-v1'], ['class10-v0'], ['__proto__'], ['class10-v1 '], ['x'.repeat(500)], ['\u0000']])(
    'for the quiz %j is unsupported',
    async (quizId) => {
      expect(await submit(class10, { quizId, answers: good }, asha.token)).toMatchObject({
        status: 400,
        body: { message: 'Unsupported quiz type' },
      });
      expect(await submit(class10, { quizId, answers: [] })).toMatchObject({ status: 400, body: { message: 'Unsupported quiz type' } });
    },
  );

  it.each([[{}], [{ answers: good }], [{ quizId: 7, answers: good }], [{ quizId: { $ne: '' }, answers: good }], [[]], [null]])(
    '%j is refused',
    async (body) => {
      expect((await submit(class10, body as object)).status).toBe(400);
    },
  );

  it.each(['/quiz/class12/maths/submit', '/quiz/class9/submit', '/quiz/class12/submit'])('%s does not exist', async (path) => {
    expect((await server.call('POST', path, { body: { quizId: class10.id, answers: good } })).status).toBe(404);
  });
});

describe('attempts', () => {
  const answers = sheetFor(class10, 'science_pcb');
  let asha: TestStudent;
  let ravi: TestStudent;
  beforeEach(async () => {
    asha = await newStudent(server);
    ravi = await newStudent(server);
  });
  const list = async ({ token }: TestStudent) => (await server.call('GET', '/quiz/attempts', { token })).body.data.attempts;
  const read = (id: string, token?: string) => server.call('GET', `/quiz/attempts/${id}`, { token });

  it('are kept for the signed-in student and come back as they were given', async () => {
    const { data } = (await send(class10, answers, {}, asha.token)).body;
    const again = await read(data.attemptId, asha.token);
    expect(again.body.data.result).toEqual(data);
    const second = (await send(pcm, sheetFor(pcm, 'computer_it'), { userId: asha.id }, asha.token)).body.data;
    expect(await list(asha)).toMatchObject([
      {
        id: second.attemptId,
        quizId: pcm.id,
        targetClass: '12',
        stream: 'science_pcm',
        fieldName: 'Computer Science & IT',
        streamName: 'Science (PCM)',
        confidence: second.confidence,
      },
      {
        id: data.attemptId,
        quizId: class10.id,
        targetClass: '10',
        stream: null,
        fieldName: 'Science (PCB)',
        submittedAt: data.submittedAt,
      },
    ]);
  });

  it('are nobody else’s', async () => {
    const { attemptId } = (await send(class10, answers, {}, asha.token)).body.data;
    expect(await read(attemptId, ravi.token)).toMatchObject({ status: 404, body: { message: 'Result not found' } });
    expect(await list(ravi)).toEqual([]);
    expect((await read(attemptId)).status).toBe(401);
    expect((await server.call('GET', '/quiz/attempts')).status).toBe(401);
    expect((await server.call('GET', '/quiz/attempts', { token: 'made-up' })).status).toBe(401);
  });

  it.each(['none', '00000000-0000-0000-0000-000000000000', '%00', "' or 1=1"])('%s is not found', async (id) => {
    expect((await read(encodeURIComponent(id), asha.token)).status).toBe(404);
  });

  it('are never stored for somebody else', async () => {
    const before = await stored();
    for (const [userId, token] of [
      [ravi.id, asha.token],
      [ravi.id, undefined],
      ['', undefined],
      ['__proto__', asha.token],
    ] as const) {
      expect(await send(class10, answers, { userId }, token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await send(class10, answers, { userId: asha.id }, 'an-ended-session')).toMatchObject({ status: 401 });
    expect(await stored()).toBe(before);
  });

  it('a visitor’s answers are scored and not stored', async () => {
    const before = await stored();
    expect((await send(class10, answers)).body.data.attemptId).toBeNull();
    expect((await send(class10, answers, {}, 'an-ended-session')).body.data.attemptId).toBeNull();
    expect(await stored()).toBe(before);
  });

  it('sent again after a lost answer, the same sheet is stored once', async () => {
    const attemptId = '6f6f6f6f-0000-4000-8000-000000000001';
    const first = (await send(class10, answers, { attemptId }, asha.token)).body.data;
    const again = (await send(class10, answers, { attemptId }, asha.token)).body.data;
    expect(first.attemptId).toBe(attemptId);
    expect(again).toEqual(first);
    const atOnce = '6f6f6f6f-0000-4000-8000-000000000002';
    const parallel = await Promise.all(Array.from({ length: 8 }, () => send(class10, answers, { attemptId: atOnce }, asha.token)));
    expect(new Set(parallel.map(({ body }) => body.data.attemptId))).toEqual(new Set([atOnce]));
    expect(await list(asha)).toHaveLength(2);
  });

  it('an id taken by another sheet or another person is left alone', async () => {
    const attemptId = '6f6f6f6f-0000-4000-8000-000000000003';
    await send(class10, answers, { attemptId }, asha.token);
    const changed = (await send(class10, firstOptions(class10), { attemptId }, asha.token)).body.data;
    const others = (await send(class10, answers, { attemptId }, ravi.token)).body.data;
    expect(changed.attemptId).not.toBe(attemptId);
    expect(others.attemptId).not.toBe(attemptId);
    expect(await list(asha)).toHaveLength(2);
    expect(await list(ravi)).toHaveLength(1);
    expect((await read(attemptId, asha.token)).body.data.result.recommendations[0].fieldId).toBe('science_pcb');
    expect((await send(class10, answers, { attemptId: 'mine' }, asha.token)).status).toBe(400);
  });

  it('a row in an older form is scored again from its answers', async () => {
    const { attemptId } = (await send(class10, answers, {}, asha.token)).body.data;
    await server.db
      .update(quizAttempts)
      .set({ result: { old: true } })
      .where(eq(quizAttempts.id, attemptId));
    expect((await read(attemptId, asha.token)).body.data.result.recommendations[0].fieldId).toBe('science_pcb');
    expect(await list(asha)).toHaveLength(1);
    await server.db.update(quizAttempts).set({ result: {}, quizId: 'gone-v0' }).where(eq(quizAttempts.id, attemptId));
    expect((await read(attemptId, asha.token)).status).toBe(404);
    expect(await list(asha)).toEqual([]);
  });

  it('of a person who is being deleted, the sheet is refused and not a fault', async () => {
    await server.db.execute(
      sql`create function gone() returns trigger language plpgsql as $$ begin delete from users where id = new.user_id; return new; end $$`,
    );
    await server.db.execute(sql`create trigger gone before insert on quiz_attempts for each row execute function gone()`);
    try {
      expect((await send(class10, answers, {}, asha.token)).status).toBe(401);
    } finally {
      await server.db.execute(sql`drop trigger gone on quiz_attempts`);
    }
    expect(await server.db.select({ id: users.id }).from(users).where(eq(users.id, asha.id))).toEqual([{ id: asha.id }]);
  });
});

describe('limits', () => {
  it('one address is counted whoever signs in there', async () => {
    const limited = await testApp({ env: { RATE_LIMIT: 'on' }, catalog });
    const body = { quizId: class10.id, answers: firstOptions(class10) };
    const post = async () => limited.call('POST', '/quiz/class10/submit', { body, token: (await newStudent(limited)).token });
    expect((await post()).status).toBe(200);
    await limited.db.update(tries).set({ count: 2999 });
    expect((await post()).status).toBe(200);
    expect((await post()).status).toBe(429);
  });

  it('one person, and one address without a person, are each counted; what is refused is not', async () => {
    const limited = await testApp({ env: { RATE_LIMIT: 'on' }, catalog });
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
