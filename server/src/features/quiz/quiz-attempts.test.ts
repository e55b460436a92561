/** Results that are kept for the person who got them. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../identity/identity.tables.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { class10, pcm, quizServer, type QuizServer } from '../../testing/quiz-server.ts';
import { firstOptions, sheetFor } from '../../testing/sheets.ts';
import { quizAttempts } from './quiz.tables.ts';

let feature: QuizServer;
beforeAll(async () => {
  feature = await quizServer();
});

describe('attempts', () => {
  const answers = sheetFor(class10, 'science_pcb');
  let asha: TestStudent;
  let ravi: TestStudent;
  beforeEach(async () => {
    asha = await newStudent(feature.server);
    ravi = await newStudent(feature.server);
  });
  const list = async ({ token }: TestStudent) => (await feature.server.call('GET', '/quiz/attempts', { token })).body.data.attempts;
  const read = (id: string, token?: string) => feature.server.call('GET', `/quiz/attempts/${id}`, { token });

  it('are kept for the signed-in student and come back as they were given', async () => {
    const { data } = (await feature.send(class10, answers, {}, asha.token)).body;
    const again = await read(data.attemptId, asha.token);
    expect(again.body.data.result).toEqual(data);
    const second = (await feature.send(pcm, sheetFor(pcm, 'computer_it'), { userId: asha.id }, asha.token)).body.data;
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
    const { attemptId } = (await feature.send(class10, answers, {}, asha.token)).body.data;
    expect(await read(attemptId, ravi.token)).toMatchObject({ status: 404, body: { message: 'Result not found' } });
    expect(await list(ravi)).toEqual([]);
    expect((await read(attemptId)).status).toBe(401);
    expect((await feature.server.call('GET', '/quiz/attempts')).status).toBe(401);
    expect((await feature.server.call('GET', '/quiz/attempts', { token: 'made-up' })).status).toBe(401);
  });

  it.each(['none', '00000000-0000-0000-0000-000000000000', '%00', "' or 1=1"])('%s is not found', async (id) => {
    expect((await read(encodeURIComponent(id), asha.token)).status).toBe(404);
  });

  it('are never stored for somebody else', async () => {
    const before = await feature.stored();
    for (const [userId, token] of [
      [ravi.id, asha.token],
      [ravi.id, undefined],
      ['', undefined],
      ['__proto__', asha.token],
    ] as const) {
      expect(await feature.send(class10, answers, { userId }, token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await feature.send(class10, answers, { userId: asha.id }, 'an-ended-session')).toMatchObject({ status: 401 });
    expect(await feature.stored()).toBe(before);
  });

  it('a visitor’s answers are scored and not stored', async () => {
    const before = await feature.stored();
    expect((await feature.send(class10, answers)).body.data.attemptId).toBeNull();
    expect((await feature.send(class10, answers, {}, 'an-ended-session')).body.data.attemptId).toBeNull();
    expect(await feature.stored()).toBe(before);
  });

  it('sent again after a lost answer, the same sheet is stored once', async () => {
    const attemptId = '6f6f6f6f-0000-4000-8000-000000000001';
    const first = (await feature.send(class10, answers, { attemptId }, asha.token)).body.data;
    const again = (await feature.send(class10, answers, { attemptId }, asha.token)).body.data;
    expect(first.attemptId).toBe(attemptId);
    expect(again).toEqual(first);
    const atOnce = '6f6f6f6f-0000-4000-8000-000000000002';
    const parallel = await Promise.all(Array.from({ length: 8 }, () => feature.send(class10, answers, { attemptId: atOnce }, asha.token)));
    expect(new Set(parallel.map(({ body }) => body.data.attemptId))).toEqual(new Set([atOnce]));
    expect(await list(asha)).toHaveLength(2);
  });

  it('an id taken by another sheet or another person is left alone', async () => {
    const attemptId = '6f6f6f6f-0000-4000-8000-000000000003';
    await feature.send(class10, answers, { attemptId }, asha.token);
    const changed = (await feature.send(class10, firstOptions(class10), { attemptId }, asha.token)).body.data;
    const others = (await feature.send(class10, answers, { attemptId }, ravi.token)).body.data;
    expect(changed.attemptId).not.toBe(attemptId);
    expect(others.attemptId).not.toBe(attemptId);
    expect(await list(asha)).toHaveLength(2);
    expect(await list(ravi)).toHaveLength(1);
    expect((await read(attemptId, asha.token)).body.data.result.recommendations[0].fieldId).toBe('science_pcb');
    expect((await feature.send(class10, answers, { attemptId: 'mine' }, asha.token)).status).toBe(400);
  });

  it('a row in an older form is scored again from its answers', async () => {
    const { attemptId } = (await feature.send(class10, answers, {}, asha.token)).body.data;
    await feature.server.db
      .update(quizAttempts)
      .set({ result: { old: true } })
      .where(eq(quizAttempts.id, attemptId));
    expect((await read(attemptId, asha.token)).body.data.result.recommendations[0].fieldId).toBe('science_pcb');
    expect(await list(asha)).toHaveLength(1);
    await feature.server.db.update(quizAttempts).set({ result: {}, quizId: 'gone-v0' }).where(eq(quizAttempts.id, attemptId));
    expect((await read(attemptId, asha.token)).status).toBe(404);
    expect(await list(asha)).toEqual([]);
  });

  it('of a person who is being deleted, the sheet is refused and not a fault', async () => {
    await feature.server.db.execute(
      sql`create function gone() returns trigger language plpgsql as $$ begin delete from users where id = new.user_id; return new; end $$`,
    );
    await feature.server.db.execute(sql`create trigger gone before insert on quiz_attempts for each row execute function gone()`);
    try {
      expect((await feature.send(class10, answers, {}, asha.token)).status).toBe(401);
    } finally {
      await feature.server.db.execute(sql`drop trigger gone on quiz_attempts`);
    }
    expect(await feature.server.db.select({ id: users.id }).from(users).where(eq(users.id, asha.id))).toEqual([{ id: asha.id }]);
  });
});
