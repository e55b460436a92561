/** An editor who changes a fact is answered when it is stored, however long it takes until it is shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCollege, sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken as token, testApp, type TestApp } from '../../testing/test-app.ts';

const why = { why: 'The notice', source: 'https://example.in', by: 'asha' };
const atDesk = { reason: 'The notice', source: 'https://example.in' };

let server: TestApp;
let letGo: () => void;
const held = { reads: 0 };

beforeEach(async () => {
  server = await testApp({ catalog: { exams: [sampleExam()], colleges: [sampleCollege()] } });
  held.reads = 0;
  const read = server.shared.catalog.some.bind(server.shared.catalog);
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  vi.spyOn(server.shared.catalog, 'some').mockImplementation(async (...asked) => {
    held.reads += 1;
    await gate;
    return read(...asked);
  });
});
afterEach(() => letGo());

/** Not by `call`, which waits until everything is shown. */
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object | string) =>
  server.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...(typeof payload === 'string' ? { 'content-type': 'text/csv' } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
const shown = async (path: string, of: 'exam' | 'college') => (await send('GET', path)).json().data?.[of];

describe('the answer comes before the views', () => {
  it.each([
    ['POST', '/corrections', { kind: 'exams', id: 'jee-main', field: 'note', to: 'New', ...why }, 200],
    ['POST', '/desk/corrections', { catalog: 'exams', id: 'jee-main', field: 'note', value: 'New', ...atDesk }, 201],
    ['PUT', '/exams/jee-main', { note: 'New', ...why }, 200],
  ] as const)('of %s %s, and the page follows', async (method, path, body, status) => {
    const answer = await send(method, path, body);
    expect(answer.statusCode).toBe(status);
    expect((await shown('/exams/jee-main', 'exam')).note).toBe(null);
    letGo();
    await server.shared.snapshot.settled();
    expect((await shown('/exams/jee-main', 'exam')).note).toBe('New');
    expect(held.reads).toBe(1);
  });

  it('of an exam that is added, corrected, and removed', async () => {
    const added = await send('POST', '/exams', { ...sampleExam({ id: 'new-exam', name: 'A New Exam' }), ...why });
    expect([added.statusCode, added.json().data.exam.name]).toEqual([201, 'A New Exam']);
    const corrected = await send('PUT', '/exams/new-exam', { name: 'Renamed', ...why });
    expect([corrected.statusCode, corrected.json().data.exam.name]).toEqual([200, 'Renamed']);
    letGo();
    await server.shared.snapshot.settled();
    expect((await shown('/exams/new-exam', 'exam')).name).toBe('Renamed');
    expect((await send('DELETE', '/exams/new-exam', why)).statusCode).toBe(200);
    await server.shared.snapshot.settled();
    expect((await send('GET', '/exams/new-exam')).statusCode).toBe(404);
  });

  it('of a correction that is taken back', async () => {
    const made = await send('POST', '/desk/corrections', {
      catalog: 'colleges',
      id: 'iit-bombay',
      field: 'name',
      value: 'IITB',
      ...atDesk,
    });
    const taken = await send('DELETE', `/desk/corrections/${made.json().data.correction.id}`, {});
    expect([made.statusCode, taken.statusCode]).toEqual([201, 200]);
    letGo();
    await server.shared.snapshot.settled();
    expect((await shown('/colleges/iit-bombay', 'college')).name).toBe(sampleCollege().name);
  });

  it('of an import', async () => {
    const answer = await send('POST', '/desk/import/colleges', 'name,state,city,type\nA New College,Goa,Panaji,private\n');
    expect(answer.json().data).toMatchObject({ added: 1 });
    letGo();
    await server.shared.snapshot.settled();
    expect((await shown('/colleges/a-new-college', 'college')).name).toBe('A New College');
  });
});
