import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleCollege, sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let asha: TestStudent;
let editor: TestStudent;
beforeAll(async () => {
  server = await testApp({ catalog: { exams: [sampleExam()], colleges: [sampleCollege()] } });
  asha = await newStudent(server);
  editor = await newStudent(server, { role: 'editor', name: 'Meera Iyer' });
});

const proper = {
  type: 'exams',
  id: 'jee-main',
  field: 'officialLink',
  text: 'The link leads nowhere',
  source: 'https://example.in/notice',
};
const report = (more: object = {}, token?: string) => server.call('POST', '/reports', { body: { ...proper, ...more }, token });
const stored = async () => (await server.pool.query('select * from reports order by made_at')).rows;
const decide = (id: string, body: object, token = editor.token) => server.call('PATCH', `/desk/reports/${id}`, { body, token });

describe('a reported mistake', () => {
  it('needs no account, and leaves nothing of whoever sent it', async () => {
    const { status, body } = await report();
    expect(status).toBe(201);
    expect(body.data.report).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), state: 'new' });
    const row = (await stored()).at(-1);
    expect(row).toMatchObject({ catalog: 'exams', item_id: 'jee-main', user_id: null, text: proper.text, source: proper.source });
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });

  it('is forgotten when the field that people do not see is filled, and answered all the same', async () => {
    const before = await stored();
    for (const website of ['https://spam.example', ' ', 1, { a: 1 }]) {
      const { status, body } = await report({ website });
      expect([status, body.data.report.state]).toEqual([201, 'new']);
    }
    expect(await stored()).toEqual(before);
    expect((await report({ website: '' })).status).toBe(201);
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it.each([
    ['no text', { text: '  ' }, 400],
    ['too long a text', { text: 'x'.repeat(1001) }, 400],
    ['a text of another kind', { text: 5 }, 400],
    ['a catalog there is none', { type: 'rockets' }, 400],
    ['an item there is none', { id: 'nothing' }, 404],
    ['no id', { id: '' }, 400],
    ['too long a source', { source: 'x'.repeat(501) }, 400],
  ])('is refused with %s', async (_what, more, expected) => {
    const before = await stored();
    expect((await report(more)).status).toBe(expected);
    expect(await stored()).toEqual(before);
  });

  it('may be as long as a thousand letters, and name no field and no source', async () => {
    expect((await report({ text: 'x'.repeat(1000), field: undefined, source: '' })).status).toBe(201);
  });

  it('is limited by address, without the address being kept', async () => {
    const limited = await testApp({ env: { RATE_LIMIT: 'on' }, catalog: { exams: [sampleExam()] } });
    const send = () => limited.call('POST', '/reports', { body: proper });
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(201);
    const refused = await send();
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    const { rows } = await limited.pool.query('select * from tries');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});

describe('whoever reported with an account', () => {
  it('sees what became of it, and nobody else does', async () => {
    const { id } = (await report({ text: 'Asha saw this' }, asha.token)).body.data.report;
    const mine = async (token: string) => (await server.call('GET', '/reports/mine', { token })).body.data.reports;
    expect(await mine(asha.token)).toEqual([
      expect.objectContaining({ id, type: 'exams', itemId: 'jee-main', itemName: sampleExam().name, state: 'new', note: null }),
    ]);
    expect((await decide(id, { state: 'accepted', note: 'Thank you, it is mended' })).status).toBe(200);
    expect(await mine(asha.token)).toEqual([expect.objectContaining({ id, state: 'accepted', note: 'Thank you, it is mended' })]);
    expect(await mine((await newStudent(server)).token)).toEqual([]);
  });
});

describe('at the desk', () => {
  it('reports are listed by state, page by page', async () => {
    for (let made = 0; made < 3; made += 1) await report({ text: `Number ${made}` });
    const page = async (query: string) => (await server.call('GET', `/desk/reports?${query}`, { token: editor.token })).body.data;
    const first = await page('state=new&limit=2');
    expect(first.reports.map(({ text }: { text: string }) => text)).toEqual(['Number 2', 'Number 1']);
    expect((await page(`state=new&limit=1&cursor=${first.nextCursor}`)).reports[0].text).toBe('Number 0');
    expect((await page('state=accepted')).reports.every(({ state }: { state: string }) => state === 'accepted')).toBe(true);
    expect((await server.call('GET', '/desk/reports?state=lost', { token: editor.token })).status).toBe(400);
  });

  it('the second who answers is told what the first said; the same answer twice is one', async () => {
    const { id } = (await report()).body.data.report;
    const answer = { state: 'declined', note: 'The link works' };
    const first = await decide(id, answer);
    expect(first.body.data.report).toMatchObject({ state: 'declined', decided: { by: 'Meera Iyer' }, hasAccount: false });
    expect((await decide(id, answer)).status).toBe(200);
    const second = await decide(id, { state: 'accepted', note: 'It is broken' }, adminToken);
    expect([second.status, second.body.code]).toEqual([409, 'stale']);
    expect(second.body.data.current).toMatchObject({ state: 'declined', note: 'The link works', decided: { by: 'Meera Iyer' } });
    expect((await decide(id, { state: 'accepted', note: 'It is broken', expected: 'declined' }, adminToken)).status).toBe(200);
    const { rows } = await server.pool.query(`select action, by from audit_entries where action like 'report%' order by at desc limit 2`);
    expect(rows).toEqual([
      { action: 'report_accepted', by: 'operator' },
      { action: 'report_declined', by: `account:${editor.id}` },
    ]);
  });

  it.each([
    ['no note', { state: 'accepted' }, 400],
    ['another state', { state: 'new', note: 'x' }, 400],
  ])('an answer with %s is refused', async (_what, body, expected) => {
    const { id } = (await report()).body.data.report;
    expect((await decide(id, body)).status).toBe(expected);
  });

  it('there is nothing to answer where there is no report', async () => {
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000'])
      expect((await decide(id, { state: 'accepted', note: 'x' })).status).toBe(404);
  });
});

describe('corrected and accepted in one act', () => {
  const correct = (reported: object | undefined, value: string, more: object = {}) =>
    server.call('POST', '/desk/corrections', {
      token: editor.token,
      body: {
        ...{ catalog: 'exams', id: 'jee-main', field: 'conductingBody', value, reason: 'The notice', source: 'https://example.in/notice' },
        ...(reported ? { report: reported } : {}),
        ...more,
      },
    });
  const stateOf = async (id: string) => (await stored()).find((row) => row.id === id);
  const note = 'Thank you. It is corrected.';

  it('a report is accepted with the correction, told in the audit, and the same sent twice is one', async () => {
    const { id } = (await report({}, asha.token)).body.data.report;
    expect((await correct({ id, note }, 'First')).status).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'accepted', note, decided_by: `account:${editor.id}` });
    expect((await correct({ id, note }, 'First')).status).toBe(201);
    const { rows } = await server.pool.query(`select count(*)::int from audit_entries where action = 'report_accepted' and reason = $1`, [
      note,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('neither happens where one of them cannot', async () => {
    const { id } = (await report()).body.data.report;
    const elsewhere = (await report({ type: 'colleges', id: 'iit-bombay' })).body.data.report.id as string;
    const nobodys = '00000000-0000-4000-8000-000000000000';
    const tries = [
      [{ id: nobodys, note }, {}, 404],
      [{ id: elsewhere, note }, {}, 404],
      [{ id: 'nothing', note }, {}, 400],
      [{ id, note: ' ' }, {}, 400],
      [{ id, note }, { expected: 'what nobody saw' }, 409],
      [{ id, note }, { value: '' }, 400],
    ] as const;
    const before = (await server.call('GET', '/exams/jee-main')).body.data.exam.conductingBody;
    for (const [reported, more, status] of tries) expect((await correct(reported, 'Never', more)).status).toBe(status);
    expect((await server.call('GET', '/exams/jee-main')).body.data.exam.conductingBody).toBe(before);
    for (const untouched of [id, elsewhere]) expect((await stateOf(untouched)).state).toBe('new');
  });

  it('one that somebody answered meanwhile keeps that answer; the correction stands', async () => {
    const { id } = (await report()).body.data.report;
    await decide(id, { state: 'declined', note: 'Not so' });
    expect((await correct({ id, note }, 'Second')).status).toBe(201);
    expect(await stateOf(id)).toMatchObject({ state: 'declined', note: 'Not so' });
  });
});
