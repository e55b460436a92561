/** The scanners, and what they are pointed at. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';

export interface Target {
  name: string;
  method: string;
  /** A star marks the place to try in a path. */
  url: string;
  body?: string | undefined;
  token?: string | undefined;
}

export interface Tokens {
  admin: string;
  student: string;
  userId: string;
  attemptId: string;
}

export function versionOf(program: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? (/\d+\.\d+(\.\d+)?/.exec(stdout + stderr)?.[0] ?? 'of unknown version') : undefined;
}

let running: ChildProcess | undefined;
export const killRunning = () => running?.kill('SIGKILL');

/** Runs a program, quietly, to its end or to its time; what it said goes into `log` too. */
export function runProgram(program: string, args: string[], limitMs: number, log: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    const timer = setTimeout(() => child.kill('SIGTERM'), limitMs);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += String(chunk)));
    child.on('close', () => {
      clearTimeout(timer);
      writeFileSync(log, text);
      resolve(text);
    });
  });
}
