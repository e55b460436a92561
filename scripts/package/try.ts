/**
 * npm run test:package [-- FILE]: makes the package, or takes the file named, and runs it as an operator would: read-only, as an ordinary
 * user, with nothing but Node. It asks for seconds, so nothing else should keep the machine busy.
 */
import { existsSync, statSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Report } from '../faults/report.ts';
import { before, fillAsVersion01 } from './from-0-1.ts';
import { Unpacked } from './unpacked.ts';
import { writePackage } from './write.ts';

const mostSeconds = { empty: 25, filled: 3 };
const [given] = process.argv.slice(2);
const file = given === undefined ? await writePackage() : resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
const report = new Report();
const unpacked = new Unpacked(file);

/** With how many others wanted the processors: the limits are for a machine that has nothing else to do. */
const inSeconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(1)} s (load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors)`;
const promise = (what: string, isKept: boolean, detail = '') => report.line(what, `${isKept ? 'yes' : 'no'} ${detail}`.trim(), isKept);

interface Session {
  data: { token: string };
}
interface Bookmarks {
  data: { newest: { type: string; id: string }[] };
}

async function post<Answer>(address: string, path: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function bookmarksOf(address: string, { email, password }: { email: string; password: string }): Promise<string> {
  const { data } = await post<Session>(address, '/auth/login', { email, password });
  const answer = await fetch(`${address}/api/bookmarks`, { headers: { authorization: `Bearer ${data.token}` } });
  const found = (await answer.json()) as Bookmarks;
  return found.data.newest.map(({ type, id }) => `${type}/${id}`).join(', ');
}

/** Pages that the server draws, with every script and style that the first of them names, and what the catalogs answer. */
async function walk(address: string): Promise<void> {
  const paths = ['/', '/hi', '/exams/jee-main', '/hi/courses', '/colleges', '/api/ready', '/api/search?q=jee', '/api/avatar?name=Asha'];
  const home = await (await fetch(`${address}/`)).text();
  paths.push(...new Set([...home.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)));
  const statuses = await Promise.all(paths.map(async (path) => [path, (await fetch(address + path)).status] as const));
  const wrong = statuses.filter(([, status]) => status !== 200).map(([path, status]) => `${path} ${status}`);
  promise('pages, their files and answers come', wrong.length === 0 && paths.length > 10, `${paths.length} asked ${wrong.join(', ')}`);
  const { data } = (await (await fetch(`${address}/api/exams/jee-main`)).json()) as { data: { exam: { name: string } } };
  const page = await (await fetch(`${address}/exams/jee-main`)).text();
  promise('the page of an exam is drawn by the server', new RegExp('<h1[^>]*>([^<]*)').exec(page)?.[1] === data.exam.name, data.exam.name);
}

async function untilKept(dataDir: string): Promise<void> {
  const image = join(dataDir, 'catalogs.image');
  for (let tries = 0; !existsSync(image) && tries < 600; tries += 1) await wait(100);
}

const student = { name: 'Asha Kumari', email: 'asha@example.in', password: 'Secret1', class: '10', state: 'Bihar', stream: 'arts' };
const mark = { type: 'exams', itemId: 'jee-main' };

async function trial(): Promise<void> {
  report.heading(`${file}, ${(statSync(file).size / 1e6).toFixed(1)} MB, Node ${process.version}`);
  promise('every file is as SHA256SUMS says', unpacked.differences().length === 0);
  promise('its user cannot write it', !(await unpacked.mayWrite('server/dist/main.js')) && !(await unpacked.mayWrite('new')));
  const unknown = await unpacked.command({}, 'nonsense');
  promise('an unknown command names the known ones', unknown.code === 1 && unknown.output.includes('backup, restore'));

  report.heading('An empty data folder');
  const first = { DATA_DIR: await unpacked.dataFolder('data') };
  const fresh = await unpacked.start(first);
  const emptyLimit = `${inSeconds(fresh.milliseconds)}, at most ${mostSeconds.empty} s`;
  report.line('starts', emptyLimit, fresh.milliseconds < 1000 * mostSeconds.empty);
  await walk(fresh.address);
  const { data } = await post<Session>(fresh.address, '/auth/register', student);
  await post(fresh.address, '/bookmarks/add', mark, data.token);
  const backup = join(first.DATA_DIR, 'a.backup.gz');
  const written = await unpacked.command(first, 'backup', backup);
  promise('is backed up while the server runs', written.code === 0, written.output.trim());
  await untilKept(first.DATA_DIR);
  const left = await fresh.stop();
  promise('stops in order', left.code === 0, left.output.includes('rror') ? left.output : '');

  report.heading('The same data folder, filled');
  const again = await unpacked.start(first);
  report.line(
    'starts',
    `${inSeconds(again.milliseconds)}, at most ${mostSeconds.filled} s`,
    again.milliseconds < 1000 * mostSeconds.filled,
  );
  report.line('has the bookmark', await bookmarksOf(again.address, student), true);
  await again.stop();

  report.heading('The backup in a new data folder');
  const second = { DATA_DIR: await unpacked.dataFolder('restored') };
  const restored = await unpacked.command(second, 'restore', backup);
  promise('is restored', restored.code === 0, restored.output.trim());
  const refused = await unpacked.command(second, 'restore', backup);
  promise('is refused where a database is', refused.code === 1, refused.output.trim());
  const other = await unpacked.start(second);
  const found = await bookmarksOf(other.address, student);
  report.line('has the account and the bookmark', found, found === `${mark.type}/${mark.itemId}`);
  await other.stop();

  report.heading('A data folder of 0.1.0: its schema (the first migration), with an account and a bookmark as it stored them');
  const third = { DATA_DIR: await unpacked.dataFolder('version-0-1', fillAsVersion01) };
  const upgraded = await unpacked.start(third);
  report.line('is migrated and started', inSeconds(upgraded.milliseconds));
  const kept = await bookmarksOf(upgraded.address, before);
  report.line('has the account and the bookmark', kept, kept === `exams/${before.exam}`);
  await upgraded.stop();
  report.skip('an upgrade from the release before 1.0.0 and the way back: 0.1.0 had no package');

  report.heading('Afterwards');
  const changed = unpacked.differences();
  promise('the package is as it was unpacked', changed.length === 0, changed.slice(0, 5).join(', '));
}

try {
  await trial();
} finally {
  await unpacked.remove();
}
if (!report.isGood) console.error(`\n${report.failed} of these are not as promised.`);
process.exit(report.isGood ? 0 : 1);
