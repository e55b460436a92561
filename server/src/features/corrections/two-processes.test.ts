/** A correction made in one process, on the pages of every other. */
import { beforeAll, expect, it, vi } from 'vitest';
import { listenForChanges } from '../../catalog/snapshot/listen.ts';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { catalogsWith, sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken as token, testApp, type TestApp } from '../../testing/test-app.ts';

const aSecond = { timeout: 1000, interval: 10 };
const reasons = { why: 'The notice of 3 March', source: 'https://example.in/notice' };

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await testApp({ catalog: { exams: [sampleExam()] } });
  other = await testApp({ database: one });
  const listening = [one, other].map((each) => listenForChanges(one.connection, each.shared.snapshot, () => undefined));
  atTheEnd(() => Promise.all(listening.map((each) => each.stop())));
  await vi.waitFor(async () => {
    const { rows } = await one.pool.query("select 1 from pg_stat_activity where query ilike 'listen %' and datname = current_database()");
    expect(rows).toHaveLength(2);
  });
});

const ship = (hash: string, exam: Partial<ReturnType<typeof sampleExam>>) =>
  one.shared.catalog.replaceShipped(catalogsWith({ exams: [sampleExam(exam)] }), hash);
const seenByBoth = (expected: Record<string, unknown>) =>
  vi.waitFor(async () => {
    for (const each of [one, other]) expect((await each.call('GET', '/exams/jee-main')).body.data.exam).toMatchObject(expected);
  }, aSecond);
const correct = async (from: TestApp, field: string, to: unknown) => {
  const body = { kind: 'exams', id: 'jee-main', field, to, ...reasons };
  return (await from.call('POST', '/corrections', { token, body })).body.data.correction;
};
const list = async (query = '') => (await one.call('GET', `/corrections${query}`, { token })).body.data.corrections;

it('a corrected field stands while the files change the others, ends when they say the same, and can be taken back', async () => {
  const { id } = await correct(one, 'shortName', 'JEE');
  await seenByBoth({ shortName: 'JEE', name: sampleExam().name });
  const note = await correct(other, 'note', 'In two sessions');
  await seenByBoth({ shortName: 'JEE', note: 'In two sessions' });

  await ship('next year', { name: 'Renamed in the files', shortName: 'JEE (M)' });
  await seenByBoth({ shortName: 'JEE', note: 'In two sessions', name: 'Renamed in the files' });
  expect(await list('?state=active')).toMatchObject([
    { id: note.id, field: 'note', look: null },
    {
      id,
      kind: 'exams',
      itemId: 'jee-main',
      change: 'field',
      field: 'shortName',
      from: 'JEE Main',
      to: 'JEE',
      ...reasons,
      closed: null,
      // Another value is shipped than the one it was made over.
      look: 'shipped_changed',
    },
  ]);

  await ship('the year after', { name: 'Renamed in the files', shortName: 'JEE (M)', note: 'In two sessions' });
  await vi.waitFor(async () => expect(await list('?state=overtaken')).toMatchObject([{ id: note.id, closed: { by: 'catalog' } }]));
  await ship('and after that', { name: 'Renamed in the files', shortName: 'JEE (M)', note: 'In one session' });
  await seenByBoth({ shortName: 'JEE', note: 'In one session' });

  const taken = await other.call('POST', `/corrections/${id}/take-back`, { token, body: { why: 'A misreading' } });
  expect(taken.status).toBe(200);
  await seenByBoth({ shortName: 'JEE (M)', note: 'In one session', name: 'Renamed in the files' });
  expect(await list('?state=taken_back')).toMatchObject([
    { id, by: 'operator', closed: { by: 'operator', why: 'A misreading' }, look: null },
  ]);
});

it('what is corrected at the desk of one is on the pages of the other within a second, and gone as fast when taken back', async () => {
  const before = (await other.call('GET', '/exams/jee-main')).body.data.exam.conductingBody as string;
  const body = {
    catalog: 'exams',
    id: 'jee-main',
    field: 'conductingBody',
    value: 'Another body',
    reason: reasons.why,
    source: reasons.source,
  };
  const made = await one.call('POST', '/desk/corrections', { token, body });
  expect(made.status).toBe(201);
  await seenByBoth({ conductingBody: 'Another body' });
  await other.call('DELETE', `/desk/corrections/${made.body.data.correction.id}`, { token, body: {} });
  await seenByBoth({ conductingBody: before });
});
