/**
 * npm run bench:first-start: what a bare machine waits for. `npm start` of a fresh copy of this checkout, with nothing in npm's cache,
 * until the server is ready: installing, building, and starting on an empty database.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/prepare.mjs';
import { printTable } from './server.ts';

const aimSeconds = 60;
const folder = mkdtempSync(join(tmpdir(), 'disha-first-start-'));
const copy = join(folder, 'checkout');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const file of execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0'))
  if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));

/** What the start says when it comes to each part. */
const signs = { install: /Installing packages/, 'build the web': /Building the web/, 'build the server and start': /Building the server/ };

const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), npm_config_cache: join(folder, 'npm-cache') };
const child = spawn(process.execPath, [join('scripts', 'start.mjs')], { cwd: copy, env, stdio: ['ignore', 'pipe', 'inherit'] });
const begun = new Map<string, number>();
let output = '';
let readyAt: number | undefined;
const started = performance.now();
const ended = new Promise((resolve) => child.on('exit', resolve));
for await (const chunk of child.stdout) {
  output += String(chunk);
  for (const [part, sign] of Object.entries(signs)) if (!begun.has(part) && sign.test(output)) begun.set(part, performance.now());
  if (/ready: http/.test(output)) {
    readyAt = performance.now();
    child.kill('SIGTERM');
    break;
  }
}
await ended;
if (readyAt === undefined) throw new Error(`the first start did not come to its end: ${output}`);

const { packages } = JSON.parse(readFileSync(join(copy, 'node_modules', '.package-lock.json'), 'utf8')) as { packages: object };
const times = [...begun.values(), readyAt];
const seconds = (from: number, to: number) => Number(((to - from) / 1000).toFixed(1));
const rows = [...begun.keys()].map((part, at) => ({ part, seconds: seconds(times[at] ?? 0, times[at + 1] ?? 0) }));
printTable(`A first start on a bare machine, ${Object.keys(packages).length} packages; the aim is ${aimSeconds} s in all`, [
  ...rows,
  { part: 'in all', seconds: seconds(started, readyAt) },
]);
