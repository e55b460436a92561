/** The application as `npm start` runs it, on a throw-away data folder, for measuring. */
import { spawn, spawnSync } from 'node:child_process';
import { shippedCounsellings } from '@disha/chances/shipped';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../scripts/prepare.mjs';

export interface StartedServer {
  address: string;
  pid: number;
  /** How long it took until it was ready. */
  startMs: number;
  dataDir: string;
  stop(how?: { keepData?: boolean }): Promise<void>;
}

/** The options of node itself, as `npm start` gives them. */
const startOptions = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }).scripts.start
    .split(' ')
    .filter((word) => word.startsWith('-'));

/** Resolves once the server is ready. `home`: another checkout, built. */
export async function startBenchServer(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'disha-bench-')),
  home = root,
): Promise<StartedServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [...startOptions(), join(home, 'scripts', 'start.mjs')], {
    cwd: home,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', ...env },
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += String(chunk);
      const found = /ready: (http\S+)/.exec(output)?.[1];
      if (found === undefined) return;
      resolve(found);
      // From here on it writes a line for each answer, as it does for everybody; the lines are read, and let go.
      child.stdout.off('data', hear).resume();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  if (child.pid === undefined) throw new Error('the server did not start');
  const stop = async ({ keepData = false } = {}) => {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    if (!keepData) rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, pid: child.pid, startMs: performance.now() - started, dataDir, stop };
}

async function areRanksLoaded({ address, pid }: StartedServer, home: string): Promise<boolean> {
  if (home !== root) return atRest(pid).then(() => true);
  const answer = await fetch(`${address}/api/chances/counsellings`);
  const { data } = (await answer.json()) as { data: { counsellings: unknown[] } };
  return data.counsellings.length === shippedCounsellings.all.length;
}

/** The first start on an empty database, and the next one, which has nothing left to read in while it is measured. */
export async function startTwice(env: Record<string, string> = {}, home = root): Promise<{ first: StartedServer; server: StartedServer }> {
  const first = await startBenchServer(env, undefined, home);
  // What the next start takes up is written once the index is whole. How many counsellings another version has, only its rest tells.
  while (!existsSync(join(first.dataDir, 'catalogs.image')) || !(await areRanksLoaded(first, home))) await wait(200);
  await first.stop({ keepData: true });
  const server = await startBenchServer(env, first.dataDir, home);
  await atRest(server.pid);
  return { first, server };
}

/** A start goes on working beside the first answers; what is measured comes after it. */
export async function atRest(pid: number): Promise<void> {
  const used = () => cpuSeconds(pid) ?? 0;
  let before = -1;
  let now = used();
  while (now - before >= 0.05) {
    before = now;
    await wait(1000);
    now = used();
  }
}

// Asked before anybody is pinned: a process on one core counts one.
const cores = availableParallelism();

/** Keeps a process on one core, where the system can: the generator of the load must take nothing from the server it measures. */
export function pin(pid: number, core: number): void {
  if (cores > 1) spawnSync('taskset', ['-a', '-cp', String(core), String(pid)], { stdio: 'ignore' });
}

const readProc = (pid: number, name: string) => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
};

/** Resident memory of one process, in MB; undefined where the system does not tell. */
export function residentMb(pid: number): number | undefined {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readProc(pid, 'status') ?? '')?.[1];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

const ticksPerSecond = 100;

/**
 * Processor time one process has used so far, all its threads, in its own code and
 * in the system's; undefined where the system does not tell.
 */
export function cpuSeconds(pid: number): number | undefined {
  const stat = readProc(pid, 'stat');
  if (stat === undefined) return undefined;
  // The name, in brackets, may hold anything; the numbers come after it.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / ticksPerSecond;
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export type BenchRow = Record<string, string | number | undefined>;

/** A table a person can read, in the terminal and in Markdown. */
export function printTable(title: string, rows: readonly BenchRow[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length)));
  const line = (cells: readonly BenchRow[string][]) =>
    `| ${cells.map((cell, index) => String(cell ?? '').padEnd(widths[index] ?? 0)).join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(columns));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}
