import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bookmarks } from '../../features/bookmarks/bookmarks.tables.ts';
import { newStudent } from '../../testing/new-student.ts';
import { catalogsWith, sampleExam } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { catalogCorrections } from '../catalog.tables.ts';
import type { ExamFile } from '@disha/contract/exams.files';
import { loadLock } from './correction-records.repository.ts';
import type { FieldChange } from './corrections.ts';

const asha = { who: 'asha', why: 'the notice of 3 March', source: 'https://example.in/notice' };
const ravi = { who: 'ravi' };

let server: TestApp;
let loads = 0;
const ship = (...exams: ExamFile[]) => {
  return server.shared.catalog.replaceShipped(catalogsWith({ exams }), `load ${(loads += 1)}`);
};
beforeEach(async () => {
  server = await testApp();
  await ship(sampleExam());
});

const exams = async () => new Map((await server.shared.catalog.all('exams')).map((exam) => [exam.id, exam]));
const jee = async () => (await exams()).get('jee-main');
const correct = (changes: FieldChange[], by: typeof asha | typeof ravi = asha, id = 'jee-main') =>
  server.shared.corrections.correct('exams', id, () => changes, by);
const records = () => server.db.select().from(catalogCorrections).orderBy(catalogCorrections.madeAt);
const states = async () => (await records()).map(({ change, field, state }) => `${change} ${field} ${state}`);
const takeBack = async (index: number) => server.shared.corrections.takeBack((await records())[index]!.id, ravi);

describe('a corrected field', () => {
  it('stands, while a shipped change of every other field comes through', async () => {
    await correct([{ field: 'shortName', to: 'JEE' }]);
    expect(await jee()).toEqual(sampleExam({ shortName: 'JEE' }));
    const next = { name: 'JEE (Main), renamed', syllabus: ['Physics'], shortName: 'JEE-M' };
    await ship(sampleExam(next));
    expect(await jee()).toEqual(sampleExam({ ...next, shortName: 'JEE' }));
    expect(await records()).toMatchObject([
      {
        kind: 'exams',
        itemId: 'jee-main',
        change: 'field',
        field: 'shortName',
        fromValue: 'JEE Main',
        toValue: 'JEE',
        madeBy: 'asha',
        why: asha.why,
        source: asha.source,
        state: 'active',
      },
    ]);
  });

  it('ends when the shipped files say the same, and follows them from then on', async () => {
    await correct([
      { field: 'syllabus', to: ['Physics', 'Mathematics'] },
      { field: 'note', to: 'In two sessions' },
    ]);
    await ship(sampleExam({ syllabus: ['Physics', 'Mathematics'] }));
    expect((await states()).sort()).toEqual(['field note active', 'field syllabus overtaken']);
    expect((await records()).find(({ state }) => state === 'overtaken')).toMatchObject({ closedBy: 'catalog', overtakenBy: null });
    await ship(sampleExam({ syllabus: ['Physics'] }));
    expect(await jee()).toEqual(sampleExam({ syllabus: ['Physics'], note: 'In two sessions' }));
  });

  it('taken back shows what is shipped now, once and for all', async () => {
    await correct([{ field: 'shortName', to: 'JEE' }]);
    await ship(sampleExam({ shortName: 'JEE-M' }));
    expect(await takeBack(0)).toBe('taken_back');
    expect(await jee()).toEqual(sampleExam({ shortName: 'JEE-M' }));
    expect(await takeBack(0)).toBe('taken_back');
    expect(await records()).toMatchObject([{ state: 'taken_back', madeBy: 'asha', closedBy: 'ravi' }]);
  });

  it('corrected again and taken back shows what stood before', async () => {
    await correct([{ field: 'shortName', to: 'A' }]);
    await correct([{ field: 'shortName', to: 'B' }], ravi);
    await correct([{ field: 'shortName', to: 'C' }]);
    expect(await states()).toEqual(['field shortName overtaken', 'field shortName overtaken', 'field shortName active']);
    expect(await takeBack(0)).toBe('overtaken');
    for (const [index, shown] of [
      [2, 'B'],
      [1, 'A'],
      [0, 'JEE Main'],
    ] as const) {
      await takeBack(index);
      expect((await jee())?.shortName).toBe(shown);
    }
  });

  it('what stood before stays ended when the shipped files have said it meanwhile', async () => {
    await correct([{ field: 'shortName', to: 'A' }]);
    await correct([{ field: 'shortName', to: 'B' }]);
    await ship(sampleExam({ shortName: 'A' }));
    expect((await jee())?.shortName).toBe('B');
    await takeBack(1);
    expect(await states()).toEqual(['field shortName overtaken', 'field shortName taken_back']);
    await ship(sampleExam({ shortName: 'A2' }));
    expect((await jee())?.shortName).toBe('A2');
  });

  it('set to what is shipped is taken back; said twice it is said once', async () => {
    const first = await correct([{ field: 'shortName', to: 'JEE' }]);
    expect(await correct([{ field: 'shortName', to: 'JEE' }], ravi)).toEqual(first);
    expect(await correct([{ field: 'shortName', to: 'JEE Main' }], ravi)).toEqual([]);
    expect(await jee()).toEqual(sampleExam());
    expect(await records()).toMatchObject([{ state: 'taken_back', closedBy: 'ravi' }]);
  });

  it('of an item that is not there, or was removed, is refused', async () => {
    expect(await correct([], asha, 'nothing')).toBeUndefined();
    expect(await correct([], asha, '\0')).toBeUndefined();
    await server.shared.corrections.remove('exams', 'jee-main', asha);
    expect(await correct([{ field: 'shortName', to: 'JEE' }])).toBeUndefined();
  });
});

