/**
 * A backup of the version before changes were followed by row (commit 68fbb60d), with corrections, some overtaken and taken back, a file of
 * colleges and one of closing ranks, and beside it what that version answered. It restores, and all of it stands and can be undone.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPool } from './db/connect.ts';
import { checkBackup, restoreInto } from './db/restore.ts';
import { loadCutoffs } from './features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa } from './testing/cutoffs-fixture.ts';
import { adminToken as token, testApp, type TestApp } from './testing/test-app.ts';

interface Correction {
  id: string;
  state: string;
  field: string | null;
}
const fixture = (name: string) => fileURLToPath(new URL(`./testing/fixtures/${name}`, import.meta.url));
const said = JSON.parse(readFileSync(fixture('before-rows.answers.json'), 'utf8')) as {
  corrections: Correction[];
  audit: object[];
  exam: { name: string; conductingBody: string; note: string | null };
  colleges: { _id: string; name: string }[];
  files: { colleges: string; cutoffs: string };
};

const database = `restore_${randomBytes(6).toString('hex')}`;
const connection: pg.ClientConfig = { ...inject('postgres'), database };
const asOwner = async (statement: string) => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
};

let server: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  await asOwner(`create database ${database}`);
  const file = fixture('before-rows.backup.gz');
  await restoreInto(connection, file, await checkBackup(file), 'here');
  const { pool, db } = openPool(connection);
  close = () => pool.end();
  const catalogFolder = temporaryCutoffs([josaa]);
  server = await testApp({ database: { pool, db, connection }, parts: { catalogFolder } });
  await loadCutoffs(catalogFolder, db).done;
});
afterAll(async () => {
  await close();
  await asOwner(`drop database ${database} with (force)`);
});

const get = async (path: string) => (await server.call('GET', path, { token })).body.data;
const bringIn = async (name: string, body: string) =>
  (await server.call('POST', `/desk/import/${name}`, { token, headers: { 'content-type': 'text/csv' }, body })).body.data;

it('every correction stands as it did, with who, when and why, and so does the audit', async () => {
  expect((await get('/desk/corrections')).corrections).toEqual(said.corrections);
  expect((await get('/desk/audit')).entries).toEqual(said.audit);
});

it('what was corrected and brought in is shown', async () => {
  const { name, conductingBody, note } = said.exam;
  expect((await get('/exams/jee-main')).exam).toMatchObject({ name, conductingBody, note });
  const colleges = (await get('/colleges')).colleges.map(({ _id, name: called }: { _id: string; name: string }) => ({ _id, name: called }));
  expect(colleges).toEqual(said.colleges);
});

it('the files of those days change nothing when they come again', async () => {
  expect(await bringIn('colleges', said.files.colleges)).toMatchObject({ added: 0, changed: 0 });
  expect(await bringIn('cutoffs', said.files.cutoffs)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
});

it('a correction of those days is taken back, and what it had overtaken stands again', async () => {
  const [newest] = said.corrections.filter(({ field, state }) => field === 'conductingBody' && state === 'active');
  const { status } = await server.call('DELETE', `/desk/corrections/${newest?.id}`, { token, body: { reason: 'It is over' } });
  expect(status).toBe(200);
  await server.shared.snapshot.settled();
  expect((await get('/exams/jee-main')).exam.conductingBody).toBe('The first body');
});
