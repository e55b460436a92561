/** The application as `npm start` runs it, on a throw-away data folder, for measuring. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/prepare.mjs';

/** Resolves once the server is ready; `startMs` is how long that took. */
export async function startServer(env = {}, dataDir = mkdtempSync(join(tmpdir(), 'disha-bench-'))) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env },
  });
  let output = '';
  const address = await new Promise((resolve, reject) => {
    const hear = (chunk) => {
      output += chunk;
      const found = /ready: (http\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  const stop = async ({ keepData = false } = {}) => {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    if (!keepData) rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, pid: child.pid, startMs: performance.now() - started, dataDir, stop };
}

// Asked before anybody is pinned: a process on one core counts one.
const cores = availableParallelism();

/** Keeps a process on one core, where the system can: the generator of the load must take nothing from the server it measures. */
export function pin(pid, core) {
  if (cores > 1) spawnSync('taskset', ['-a', '-cp', String(core), String(pid)], { stdio: 'ignore' });
}

/** Resident memory of one process, in MB; undefined where the system does not tell. */
export function residentMb(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return undefined;
  }
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A table a person can read, in the terminal and in Markdown. */
export function printTable(title, rows) {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]);
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length)));
  const line = (cells) => `| ${cells.map((cell, index) => String(cell ?? '').padEnd(widths[index])).join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(columns));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}