describe('an item as a whole', () => {
  const own = sampleExam({ id: 'own-test', name: 'Our Own Test' });

  it('removed stays removed through loads, even when it leaves and comes back, until that is taken back', async () => {
    await server.shared.corrections.remove('exams', 'jee-main', asha);
    await ship(sampleExam({ name: 'Changed' }));
    expect([...(await exams()).keys()]).toEqual([]);
    await ship();
    await ship(sampleExam({ name: 'Changed meanwhile' }));
    expect([...(await exams()).keys()]).toEqual([]);
    await takeBack(0);
    expect((await jee())?.name).toBe('Changed meanwhile');
    expect(await states()).toEqual(['remove  taken_back']);
  });

  it('added and taken back is gone with everything said about it, and may be added anew', async () => {
    const { corrections } = server.shared;
    expect(await corrections.add('exams', own, asha)).toBe(true);
    expect(await corrections.add('exams', own, ravi)).toBe(false);
    await correct([{ field: 'shortName', to: 'OWN' }], asha, own.id);
    await ship(sampleExam());
    expect((await exams()).get(own.id)).toEqual({ ...own, shortName: 'OWN' });
    await takeBack(0);
    expect([...(await exams()).keys()]).toEqual(['jee-main']);
    expect(await states()).toEqual(['add  taken_back', 'field shortName taken_back']);
    expect(await corrections.add('exams', { ...own, name: 'Another' }, ravi)).toBe(true);
    expect((await exams()).get(own.id)).toEqual({ ...own, name: 'Another' });
    expect(await states()).toEqual(['add  taken_back', 'field shortName taken_back', 'add  active']);
  });

  it('a shipped one removed and added again says what was added, and still follows the files elsewhere', async () => {
    await server.shared.corrections.remove('exams', 'jee-main', asha);
    expect(await server.shared.corrections.add('exams', sampleExam({ shortName: 'JEE' }), ravi)).toBe(true);
    await ship(sampleExam({ name: 'Renamed' }));
    expect(await jee()).toEqual(sampleExam({ shortName: 'JEE', name: 'Renamed' }));
    expect(await states()).toEqual(['remove  taken_back', 'field shortName active']);
  });

  it('of somebody’s own that is shipped one day: what it says otherwise stays, the rest follows', async () => {
    await server.shared.corrections.add('exams', own, asha);
    await correct([{ field: 'note', to: 'Ours' }], asha, own.id);
    const shipped = sampleExam({ id: own.id, name: 'Now shipped', note: 'Theirs', eligibility: 'New' });
    await ship(sampleExam(), shipped);
    expect((await exams()).get(own.id)).toEqual({ ...shipped, name: own.name, note: 'Ours', eligibility: own.eligibility });
    expect((await states()).sort()).toEqual(['add  overtaken', 'field eligibility active', 'field name active', 'field note active']);
  });

  it('whose adding was taken back is shown when it is shipped, as shipped', async () => {
    await server.shared.corrections.add('exams', own, asha);
    await takeBack(0);
    const shipped = sampleExam({ id: own.id, name: 'Now shipped' });
    await ship(shipped);
    expect((await exams()).get(own.id)).toEqual(shipped);
  });
});

