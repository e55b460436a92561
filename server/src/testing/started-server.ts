/** The server, built, and its commands as processes of their own, as a person would start them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { smallCatalog } from './small-catalog.ts';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * No test waits for a time: a server is ready, a command ends, and how long that takes is the machine's business, which may do twenty
 * other things. This is for what hangs, so that a run ends and names it.
 */
export const hangs = 10 * 60_000;

export interface Started {
  child: ChildProcess;
  /** What it printed until it was ready or ended. */
  output: string;
  /** Its exit code when it ended. */
  code: number | null;
  address: string | undefined;
}

export interface StartOptions {
  /** Further arguments for Node itself. */
  node?: string[];
  /** Gets the process before it is ready. */
  onSpawn?: (child: ChildProcess) => void;
}

/** Whatever was last built into web/dist, perhaps long ago, is not what a test looks at. */
const apiAlone = { SERVE_WEB: 'off' };
/** Loading every fact there is would take most of each test. */
const fewFacts = { CATALOG_DIR: smallCatalog(['exams']) };

const children: ChildProcess[] = [];
const folders: string[] = [];

export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'disha-start-'));
  folders.push(folder);
  return folder;
}

function run(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'silent', ...apiAlone, ...fewFacts, ...env },
  });
  children.push(child);
  return child;
}

/** Waits until it is ready or has ended. */
export function startServer(env: Record<string, string>, { node = [], onSpawn }: StartOptions = {}): Promise<Started> {
  const child = run([...node, file('dist/main.js')], { PORT: '0', ...env });
  onSpawn?.(child);
  let output = '';
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready: (http\S+)/.exec(output)?.[1];
      if (address) resolve({ child, output, code: null, address });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('close', (code) => resolve({ child, output, code, address: undefined }));
  });
}

/** Asks again while a server that has no time says so. */
export async function patientFetch(url: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}

/** Runs a command, as it is built with the server, to its end. */
export async function runCli(name: string, args: string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = run([file(`dist/commands/${name}.js`), ...args], env);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}

export function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.on('close', (code) => resolve(code)));
}

/** Stops what was started and removes what was made. */
export async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended(child);
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
