import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newStudent, tokenFor, type TestStudent } from '../../testing/new-student.ts';
import { sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { studentDetailsRows } from './path.tables.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let asha: TestStudent;
beforeAll(async () => {
  // In India it is the 17th already.
  const parts = { now: () => new Date('2026-11-16T20:00:00Z') };
  server = await testApp({ parts, catalog: { courses: [sampleCourse()], colleges: [sampleCollege()], exams: [sampleExam()] } });
});
beforeEach(async () => {
  asha = await newStudent(server);
});

const empty = { goal: null, ways: [], steps: [] };
const step = (n: number) => ({ id: `s${n}`, text: `Step ${n}`, done: false });
const put = (plan: unknown, version: number, token: string | undefined = asha.token) =>
  server.call('PUT', '/plan', { token, body: { plan, version } });
const forget = (at = server) => at.call('DELETE', '/plan', { token: asha.token });
const get = (token = asha.token) => server.call('GET', '/plan', { token });

describe('the plan', () => {
  it('is for the signed-in alone, and each has their own', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) expect((await server.call(method, '/plan', { body: {} })).status).toBe(401);
    const ravi = await newStudent(server);
    await put({ ...empty, steps: [step(1)] }, 0);
    expect((await get(ravi.token)).body.data).toEqual({ plan: null, version: 0 });
    await server.call('DELETE', '/plan', { token: ravi.token });
    expect((await get()).body.data.version).toBe(1);
  });

  it.each([
    ['no plan', undefined],
    ['a key that nobody knows', { ...empty, colour: 'blue' }],
    ['a fourth way', { ...empty, ways: ['A', 'B', 'C', 'A'].map((label) => ({ label, colleges: [] })) }],
    ['a way called D', { ...empty, ways: [{ label: 'D', colleges: [] }] }],
    ['more steps than anybody takes', { ...empty, steps: Array.from({ length: 51 }, (_, n) => step(n)) }],
    ['a step without words', { ...empty, steps: [{ id: 'a', text: ' ', done: false }] }],
    ['a step that means nothing', { ...empty, steps: [{ id: 'a', done: false }] }],
    ['a step of a kind that nobody knows', { ...empty, steps: [{ id: 'a', kind: 'dance', done: false }] }],
    ['a way with a rank', { ...empty, ways: [{ label: 'A', colleges: [], seat: { counselling: 'josaa', line: 'x' } }] }],
    ['eleven gates of a way', { ...empty, ways: [{ label: 'A', colleges: [], exams: Array<string>(11).fill('a') }] }],
    ['seven rungs of a ladder', { ...empty, ways: [{ label: 'A', colleges: [], ladder: Array<string>(7).fill('a') }] }],
    ['a ladder that is no list', { ...empty, ways: [{ label: 'A', colleges: [], ladder: 'mbbs' }] }],
    ['a way with a chance', { ...empty, ways: [{ label: 'A', colleges: [], chance: { band: 'likely' } }] }],
    ['a way with what decided it', { ...empty, ways: [{ label: 'A', colleges: [], decided: null }] }],
    ['forms worth their fee', { ...empty, forms: [] }],
    ['a day that is none', { ...empty, steps: [{ ...step(1), due: '2027-02-30' }] }],
  ])('refuses %s', async (_, plan) => {
    expect((await put(plan, 0)).status).toBe(400);
    expect((await get()).body.data.version).toBe(0);
  });

  it('names what is wrong with a ladder', async () => {
    const { body } = await put({ ...empty, ways: [{ label: 'A', colleges: [], ladder: [7] }] }, 0);
    expect(body.errors[0].path).toBe('plan.ways.0.ladder.0');
  });

  it('refuses what no catalog holds, and what is too large', async () => {
    const way = { label: 'A', colleges: [] };
    for (const plan of [
      { ...empty, goal: { type: 'careers', id: 'sorcerer' } },
      { ...empty, goal: { type: 'fields', id: 'alchemy' } },
      { ...empty, ways: [{ ...way, exam: 'no-exam' }] },
      { ...empty, ways: [{ ...way, course: 'no-course' }] },
      { ...empty, ways: [{ ...way, colleges: ['no-college'] }] },
      { ...empty, goal: { type: 'exams', id: 'no-exam' } },
      { ...empty, ways: [{ ...way, exams: ['no-exam'] }] },
      { ...empty, ways: [{ ...way, career: 'no-career' }] },
      { ...empty, ways: [{ ...way, ladder: [sampleCourse().id, 'no-course'] }] },
      { ...empty, ways: [{ ...way, seat: { counselling: 'josaa', college: 'no-college' } }] },
      { ...empty, steps: [{ id: 'a', kind: 'sit', of: [{ type: 'exams', id: 'no-exam' }], done: false }] },
    ])
      expect((await put(plan, 0)).status).toBe(404);
    expect((await put({ ...empty, steps: [{ ...step(1), text: 'x'.repeat(66_000) }] }, 0)).status).toBe(413);
  });

  it('is kept, counted and forgotten', async () => {
    const plan = {
      goal: { type: 'fields', id: 'medicine' },
      ways: [
        {
          ...{ label: 'A', exam: sampleExam().id, course: sampleCourse().id, colleges: [sampleCollege().id], note: 'first' },
          ladder: [sampleCourse().id],
        },
      ],
      steps: [{ ...step(1), due: '2027-03-01' }],
    };
    expect((await put(plan, 0)).body.data).toEqual({ plan, version: 1 });
    expect((await get()).body.data).toEqual({ plan, version: 1 });
    expect((await put(empty, 1)).body.data).toEqual({ plan: empty, version: 2 });
    expect((await forget()).body.data).toEqual({ plan: null, version: 3 });
    expect((await get()).body.data).toEqual({ plan: null, version: 3 });
  });

  it('that was deleted leaves its count behind and nothing else: versions only grow', async () => {
    expect((await forget()).body.data).toEqual({ plan: null, version: 0 });
    await put({ ...empty, steps: [step(1)] }, 0);
    await forget();
    // An answer that was lost is asked for again.
    expect((await forget()).body.data).toEqual({ plan: null, version: 2 });
    const { rows } = await server.pool.query('select plan, version from plans where user_id = $1', [asha.id]);
    expect(rows).toEqual([{ plan: null, version: 2 }]);
    const { export: file } = (await server.call('GET', '/auth/export', { token: asha.token })).body.data;
    expect(file.plans).toEqual([]);
    expect((await put(empty, 2)).body.data).toEqual({ plan: empty, version: 3 });
  });

  it.each([0, 1])('made anew after it was deleted is not written over by a phone that read version %i', async (old) => {
    const phone = await tokenFor(server, asha.id);
    await put({ ...empty, steps: [step(1)] }, 0);
    await forget();
    const mine = { ...empty, steps: [step(2)] };
    expect((await put(mine, 2)).body.data.version).toBe(3);
    const late = await put({ ...empty, steps: [step(3)] }, old, phone);
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', data: { current: { plan: mine, version: 3 } } } });
    expect((await get()).body.data).toEqual({ plan: mine, version: 3 });
  });

  it('is kept by what its steps mean, with every gate of a way', async () => {
    const plan = {
      goal: { type: 'exams', id: sampleExam().id },
      ways: [{ label: 'A', exams: [sampleExam().id], byMarks: false, beyond: true, seat: { counselling: 'josaa' }, colleges: [] }],
      steps: [
        {
          ...{ id: 'sit', kind: 'sit', of: [{ type: 'exams', id: sampleExam().id }], year: 2027, certainty: 'announced' },
          ...{ due: '2027-01-21', done: false },
        },
      ],
    };
    expect((await put(plan, 0)).body.data).toEqual({ plan, version: 1 });
    expect((await get()).body.data).toEqual({ plan, version: 1 });
  });

  it('is never written over by a phone that read an older one', async () => {
    const phone = await tokenFor(server, asha.id);
    const [mine, theirs] = [
      { ...empty, steps: [step(1)] },
      { ...empty, steps: [step(2)] },
    ];
    await put(mine, 0);
    const late = await put(theirs, 0, phone);
    expect(late).toMatchObject({ status: 409, body: { success: false, code: 'stale', data: { current: { plan: mine, version: 1 } } } });
    expect((await get()).body.data).toEqual({ plan: mine, version: 1 });
  });

  it('lets one of many that write at once win, and tells the others', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => put({ ...empty, steps: [step(n)] }, 0)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await get()).body.data.version).toBe(1);
  });
});

