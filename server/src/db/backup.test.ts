import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newStudent } from '../testing/new-student.ts';
import { sampleExam } from '../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { backedUpTables, leftOutTables, writeBackup } from './backup.ts';
import { openPool } from './connect.ts';
import { checkBackup, restoreInto } from './restore.ts';
import { bookmarks } from '../features/bookmarks/bookmarks.tables.ts';
import { quizAttempts } from '../features/quiz/quiz.tables.ts';
import { sessions } from '../identity/identity.tables.ts';

let server: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'disha-backup-'));
const file = join(folder, 'all.gz');
const made: string[] = [];

async function asOwner<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const name = `restore_${randomBytes(6).toString('hex')}`;
  await asOwner((client) => client.query(`create database ${name}`));
  made.push(name);
  return { ...inject('postgres'), database: name };
}

async function contentOf(connection: pg.ClientConfig): Promise<Record<string, unknown[]>> {
  const client = new pg.Client(connection);
  await client.connect();
  const content: Record<string, unknown[]> = {};
  for (const name of backedUpTables)
    content[name] = (await client.query(`select row_to_json(t)::text as row from ${name} t order by 1`)).rows;
  await client.end();
  return content;
}

// Text that a careless reader would take for the end of a line, or for one of our own marks.
const odd = 'line\nbreak \u2028 \u2029 \r "quoted" \\ back [ {"end":true} आशा 🎓';

beforeAll(async () => {
  server = await testApp({ catalog: { exams: [sampleExam()] } });
  const { id } = await newStudent(server, { name: odd });
  await server.db.insert(bookmarks).values({ userId: id, type: 'exams', itemId: 'jee-main' });
  await server.db
    .insert(quizAttempts)
    .values({ userId: id, quizId: 'class10', answers: [odd, '{"end":true}'], result: { deep: [1.5, { [odd]: null }] } });
  await server.db
    .insert(bookmarks)
    .values(Array.from({ length: 1200 }, (_, count) => ({ userId: id, type: 'colleges', itemId: `college-${count}` })));
  await writeBackup(server.connection, file);
}, 60_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await asOwner(async (client) => {
    for (const name of made) await client.query(`drop database ${name} with (force)`);
  });
});

describe('a backup', () => {
  it('knows every table: backed up, or left out on purpose', async () => {
    const { rows } = await server.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...backedUpTables, ...leftOutTables].sort());
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
    const { pool, db } = openPool(target);
    const again = await testApp({ database: { pool, db, connection: target } });
    expect((await again.call('GET', '/auth/profile', { token })).status).toBe(200);
    await pool.end();
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
    writeFileSync(
      tampered,
      gzipSync(
        gunzipSync(readFileSync(file))
          .toString('utf8')
          .replace(
            '["catalog_items"]',
            '{"id":"4ad9c9f1-6a0b-4f3e-9a3e-000000000000","user_id":"4ad9c9f1-6a0b-4f3e-9a3e-000000000000","quiz_id":"x","answers":[],"result":{},"submitted_at":"2026-01-01T00:00:00Z"}\n["catalog_items"]',
          ),
      ),
    );
    await expect(restoreInto(target, tampered, head, 'here')).rejects.toThrow();
    expect((await contentOf(target))['users']).toEqual([]);
    await restoreInto(target, file, head, 'here');
    expect((await contentOf(target))['users']).toHaveLength(1);
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
