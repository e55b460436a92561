/** The log is written in pieces, and nothing of it is lost at the end. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bufferedLog } from './buffered-log.ts';
import { requestLogger } from './request-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'disha-log-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (file: string) => readFileSync(join(folder, file), 'utf8');

const answered = { id: 'an-id', method: 'GET', url: '/api/exams?search=a', route: '/api/exams', status: 200, milliseconds: 1.5 };

it('writes lines together, each as the logger would write it', async () => {
  const log = bufferedLog(join(folder, 'pieces.log'));
  const tell = requestLogger(log, 'info');
  await expect.poll(() => written('pieces.log')).toBe('');
  for (let count = 0; count < 10; count += 1) tell(answered);
  expect(written('pieces.log')).toBe('');
  log.flush();
  const lines = written('pieces.log').trimEnd().split('\n');
  expect(lines).toHaveLength(10);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    hostname: expect.any(String),
    reqId: 'an-id',
    req: { method: 'GET', url: '/api/exams' },
    res: { statusCode: 200 },
    responseTime: 1.5,
    msg: 'request completed',
  });
});

it('writes what is told of a fault at once, with all before it', async () => {
  const log = bufferedLog(join(folder, 'fault.log'));
  await expect.poll(() => written('fault.log')).toBe('');
  log.write('{"level":30,"msg":"before"}\n');
  log.write('{"level":50,"msg":"a fault"}\n');
  expect(written('fault.log')).toBe('{"level":30,"msg":"before"}\n{"level":50,"msg":"a fault"}\n');
});

it('a second later it is there in any case', async () => {
  const log = bufferedLog(join(folder, 'later.log'));
  log.write('{"level":30,"msg":"quiet"}\n');
  await expect.poll(() => written('later.log'), { timeout: 10_000 }).toContain('quiet');
});

it.each([
  ['leaves', 'process.exit(0)', 0],
  ['ends by itself', '', 0],
  ['breaks', "setTimeout(() => { throw new Error('broken'); })", 1],
])('a process that %s has written all of it', async (_how, ending, code) => {
  const module = new URL('./buffered-log.ts', import.meta.url).href;
  const program = `const { bufferedLog } = await import('${module}');
    const log = bufferedLog();
    for (let line = 0; line < 100; line += 1) log.write('{"level":30,"line":' + line + '}\\n');
    ${ending}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(code);
  expect(output.trimEnd().split('\n')).toHaveLength(100);
});
