import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent } from '../testing/new-student.ts';
import { catalogsWith, sampleCollege, sampleExam } from '../testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from '../testing/test-app.ts';
import { emptyDatabase, openTestDatabase, testDatabase } from '../testing/test-database.ts';
import { writeBackup } from './backup.ts';
import { migrateUnderLock } from './connect.ts';
import { keptTables, leftOut } from './kept-tables.ts';
import { checkBackup, restoreInto } from './restore.ts';
import { bookmarks } from '../features/bookmarks/bookmarks.tables.ts';
import { quizAttempts } from '../features/quiz/quiz.tables.ts';
import { sessions } from '../identity/identity.tables.ts';

let server: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'disha-backup-'));
const file = join(folder, 'all.gz');

async function contentOf(connection: pg.ClientConfig): Promise<Record<string, unknown[]>> {
  const client = new pg.Client(connection);
  await client.connect();
  const content: Record<string, unknown[]> = {};
  for (const { name } of await keptTables(client))
    content[name] = (await client.query(`select row_to_json(t)::text as row from ${name} t order by 1`)).rows;
  await client.end();
  return content;
}

/** So many migrations had the last version that read a whole catalog anew after each change. */
const beforeByRow = 15;

// Text that a careless reader would take for the end of a line, or for one of our own marks.
const odd = 'line\nbreak \u2028 \u2029 \r "quoted" \\ back [ {"end":true} आशा 🎓';

