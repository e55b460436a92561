/** The clock of the machine jumps while the server runs; the database's does not. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, ended, startServer } from '../../server/src/testing/started-server.ts';
import { sendCall, itemsOf, Ledger, lostOf, password, writeLoad } from './load.ts';
import type { Report } from './report.ts';

const day = 24 * 60 * 60;

export async function clock(report: Report): Promise<void> {
  report.heading('the clock jumps');
  const DATA_DIR = dataFolder();
  const CLOCK_FILE = join(DATA_DIR, 'clock');
  writeFileSync(CLOCK_FILE, '0');
  const server = await startServer(
    { DATA_DIR, CLOCK_FILE, LOG_LEVEL: 'silent' },
    { node: ['--import', fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))] },
  );
  const address = server.address!;
  const items = await itemsOf(address);
  const ledger = new Ledger();
  const writing = writeLoad(address, ledger, items, 2);
  while (ledger.acknowledged < 5) await wait(50);
  await writing.stop();
  const [student] = ledger.students;
  const open = async () => (await sendCall(address, { path: '/api/bookmarks', token: student!.token })).status;
  const login = async (word: string) =>
    (await sendCall(address, { method: 'POST', path: '/api/auth/login', body: { email: student!.email, password: word } })).status;
  const jump = async (seconds: number) => {
    writeFileSync(CLOCK_FILE, String(seconds));
    await wait(200);
  };
  const expected: [string, number, number][] = [];
  const see = async (what: string, ask: () => Promise<number>, status: number) => expected.push([what, await ask(), status]);

  await see('at first: signed in', open, 200);
  await jump(2 * 60 * 60);
  await see('two hours ahead: still signed in', open, 200);
  await jump(40 * day);
  await see('forty days ahead: the session is over', open, 401);
  for (let wrong = 0; wrong < 6; wrong += 1) await login('Wrong1');
  await see('and too many wrong passwords are refused', () => login(password), 429);
  await jump(0);
  await see('back again: the session goes on', open, 200);
  await see('and nobody is locked out for forty days', () => login(password), 200);
  await jump(-400 * day);
  await see('four hundred days behind: signed in', open, 200);
  await see('and the server is ready', async () => (await sendCall(address, { path: '/api/ready' })).status, 200);
  await jump(0);
  for (const [what, status, right] of expected) report.line(what, status, status === right);
  const lost = await lostOf(address, ledger.students);
  report.line('acknowledged writes, lost', `${ledger.acknowledged}, ${lost}`, lost === 0);
  server.child.kill('SIGTERM');
  await ended(server.child);
}