describe('at once', () => {
  it('corrections of one item by many people all count, and one stands for each field', async () => {
    const values = Array.from({ length: 12 }, (_, index) => `value ${index}`);
    await Promise.all([
      ...values.map((to) => correct([{ field: 'note', to }])),
      ...values.map((to) => correct([{ field: 'eligibility', to }], ravi)),
    ]);
    const all = await records();
    expect(all.map(({ toValue }) => toValue).sort()).toEqual([...values, ...values].sort());
    const standing = all.filter(({ state }) => state === 'active');
    expect(standing.map(({ field }) => field).sort()).toEqual(['eligibility', 'note']);
    const shown = await jee();
    expect(standing.map(({ toValue }) => toValue).sort()).toEqual([shown?.note, shown?.eligibility].sort());
  });

  it('whoever is overtaken between reading and storing looks again at what stands then, and stores once', async () => {
    const other = await server.pool.connect();
    await other.query('begin');
    await other.query(`select 1 from catalog_items where kind = 'exams' and id = 'jee-main' for update`);
    const noticed: unknown[] = [];
    const correcting = server.shared.corrections.correct(
      'exams',
      'jee-main',
      (shown) => {
        noticed.push(shown.eligibility);
        return [{ field: 'shortName', to: 'JEE' }];
      },
      asha,
    );
    await vi.waitFor(async () => {
      const { rows } = await server.pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%catalog_item_as_seen%'`,
      );
      expect(rows).toHaveLength(1);
    }, 15_000);
    await other.query(`insert into catalog_corrections (kind, item_id, change, field, to_value, made_by)
      values ('exams', 'jee-main', 'field', 'eligibility', '"Class 12"', 'ravi')`);
    await other.query('commit');
    other.release();
    expect(await correcting).toHaveLength(1);
    expect(noticed).toEqual([sampleExam().eligibility, 'Class 12']);
    expect((await states()).sort()).toEqual(['field eligibility active', 'field shortName active']);
    const audited = await server.pool.query(`select field from audit_entries`);
    expect(audited.rows).toEqual([{ field: 'shortName' }]);
  });

  it('nobody changes anything while the shipped files are loaded', async () => {
    const loading = await server.pool.connect();
    await loading.query('begin');
    await loading.query('select pg_advisory_xact_lock($1)', [loadLock]);
    const removing = server.shared.corrections.remove('exams', 'jee-main', asha);
    await vi.waitFor(async () => {
      const { rows } = await loading.query(
        `select 1 from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
         where locktype = 'advisory' and not granted`,
      );
      expect(rows).toHaveLength(1);
    });
    await loading.query('commit');
    loading.release();
    expect(await removing).toBe(true);
  });

  it('corrections and loads of the shipped files all count', async () => {
    const rounds = 8;
    const names = Array.from({ length: rounds }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(
      names.flatMap((name, index) => [ship(sampleExam({ name })), correct([{ field: 'note', to: `Note ${index}` }])]),
    );
    expect(answers.filter((_, index) => index % 2 === 1)).not.toContain(undefined);
    const shown = await jee();
    expect(names).toContain(shown?.name);
    expect(shown?.note).toMatch(/^Note \d$/);
  });

  it('one of two who take the same correction back does it, and both are told so', async () => {
    await correct([{ field: 'shortName', to: 'A' }]);
    await correct([{ field: 'shortName', to: 'B' }]);
    expect(await Promise.all([takeBack(1), takeBack(1), takeBack(1)])).toEqual(['taken_back', 'taken_back', 'taken_back']);
    expect((await jee())?.shortName).toBe('A');
  });
});

it('a load changes nothing of anybody’s bookmarks', async () => {
  const student = await newStudent(server);
  await server.db.insert(bookmarks).values(['jee-main', 'gone'].map((itemId) => ({ userId: student.id, type: 'exams', itemId })));
  const before = await server.db.select().from(bookmarks);
  await ship(sampleExam({ id: 'other' }));
  expect(await server.db.select().from(bookmarks)).toEqual(before);
});

it('after the first load a page of a catalog is read from the index, not sorted out of all', async () => {
  const fresh = await testApp();
  const exams = Array.from({ length: 3000 }, (_, index) => sampleExam({ id: `exam-${index}` }));
  await fresh.shared.catalog.replaceShipped(catalogsWith({ exams }), 'first');
  const { rows } = await fresh.pool.query<{ 'QUERY PLAN': string }>(
    `explain select doc from catalog_items where kind = 'exams' and removed = false and id > 'exam-2' order by id limit 500`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan.* on catalog_items/);
  expect(plan).not.toMatch(/Sort|Seq Scan|Bitmap/);
});
