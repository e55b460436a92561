/** What an operator did in version 0.1, which kept whole documents and marks, as this version shows it. */
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrateUnderLock } from '../../db/connect.ts';
import { catalogsWith, sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { emptyDatabase, openTestDatabase } from '../../testing/test-database.ts';
import { catalogCorrections } from '../catalog.tables.ts';

const shipped = catalogsWith({
  courses: [sampleCourse()],
  colleges: [sampleCollege()],
  exams: [sampleExam(), sampleExam({ id: 'neet-ug' }), sampleExam({ id: 'clat-ug' })],
});
const own = sampleExam({ id: 'own-test' });
const gone = sampleExam({ id: 'own-and-removed' });
const imported = sampleCollege({ name: 'As imported', address: '', courses: [] });

let server: TestApp;
beforeAll(async () => {
  const connection = await emptyDatabase();
  await migrateUnderLock(connection, 1);
  const client = new pg.Client(connection);
  await client.connect();
  const write = (kind: string, doc: { id: string }, origin: string, removed = false) =>
    client.query('insert into catalog_items (kind, id, doc, origin, removed) values ($1, $2, $3, $4, $5)', [
      kind,
      doc.id,
      doc,
      origin,
      removed,
    ]);
  await write('courses', sampleCourse(), 'catalog');
  await write('colleges', imported, 'operator');
  await write('exams', sampleExam({ shortName: 'JEE', note: 'Mind the gap' }), 'operator');
  await write('exams', sampleExam({ id: 'neet-ug' }), 'catalog');
  await write('exams', sampleExam({ id: 'clat-ug' }), 'operator', true);
  await write('exams', own, 'operator');
  await write('exams', gone, 'operator', true);
  await client.query(`insert into catalog_state (content_hash) values ('as shipped')`);
  await client.end();
  await migrateUnderLock(connection);
  server = await testApp({ database: openTestDatabase(connection) });
});

const shown = async () => new Map((await server.shared.catalog.all('exams')).map((exam) => [exam.id, exam]));
const records = async () =>
  (await server.db.select().from(catalogCorrections))
    .map(({ kind, itemId, change, field }) => `${kind} ${itemId} ${change} ${field}`)
    .sort();

describe('after the change of version', () => {
  it('everything is shown as before, until the shipped files are loaded once more though they are the same', async () => {
    expect([...(await shown()).keys()]).toEqual(['jee-main', 'neet-ug', 'own-test']);
    expect(await server.shared.catalog.contentHash()).not.toBe('as shipped');
  });

  it('what the operator wrote over shipped items becomes corrections, marks become removals, own items stay', async () => {
    await server.shared.catalog.replaceShipped(shipped, 'as shipped');
    expect(await records()).toEqual([
      'colleges iit-bombay field address',
      'colleges iit-bombay field courses',
      'colleges iit-bombay field name',
      'exams clat-ug remove ',
      'exams jee-main field note',
      'exams jee-main field shortName',
      'exams own-and-removed add ',
      'exams own-and-removed remove ',
      'exams own-test add ',
    ]);
    const rows = await server.db.select().from(catalogCorrections);
    expect(new Set(rows.map(({ madeBy, why, state }) => `${madeBy}: ${why}: ${state}`))).toEqual(
      new Set(['operator: from before corrections were kept: active']),
    );
    expect([...(await shown()).keys()]).toEqual(['jee-main', 'neet-ug', 'own-test']);
    expect((await shown()).get('jee-main')).toEqual(sampleExam({ shortName: 'JEE', note: 'Mind the gap' }));
    expect(await server.shared.catalog.all('colleges')).toEqual([imported]);
  });

  it('the frozen items follow the shipped files again; a further load records nothing twice', async () => {
    const before = await records();
    await server.shared.catalog.replaceShipped(
      { ...shipped, exams: shipped.exams.map((exam) => ({ ...exam, eligibility: 'Changed in the files' })) },
      'next',
    );
    expect((await shown()).get('jee-main')).toEqual(
      sampleExam({ shortName: 'JEE', note: 'Mind the gap', eligibility: 'Changed in the files' }),
    );
    expect(await records()).toEqual(before);
  });

  it('each of it can be taken back', async () => {
    for (const { id, change } of await server.db.select().from(catalogCorrections))
      if (change !== 'add') expect(await server.shared.corrections.takeBack(id, { who: 'operator' })).toBe('taken_back');
    expect([...(await shown()).keys()].sort()).toEqual(['clat-ug', 'jee-main', 'neet-ug', 'own-and-removed', 'own-test']);
    expect((await shown()).get('jee-main')).toEqual(sampleExam({ eligibility: 'Changed in the files' }));
    expect(await server.shared.catalog.all('colleges')).toEqual(shipped.colleges);
  });

  it('a mark that a process of the old version still sets is recorded at the next load', async () => {
    await server.pool.query(`update catalog_items set removed = true, origin = 'operator' where id = 'neet-ug'`);
    expect((await shown()).has('neet-ug')).toBe(false);
    await server.shared.catalog.replaceShipped(shipped, 'and again');
    expect((await shown()).has('neet-ug')).toBe(false);
    expect(await records()).toContain('exams neet-ug remove ');
  });
});
