import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, dataFolder, ended, hangs, patientFetch, runCli, startServer } from '../testing/started-server.ts';
import { backup, restore } from './backup-commands.ts';

afterEach(cleanUp, hangs);

const asha = { name: 'Asha Kumari', email: 'asha@example.in', password: 'Secret1', class: '10', state: 'Bihar', stream: 'arts' };

async function post(
  address: string | undefined,
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; data: { token: string; user: { _id: string } } }> {
  const answer = await patientFetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, data: ((await answer.json()) as { data: { token: string; user: { _id: string } } }).data };
}

const at = (DATA_DIR: string) => ({ DATA_DIR, DATABASE_URL: undefined });

it('backs up while the server runs; the restored one lets the same student in', { timeout: hangs }, async () => {
  const from = dataFolder();
  const to = join(dataFolder(), 'new');
  const file = join(from, 'disha.gz');
  const first = await startServer({ DATA_DIR: from });
  const { data } = await post(first.address, '/auth/register', asha);
  expect((await post(first.address, '/bookmarks/add', { type: 'exams', itemId: 'jee-main' }, data.token)).status).toBe(200);

  const said = await backup(at(from), file);
  expect(said).toMatch(/^Backed up \d+ /);
  for (const kept of ['1 users', '1 sessions', '1 bookmarks']) expect(said).toContain(kept);
  expect((await patientFetch(`${first.address}/api/ready`)).status).toBe(200);
  await expect(restore(at(from), file)).rejects.toThrow(/^Another Disha is already running on /);
  first.child.kill('SIGTERM');
  await ended(first.child);
  await expect(restore(at(from), file)).rejects.toThrow(/^\S+ is not empty /);

  expect(await restore(at(to), file)).toContain(`Restored ${/Backed up (.*) into/.exec(said)?.[1]}`);
  const second = await startServer({ DATA_DIR: to });
  const login = await post(second.address, '/auth/login', asha);
  expect(login.status).toBe(200);
  expect(login.data.user).toEqual(data.user);
  const bookmarks = await patientFetch(`${second.address}/api/bookmarks`, { headers: { authorization: `Bearer ${data.token}` } });
  expect(JSON.stringify(await bookmarks.json())).toContain('jee-main');
  second.child.kill('SIGTERM');
  await ended(second.child);

  // No server runs on the folder now: the command starts the database itself, and leaves it stopped.
  expect(await backup(at(to), file)).toContain('2 sessions');
  expect(existsSync(join(to, 'postgres', 'postmaster.pid'))).toBe(false);
});

it('says in one line what is missing', { timeout: hangs }, async () => {
  const folder = dataFolder();
  const file = join(folder, 'x.gz');
  expect(await runCli('backup', [file], { DATA_DIR: folder })).toEqual({
    code: 1,
    output: `There is no database in ${folder}; there is nothing to back up.\n`,
  });
  await expect(backup({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, file)).rejects.toThrow(
    'The database at DATABASE_URL does not answer.',
  );
  await expect(restore(at(folder), file)).rejects.toThrow(/x\.gz cannot be read/);
  expect(readdirSync(folder)).toEqual([]);
});
