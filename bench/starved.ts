/** Who is answered by a server that shares its core with twenty busy processes, and with what. */
import { spawn, type ChildProcess } from 'node:child_process';
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';
import { median, pin, printTable, startTwice, type BenchRow } from './server.ts';

ensureInstalled();
await ensureBuilt();

const others = Number(process.env['BENCH_OTHERS'] ?? 20);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 30);

const { server } = await startTwice();
const asset = /\/assets\/shell-[^"]+\.js/.exec(await (await fetch(server.address)).text())?.[0] ?? '/favicon.svg';
let fresh = 0;
const kinds: [name: string, path: () => string, init?: RequestInit][] = [
  ['a file', () => asset],
  ['a page that is kept, Hindi', () => '/hi'],
  ['a list that is kept', () => '/api/exams/filters'],
  ['one college', () => '/api/colleges/iit-bombay'],
  ['a search that is kept', () => '/api/colleges?search=medical%20college%20kerala'],
  ['a search, never asked', () => `/api/colleges?search=college%20${(fresh += 1)}`],
  ['a page, never drawn', () => `/hi/courses?search=${(fresh += 1)}`],
  [
    'a password',
    () => '/api/auth/login',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"nobody@example.in","password":"Passw0rd"}' },
  ],
];
for (const [, path, init] of kinds) await fetch(server.address + path(), init);

pin(server.pid, 0);
pin(process.pid, 1);
const busy: ChildProcess[] = Array.from({ length: others }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
for (const { pid } of busy) if (pid !== undefined) pin(pid, 0);

const until = performance.now() + seconds * 1000;
const rows = await Promise.all(
  kinds.map(async ([name, path, init]): Promise<BenchRow> => {
    const times: number[] = [];
    const waits: number[] = [];
    const seen = { answered: 0, refused: 0, failed: 0 };
    while (performance.now() < until) {
      const began = performance.now();
      try {
        const answer = await fetch(server.address + path(), init);
        await answer.arrayBuffer();
        times.push(performance.now() - began);
        if (answer.status === 503) {
          seen.refused += 1;
          waits.push(Number(answer.headers.get('retry-after')));
        } else seen.answered += 1;
      } catch {
        seen.failed += 1;
      }
    }
    return { asked: name, ...seen, 'p50 ms': Math.round(median(times)), 'Retry-After, s': waits.length === 0 ? '' : median(waits) };
  }),
);
for (const child of busy) child.kill('SIGKILL');
printTable(`Beside ${others} busy processes on one core, ${seconds} s`, rows);
await server.stop();
process.exit(0);
