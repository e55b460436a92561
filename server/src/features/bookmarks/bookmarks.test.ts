import { brotliDecompressSync } from 'node:zlib';
import { limits } from '@disha/contract/limits';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../identity/identity.tables.ts';
import { bookmarks } from './bookmarks.tables.ts';
import { newStudent, tokenFor, type TestStudent } from '../../testing/new-student.ts';
import { sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken, testApp, type CallResult, type TestApp } from '../../testing/test-app.ts';

const examIds = Array.from({ length: limits.bookmarksPerType + 20 }, (_, index) => `exam-${index}`);

describe('bookmarks', () => {
  let server: TestApp;
  let asha: TestStudent;
  beforeAll(async () => {
    server = await testApp({
      catalog: {
        courses: [sampleCourse()],
        colleges: [sampleCollege()],
        exams: [sampleExam(), sampleExam({ id: 'neet-ug', shortName: 'NEET UG' }), ...examIds.map((id) => sampleExam({ id }))],
      },
    });
  });
  beforeEach(async () => {
    asha = await newStudent(server);
  });

  type Type = 'courses' | 'colleges' | 'exams';
  const change = (action: 'add' | 'remove', itemId: string, token: string | undefined = asha.token, type: Type = 'exams') =>
    server.call('POST', `/bookmarks/${action}`, { token, body: { type, itemId } });
  const add = (itemId: string, token?: string, type?: Type) => change('add', itemId, token, type);
  const remove = (itemId: string, token?: string, type?: Type) => change('remove', itemId, token, type);
  const list = (token = asha.token) => server.call('GET', '/bookmarks', { token });
  const ids = ({ body }: CallResult, type: Type = 'exams'): string[] =>
    body.data.bookmarks[type].map((item: string | { _id: string }) => (typeof item === 'string' ? item : item._id));
  /** Rows as an earlier version of the catalog may have left them. */
  const store = (student: TestStudent, type: Type, itemIds: string[]) =>
    server.db.insert(bookmarks).values(itemIds.map((itemId) => ({ userId: student.id, type, itemId })));

  it('are three empty lists at first', async () => {
    expect(await list()).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { success: true, data: { bookmarks: { courses: [], colleges: [], exams: [] } } },
    });
  });

  it('come back as whole cards, the newest first, from every call', async () => {
    for (const [id, type] of [['jee-main', 'exams'] as const, [sampleCourse().id, 'courses'] as const]) await add(id, asha.token, type);
    const answer = await add('neet-ug');
    expect(answer.body.data.newest.map(({ id }: { id: string }) => id)).toEqual(['neet-ug', sampleCourse().id, 'jee-main']);
    expect(answer.body.data.bookmarks.exams).toMatchObject([
      { _id: 'neet-ug', shortName: 'NEET UG' },
      { _id: 'jee-main', shortName: 'JEE Main', examMonth: 'January', streams: ['science_pcm'] },
    ]);
    expect((await list()).body.data).toEqual(answer.body.data);
    // A card, not the whole record.
    expect(answer.body.data.bookmarks.exams[0]).not.toHaveProperty('sources');
    expect(ids(await remove('neet-ug'))).toEqual(['jee-main']);
  });

  it('show of a course and of a college what the dashboard needs, and no more', async () => {
    await add('btech-civil-engineering', asha.token, 'courses');
    const { body } = await add('iit-bombay', asha.token, 'colleges');
    const { courses, colleges } = body.data.bookmarks;
    expect(courses).toMatchObject([
      {
        _id: 'btech-civil-engineering',
        id: 'btech-civil-engineering',
        name: 'B.Tech in Civil Engineering',
        shortName: 'B.Tech Civil',
        field: 'engineering_technology',
        level: 'undergraduate',
        stream: 'science_pcm',
        duration: { years: 4, months: 0 },
      },
    ]);
    expect(courses[0]).not.toHaveProperty('eligibility');
    expect(colleges).toMatchObject([
      {
        _id: 'iit-bombay',
        name: 'Indian Institute of Technology Bombay',
        shortName: 'IIT Bombay',
        type: 'government',
        kind: 'university',
        location: { city: 'Mumbai', state: 'Maharashtra' },
        courses: [{ courseId: 'btech-civil-engineering', courseName: 'B.Tech in Civil Engineering' }],
        contact: { phone: [], email: [], website: 'https://www.iitb.ac.in' },
      },
    ]);
    expect(colleges[0]).not.toHaveProperty('affiliation');
  });

  it('are the same to everybody with the same ones, each in their own form, and follow the catalog', async () => {
    const ravi = await newStudent(server);
    const send = (student: TestStudent, headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: '/api/bookmarks', headers: { authorization: `Bearer ${student.token}`, ...headers } });
    // Enough of them to be worth compressing.
    const enough = ['jee-main', ...examIds.slice(0, 8), 'neet-ug'];
    for (const { token } of [asha, ravi]) for (const id of enough) await add(id, token);
    const plain = await send(asha, {});
    const brotli = await send(ravi, { 'accept-encoding': 'br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-store',
      vary: 'accept-encoding, accept-language',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
    expect((await send(ravi, {})).payload).toBe(plain.payload);

    await server.call('PUT', '/exams/neet-ug', { token: adminToken, body: { shortName: 'NEET' } });
    expect((await list(ravi.token)).body.data.bookmarks.exams[0].shortName).toBe('NEET');
    await server.call('PUT', '/exams/neet-ug', { token: adminToken, body: { shortName: 'NEET UG' } });
    await remove('neet-ug', ravi.token);
    expect(ids(await list(ravi.token))).toEqual(enough.slice(0, -1).reverse());
    expect(ids(await list())).toEqual([...enough].reverse());
  });

  it('twice is once, keeps its place, and removing nothing succeeds', async () => {
    await add('jee-main');
    await add('neet-ug');
    expect(ids(await add('jee-main'))).toEqual(['neet-ug', 'jee-main']);
    const nothing = await remove('clat-ug');
    expect([nothing.status, ids(nothing)]).toEqual([200, ['neet-ug', 'jee-main']]);
  });

  it.each([
    ['courses', 'Course not found'],
    ['colleges', 'College not found'],
    ['exams', 'Exam not found'],
  ] as const)('answers 404 to an unknown item of %s, in the product’s words', async (type, message) => {
    for (const itemId of ['no-such-item', '__proto__', '\u0000', '%27; drop table bookmarks', '🎓']) {
      expect(await add(itemId, asha.token, type)).toMatchObject({ status: 404, body: { success: false, code: 'not_found', message } });
    }
    expect(ids(await list(), type)).toEqual([]);
  });

  it.each(['\u0000', 'a\u0000b', '\ud800', "x' or true --", '🎓', 'x'.repeat(200)])(
    'removing %j changes nothing and fails nowhere',
    async (itemId) => {
      await add('jee-main');
      const answer = await remove(itemId);
      expect([answer.status, ids(answer)]).toEqual([200, ['jee-main']]);
    },
  );

  it.each([
    [{ type: 'teachers', itemId: 'jee-main' }, 'type'],
    [{ itemId: 'jee-main' }, 'type'],
    [{ type: 'exams' }, 'itemId'],
    [{ type: 'exams', itemId: '' }, 'itemId'],
    [{ type: 'exams', itemId: 7 }, 'itemId'],
    [{ type: 'exams', itemId: ['jee-main'] }, 'itemId'],
    [{ type: 'exams', itemId: 'x'.repeat(201) }, 'itemId'],
  ])('refuses %j and names what is wrong', async (body, path) => {
    for (const action of ['add', 'remove']) {
      const answer = await server.call('POST', `/bookmarks/${action}`, { token: asha.token, body });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(path);
    }
    expect(ids(await list())).toEqual([]);
  });

  describe('belong to one person', () => {
    it('nobody is told anything without a token, or with one that means nothing', async () => {
      await add('jee-main');
      for (const token of [undefined, 'stolen', adminToken]) {
        const answers = [
          await server.call('GET', '/bookmarks', { token }),
          await server.call('POST', '/bookmarks/add', { token, body: { type: 'exams', itemId: 'neet-ug' } }),
          await server.call('POST', '/bookmarks/remove', { token, body: { type: 'exams', itemId: 'jee-main' } }),
        ];
        for (const { status, body } of answers) {
          expect(status).toBe(401);
          expect(body).toEqual({
            success: false,
            code: 'unauthenticated',
            message: token === undefined ? 'Authentication required' : 'Your session has ended. Please sign in again.',
            messageId: token === undefined ? 'http.signIn' : 'http.sessionEnded',
          });
        }
      }
      expect(ids(await list())).toEqual(['jee-main']);
    });

    it('gives thirty people who ask at once each their own, and whoever has signed out nothing', async () => {
      const people = await Promise.all(examIds.slice(0, 30).map(async (own) => ({ own, ...(await newStudent(server)) })));
      await Promise.all(people.map((person) => store(person, 'exams', [person.own])));
      await server.shared.sessions.end(asha.token);
      const [nobody, ...answers] = await Promise.all([list(), ...people.map(({ token }) => list(token))]);
      expect(nobody?.status).toBe(401);
      expect(answers.map((answer) => ids(answer))).toEqual(people.map(({ own }) => [own]));
    });

    it('does not return or change another person’s, whatever the body claims', async () => {
      const ravi = await newStudent(server);
      await add('jee-main');
      expect(ids(await list(ravi.token))).toEqual([]);
      expect(ids(await add('neet-ug', ravi.token))).toEqual(['neet-ug']);
      expect(ids(await remove('jee-main', ravi.token))).toEqual(['neet-ug']);
      await server.call('POST', '/bookmarks/remove', {
        token: ravi.token,
        body: { type: 'exams', itemId: 'jee-main', userId: asha.id, user_id: asha.id },
      });
      expect(ids(await list())).toEqual(['jee-main']);
    });

    it('leave with the account, and a token of it that is still around changes nothing', async () => {
      await add('jee-main');
      await server.db.delete(users).where(eq(users.id, asha.id));
      expect(await server.db.$count(bookmarks, eq(bookmarks.userId, asha.id))).toBe(0);
      expect((await add('neet-ug')).status).toBe(401);
    });
  });

  it('an item that has left the catalog comes as its bare id and can be removed', async () => {
    await add('jee-main');
    await store(asha, 'exams', ['closed-exam']);
    await store(asha, 'colleges', ['closed-college']);
    const answer = await list();
    expect(answer.body.data.bookmarks.exams[0]).toBe('closed-exam');
    expect(answer.body.data.bookmarks.colleges).toEqual(['closed-college']);
    expect((await add('closed-exam')).status).toBe(404);
    expect(ids(await remove('closed-exam'))).toEqual(['jee-main']);
    expect(ids(await remove('closed-college', asha.token, 'colleges'), 'colleges')).toEqual([]);
  });

  describe('at most 500 a type', () => {
    const full = examIds.slice(0, limits.bookmarksPerType);
    const overflow = examIds.slice(limits.bookmarksPerType);

    it('the next is refused with 409; other types, known items and removing still work', async () => {
      await store(asha, 'exams', full);
      const refused = await add('jee-main');
      expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', message: expect.stringContaining('500') } });
      expect((await add(full[0]!)).status).toBe(200);
      expect(ids(await list())).toHaveLength(limits.bookmarksPerType);
      expect((await remove(full[0]!)).status).toBe(200);
      expect(ids(await add('jee-main'))).toHaveLength(limits.bookmarksPerType);
      const ravi = await newStudent(server);
      expect((await add('jee-main', ravi.token)).status).toBe(200);
    });

    it('holds when twenty tabs add at once and three places are left', async () => {
      await store(asha, 'exams', full.slice(3));
      const answers = await Promise.all(overflow.map((id) => add(id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
      expect(ids(await list())).toHaveLength(limits.bookmarksPerType);
    });
  });

  describe('two tabs at once', () => {
    it('fifty parallel adds and removes: each item ends as its last acknowledged change left it', async () => {
      const otherTab = await tokenFor(server, asha.id);
      const items = examIds.slice(0, 50);
      // Every item goes its own way through the two tabs; the last step alone decides.
      const steps = (index: number) =>
        Array.from({ length: 1 + (index % 4) }, (_, step) => ((index + step) % 3 === 0 ? 'remove' : 'add') as 'add' | 'remove');
      const last = await Promise.all(
        items.map(async (id, index) => {
          let answer: CallResult | undefined;
          for (const [step, action] of steps(index).entries()) {
            answer = await change(action, id, (index + step) % 2 === 0 ? asha.token : otherTab);
            expect(answer.status).toBe(200);
            // Each answer shows its own change done, whatever else is going on.
            expect(ids(answer).includes(id)).toBe(action === 'add');
            expect(new Set(ids(answer)).size).toBe(ids(answer).length);
          }
          return ids(answer!).includes(id);
        }),
      );
      const kept = ids(await list());
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept.toSorted()).toEqual(items.filter((_, index) => last[index]).toSorted());
      expect(kept.length).toBeGreaterThan(10);
    });

    it('fifty parallel changes of one item leave it there once or not at all, as some answer said last', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => change(index % 2 === 0 ? 'add' : 'remove', 'jee-main')));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      const kept = ids(await list());
      expect([0, 1]).toContain(kept.length);
      expect(answers.some((answer) => ids(answer).length === kept.length)).toBe(true);
      expect(ids(await add('jee-main'))).toEqual(['jee-main']);
    });
  });

  it('reads a long list with one query', async () => {
    await store(asha, 'exams', examIds.slice(0, 300));
    const queries = vi.spyOn(server.pool, 'query');
    try {
      expect(ids(await list())).toHaveLength(300);
      expect(queries.mock.calls.filter((args) => JSON.stringify(args[0]).includes('bookmarks'))).toHaveLength(1);
    } finally {
      queries.mockRestore();
    }
  });
});