beforeAll(async () => {
  server = await testApp({ catalog: { exams: [sampleExam()] } });
  const { id } = await newStudent(server, { name: odd });
  await server.db.insert(bookmarks).values({ userId: id, type: 'exams', itemId: 'jee-main' });
  await server.db
    .insert(quizAttempts)
    .values({ userId: id, quizId: 'class10', answers: [odd, '{"end":true}'], result: { deep: [1.5, { [odd]: null }] } });
  await server.shared.corrections.correct(
    'exams',
    'jee-main',
    () => [
      { field: 'note', to: odd },
      { field: 'level', to: 'state' },
    ],
    { who: odd },
  );
  await server.db
    .insert(bookmarks)
    .values(Array.from({ length: 1200 }, (_, count) => ({ userId: id, type: 'colleges', itemId: `college-${count}` })));
  await writeBackup(server.connection, file);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a backup', () => {
  const tablesIn = async (connection: pg.ClientConfig) => {
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    await client.end();
    return rows.map(({ name }) => name);
  };

  it('knows every table: backed up, or left out with a reason', async () => {
    const { rows } = await writeBackup(server.connection, join(folder, 'tables.gz'));
    expect([...Object.keys(rows), ...Object.keys(leftOut)].sort()).toEqual(await tablesIn(server.connection));
    for (const reason of Object.values(leftOut)) expect(reason.length).toBeGreaterThan(20);
  });

  it('holds a table that nobody has told it of, behind those it refers to', async () => {
    const { pool, connection } = await testDatabase();
    await pool.query('create table a_note2 (id int primary key, about int references a_note2, owner uuid references users)');
    await pool.query('insert into a_note2 values (1, 1, null)');
    const { rows } = await writeBackup(connection, join(folder, 'new-room.gz'));
    expect(rows['a_note2']).toBe(1);
    expect(Object.keys(rows).indexOf('a_note2')).toBeGreaterThan(Object.keys(rows).indexOf('users'));
  });

  it('says so when tables refer to each other and cannot be filled one after the other', async () => {
    const { pool, connection } = await testDatabase();
    await pool.query('create table egg (hen int); create table hen (id int primary key, egg int); alter table egg add primary key (hen)');
    await pool.query('alter table egg add foreign key (hen) references hen; alter table hen add foreign key (egg) references egg');
    await expect(writeBackup(connection, join(folder, 'circle.gz'))).rejects.toThrow(/refer to each other.*: egg, hen\./);
  });

  it('comes back whole into an empty database', async () => {
    const target = await emptyDatabase();
    await restoreInto(target, file, await checkBackup(file), 'here');
    expect(await contentOf(target)).toEqual(await contentOf(server.connection));
  });

  it('is readable by its owner alone', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('leaves ended sessions behind', async () => {
    const other = await testApp();
    const { id, token } = await newStudent(other);
    await other.db.insert(sessions).values({ tokenHash: randomBytes(32), userId: id, expiresAt: new Date(Date.now() - 1000) });
    const own = join(folder, 'sessions.gz');
    expect((await writeBackup(other.connection, own)).rows['sessions']).toBe(1);
    const target = await emptyDatabase();
    await restoreInto(target, own, await checkBackup(own), 'here');
    const again = await testApp({ database: openTestDatabase(target) });
    expect((await again.call('GET', '/auth/profile', { token })).status).toBe(200);
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    const other = await testApp();
    const one = await newStudent(other);
    let writing = true;
    // A bookmark is never without its student at any moment; a backup that mixes moments would have one.
    const writer = (async () => {
      while (writing) {
        const { id } = await newStudent(other);
        await other.db.insert(bookmarks).values({ userId: id, type: 'exams', itemId: 'jee-main' });
        await other.db.execute(sql`delete from users where id = ${id}`);
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const own = join(folder, `moment-${round}.gz`);
      await writeBackup(other.connection, own);
      const target = await emptyDatabase();
      await restoreInto(target, own, await checkBackup(own), 'here');
      expect(JSON.stringify((await contentOf(target))['users'])).toContain(one.id);
    }
    writing = false;
    await writer;
  });
});

describe('a restore', () => {
  it('refuses a database that holds anything, and changes nothing', async () => {
    const before = await contentOf(server.connection);
    await expect(restoreInto(server.connection, file, await checkBackup(file), 'DATA_DIR')).rejects.toThrow(
      /DATA_DIR is not empty .* empty one only/,
    );
    expect(await contentOf(server.connection)).toEqual(before);
    const strangers = await emptyDatabase();
    const client = new pg.Client(strangers);
    await client.connect();
    await client.query('create table recipes (name text)');
    await client.end();
    await expect(restoreInto(strangers, file, await checkBackup(file), 'It')).rejects.toThrow(/It is not empty/);
  });

  it('takes all or nothing, and may then be tried again', async () => {
    const target = await emptyDatabase();
    const head = await checkBackup(file);
    const tampered = join(folder, 'tampered.gz');
    // A row that breaks a reference, far behind the first ones.
    const nobody = '4ad9c9f1-6a0b-4f3e-9a3e-000000000000';
    const stray = { id: nobody, user_id: nobody, quiz_id: 'x', answers: [], result: {}, submitted_at: '2026-01-01T00:00:00Z' };
    const whole = gunzipSync(readFileSync(file)).toString('utf8');
    writeFileSync(tampered, gzipSync(whole.replace('["quiz_attempts"]\n', `["quiz_attempts"]\n${JSON.stringify(stray)}\n`)));
    await expect(restoreInto(target, tampered, head, 'here')).rejects.toThrow();
    expect((await contentOf(target))['users']).toEqual([]);
    await restoreInto(target, file, head, 'here');
    expect((await contentOf(target))['users']).toHaveLength(1);
  });

  it('takes an older version’s, with fewer tables, and what an operator wrote then', async () => {
    const old = await emptyDatabase();
    await migrateUnderLock(old, 1);
    const client = new pg.Client(old);
    await client.connect();
    await client.query(`insert into catalog_items (kind, id, doc, origin) values ('exams', 'jee-main', $1, 'operator')`, [
      sampleExam({ shortName: 'JEE' }),
    ]);
    await client.query(`insert into catalog_state (content_hash) values ('as shipped')`);
    await client.end();
    const own = join(folder, 'old.gz');
    const { rows } = await writeBackup(old, own);
    expect(rows).not.toHaveProperty('catalog_corrections');
    const target = await emptyDatabase();
    await restoreInto(target, own, await checkBackup(own), 'here');
    const again = await testApp({ database: openTestDatabase(target) });
    await again.shared.catalog.replaceShipped(catalogsWith({ exams: [sampleExam({ name: 'Renamed' })] }), 'as shipped');
    expect(await again.shared.catalog.all('exams')).toEqual([sampleExam({ shortName: 'JEE', name: 'Joint Entrance Examination (Main)' })]);
    expect((await writeBackup(target, join(folder, 'after.gz'))).rows['catalog_corrections']).toBe(2);
  });

  it('takes one from before changes were followed by row, with what was corrected, taken back and imported then', async () => {
    const old = await emptyDatabase();
    await migrateUnderLock(old, beforeByRow);
    const client = new pg.Client(old);
    await client.connect();
    const own = sampleCollege({ id: 'imported-then', name: 'Imported Then College', city: 'Ponda' });
    await client.query(
      `insert into catalog_items (kind, id, doc, origin) values
        ('exams', 'jee-main', $1, 'catalog'), ('colleges', 'imported-then', $2, 'operator')`,
      [sampleExam(), own],
    );
    await client.query(`insert into catalog_state (content_hash) values ('as shipped')`);
    const [first, second] = ['0b9f5a1e-0000-4000-8000-000000000001', '0b9f5a1e-0000-4000-8000-000000000002'];
    await client.query(
      `insert into catalog_corrections
        (id, kind, item_id, change, field, from_value, to_value, made_by, state, closed_by, closed_at, overtaken_by)
       values ($1, 'exams', 'jee-main', 'field', 'shortName', '"JEE Main"', '"First"', 'operator', 'overtaken', 'operator', now(), $2),
        ($2, 'exams', 'jee-main', 'field', 'shortName', '"JEE Main"', '"Second"', 'operator', 'active', null, null, null),
        (default, 'exams', 'jee-main', 'field', 'note', 'null', '"Wrong"', 'operator', 'taken_back', 'operator', now(), null),
        (default, 'colleges', 'imported-then', 'add', '', 'null', 'null', 'operator', 'active', null, null, null)`,
      [first, second],
    );
    await client.query(
      `insert into audit_entries (by, action, catalog, item_id, field) values ('operator', 'corrected', 'exams', 'jee-main', 'note')`,
    );
    await client.end();
    const kept = join(folder, 'before-by-row.gz');
    await writeBackup(old, kept);

    const target = await emptyDatabase();
    await restoreInto(target, kept, await checkBackup(kept), 'here');
    const again = await testApp({ database: openTestDatabase(target) });
    const shortName = async () => (await again.call('GET', '/exams/jee-main')).body.data.exam.shortName;
    expect(await shortName()).toBe('Second');
    expect((await again.call('GET', '/colleges/imported-then')).body.data.college.name).toBe(own.name);
    // What was done then is undone now, and the file of then brings in nothing anew.
    await again.shared.corrections.takeBack(second, { who: 'operator' });
    expect(await shortName()).toBe('First');
    const rows = `name,state,district\n${own.name},${own.state},${own.district ?? ''}\n`;
    const { body } = await again.call('POST', '/desk/import/colleges', {
      body: rows,
      token: adminToken,
      headers: { 'content-type': 'text/csv' },
    });
    expect(body.data).toMatchObject({ added: 0, unchanged: 1 });
    const { rows: audited } = await again.pool.query('select action from audit_entries order by at');
    expect(audited.map(({ action }) => action)).toEqual(['corrected', 'taken_back', 'imported']);
  });

  const text = () => gunzipSync(readFileSync(file)).toString('utf8');
  it.each([
    ['another file', () => Buffer.from('hello'), /not a Disha backup/],
    ['another gzip file', () => gzipSync('hello\nworld\n'), /not a Disha backup/],
    ['an empty file', () => Buffer.alloc(0), /not a Disha backup/],
    ['a file cut in the middle', () => readFileSync(file).subarray(0, 3000), /damaged|cut short/],
    ['a text without its end', () => gzipSync(text().slice(0, text().lastIndexOf('{"end"'))), /cut short/],
    ['a changed row', () => gzipSync(text().replace('college-77', 'college-78')), /checksum/],
    ['a lost row', () => gzipSync(text().replace(/\{"user_id"[^\n]*"college-77"[^\n]*\n/, '')), /checksum/],
    ['a newer version’s', () => gzipSync(text().replace(/"migrations":\d+/, '"migrations":9999')), /newer Disha/],
  ])('refuses %s', async (_what, bytes, says) => {
    const bad = join(folder, 'bad.gz');
    writeFileSync(bad, bytes());
    await expect(checkBackup(bad)).rejects.toThrow(says);
  });

  it('says which file is not there', async () => {
    await expect(checkBackup(join(folder, 'none.gz'))).rejects.toThrow(/none\.gz cannot be read \(ENOENT\)/);
  });
});