describe('words that no table can hold', () => {
  it.each([
    ['a step', (text: string) => ({ ...empty, steps: [{ ...step(1), text }] })],
    ['the id of a step', (id: string) => ({ ...empty, steps: [{ ...step(1), id }] })],
    ['a note', (note: string) => ({ ...empty, ways: [{ label: 'A', colleges: [], note }] })],
  ])('are refused in %s', async (_, planWith) => {
    for (const text of ['a\u0000b', 'half \ud83d of a sign']) expect((await put(planWith(text), 0)).status).toBe(400);
    expect((await put(planWith('whole \u{1F600} हिन्दी'), 0)).status).toBe(200);
    await server.call('DELETE', '/plan', { token: asha.token });
  });

  it('are refused as the name of a district', async () => {
    for (const district of ['a\u0000b', '\ude00'])
      expect(
        (await server.call('PUT', '/path/passport', { token: asha.token, body: { passport: { birthDate: '2000-01-01', district } } }))
          .status,
      ).toBe(400);
  });
});

describe('two processes', () => {
  it('let one of two writers win, show the other what stands, and lose neither', async () => {
    const other = await testApp({ database: server });
    const [mine, theirs] = [
      { ...empty, steps: [step(1)] },
      { ...empty, steps: [step(2)] },
    ];
    const write = (app: TestApp, plan: unknown, version: number) =>
      app.call('PUT', '/plan', { token: asha.token, body: { plan, version } });
    for (let version = 0; version < 5; version += 1) {
      const both = await Promise.all([write(server, mine, version), write(other, theirs, version)]);
      const [won] = both.filter(({ status }) => status === 200);
      const [late] = both.filter(({ status }) => status === 409);
      expect(won?.body.data.version).toBe(version + 1);
      expect(late?.body).toMatchObject({ code: 'stale', data: { current: won?.body.data } });
      for (const app of [server, other]) expect((await app.call('GET', '/plan', { token: asha.token })).body.data).toEqual(won?.body.data);
    }
  });

  it('tell the writer of a plan that it was deleted in the other', async () => {
    const other = await testApp({ database: server });
    await put(empty, 0);
    await other.call('DELETE', '/plan', { token: asha.token });
    expect(await put({ ...empty, steps: [step(1)] }, 1)).toMatchObject({
      status: 409,
      body: { data: { current: { plan: null, version: 2 } } },
    });
  });

  it('count each change once where one writes and one deletes', async () => {
    const other = await testApp({ database: server });
    let { version } = (await put(empty, 0)).body.data;
    for (let round = 0; round < 10; round += 1) {
      const [written, deleted] = await Promise.all([put({ ...empty, steps: [step(round)] }, version), forget(other)]);
      expect(deleted.status).toBe(200);
      const now = (await get()).body.data.version;
      const changes = written.status === 200 ? [1, 2] : [1];
      expect(changes.map((count) => version + count)).toContain(now);
      version = (await put(empty, now)).body.data.version;
      expect(version).toBe(now + 1);
    }
  });
});

