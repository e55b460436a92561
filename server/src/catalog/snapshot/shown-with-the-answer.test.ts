/** An editor who changes a fact is answered when it is shown, and told so where that takes too long. */
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
  server.shared.readBack.longestMs = 50;
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

describe('the answer waits for the views, and says that they follow where they take too long', () => {
  it.each([
    ['POST', '/corrections', { kind: 'exams', id: 'jee-main', field: 'note', to: 'New', ...why }],
    ['POST', '/desk/corrections', { catalog: 'exams', id: 'jee-main', field: 'note', value: 'New', ...atDesk }],
    ['PUT', '/exams/jee-main', { note: 'New', ...why }],
  ] as const)('of %s %s, and the page follows', async (method, path, body) => {
    const answer = await send(method, `${path}?lang=hi`, body);
    expect([answer.statusCode, answer.json().message]).toEqual([202, 'सहेज लिया गया है। थोड़ी देर में दिखेगा।']);
    expect((await shown('/exams/jee-main', 'exam')).note).toBe(null);
    letGo();
    await server.shared.snapshot.settled();
    expect((await shown('/exams/jee-main', 'exam')).note).toBe('New');
    expect(held.reads).toBe(1);
  });

  it('of an exam that is added, corrected, and removed', async () => {
    const added = await send('POST', '/exams', { ...sampleExam({ id: 'new-exam', name: 'A New Exam' }), ...why });
    expect([added.statusCode, added.json().data.exam.name]).toEqual([202, 'A New Exam']);
    const corrected = await send('PUT', '/exams/new-exam', { name: 'Renamed', ...why });
    expect([corrected.statusCode, corrected.json().data.exam.name]).toEqual([202, 'Renamed']);
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
    expect([made.statusCode, taken.statusCode]).toEqual([202, 202]);
    letGo();
    await server.shared.snapshot.settled();
    expect((await shown('/colleges/iit-bombay', 'college')).name).toBe(sampleCollege().name);
  });

  it('of an import', async () => {
    const answer = await send('POST', '/desk/import/colleges', 'name,state,city,type\nA New College,Goa,Panaji,private\n');
    expect([answer.statusCode, answer.json().data.added]).toEqual([202, 1]);
    letGo();
    await server.shared.snapshot.settled();
    expect((await shown('/colleges/a-new-college', 'college')).name).toBe('A New College');
  });

  it('but not of what fits into that time, though the rows could not be read at first', async () => {
    letGo();
    server.shared.readBack.longestMs = 5000;
    vi.spyOn(server.shared.catalog, 'some').mockRejectedValueOnce(new Error('away'));
    expect((await send('PUT', '/exams/jee-main', { note: 'New', ...why })).statusCode).toBe(200);
    expect((await shown('/exams/jee-main', 'exam')).note).toBe('New');
  });

  it('and an act that stores nothing waits for nobody', async () => {
    await send('PUT', '/exams/jee-main', { note: 'New', ...why });
    server.shared.readBack.longestMs = 60_000;
    expect((await send('PUT', '/exams/none', { note: 'New', ...why })).statusCode).toBe(404);
    expect((await send('PUT', '/exams/jee-main', { note: 'New', ...why })).statusCode).toBe(200);
  });
});