describe('the student details in the account', () => {
  const call = (method: 'GET' | 'PUT' | 'DELETE', token = asha.token, details?: unknown) =>
    server.call(method, '/path/passport', { token, ...(details === undefined ? {} : { body: { passport: details } }) });

  it('is there only once a student has chosen so, for that student alone', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) expect((await server.call(method, '/path/passport')).status).toBe(401);
    expect((await call('GET')).body.data).toEqual({ passport: null });
    const details = { class: '12', birthDate: '2007-03-04', category: 'obc_ncl', marks: { class12: { percent: 71.5, expected: true } } };
    expect((await call('PUT', asha.token, details)).body.data).toEqual({ passport: details });
    const kept = await call('GET');
    expect(kept.body.data).toEqual({ passport: details });
    expect(kept.headers['cache-control']).toContain('no-store');
    expect((await call('GET', (await newStudent(server)).token)).body.data).toEqual({ passport: null });
    expect((await call('DELETE')).body.data).toEqual({ passport: null });
    expect((await call('GET')).body.data).toEqual({ passport: null });
  });

  it.each([
    ['nobody knows when', {}],
    ['in 2012', { birthDate: '2012-05-05' }],
    ['one day too late', { birthDate: '2008-11-18' }],
    ['tomorrow', { birthDate: '2026-11-18' }],
    ['in the year 9999', { birthDate: '9999-12-31' }],
  ])('is not kept of somebody born %s', async (_, born) => {
    const answer = await call('PUT', asha.token, { class: '12', ...born });
    expect([answer.status, answer.body.code, answer.body.messageId]).toEqual([403, 'under_age', 'path.underAge']);
    expect((await call('GET')).body.data).toEqual({ passport: null });
  });

  it('is kept from the day of India’s on which somebody is 18, and what was there before is not replaced by a child’s', async () => {
    const grown = { birthDate: '2008-11-17' };
    expect((await call('PUT', asha.token, grown)).status).toBe(200);
    expect((await call('PUT', asha.token, { birthDate: '2012-05-05' })).status).toBe(403);
    expect((await call('GET')).body.data).toEqual({ passport: grown });
  });

  it('that a child had kept before can be read to be taken away, and deleted', async () => {
    const details = { class: '10' as const, birthDate: '2011-01-01' };
    await server.db.insert(studentDetailsRows).values({ userId: asha.id, passport: details });
    expect((await call('GET')).body.data).toEqual({ passport: details });
    expect((await call('PUT', asha.token, details)).status).toBe(403);
    expect((await call('DELETE')).body.data).toEqual({ passport: null });
    expect((await call('GET')).body.data).toEqual({ passport: null });
  });

  it('refuses what is no student details', async () => {
    expect((await call('PUT', asha.token, { class: '12', shoeSize: 7 })).status).toBe(400);
    expect((await call('GET')).body.data).toEqual({ passport: null });
  });
});
