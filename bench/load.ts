/** The same requests to us and to raw node:http, turn by turn: what each answer costs a processor, and how many leave in a second. */
import autocannon, { type Result } from 'autocannon';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/prepare.mjs';
import { cpuSeconds, median, pin, type BenchRow } from './server.ts';

export interface BenchCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface TimedCall extends BenchCall {
  name: string;
  path: string;
  /** How many a turn: enough to take half a second of a processor, whatever else the machine does. */
  requests: number;
}

interface Target {
  address: string;
  pid: number;
}

interface Turn {
  result: Result;
  /** Processor time a request, in microseconds; undefined where the system does not tell. */
  micros: number | undefined;
}

const connections = 20;
/** Turn by turn, so that whatever else the machine does meets both. */
const turns = 5;
export const howMeasured = `${connections} connections, the middle of ${turns} turns, the same number of requests to each`;

const load = (url: string, { method = 'GET', headers = {}, body }: BenchCall, amount: number) =>
  autocannon({ url, method, headers, ...(body === undefined ? {} : { body }), connections, amount });

async function turn({ address, pid }: Target, call: BenchCall, amount: number): Promise<Turn> {
  const before = cpuSeconds(pid);
  const result = await load(address, call, amount);
  const after = cpuSeconds(pid);
  return { result, micros: before === undefined || after === undefined ? undefined : ((after - before) / result.requests.total) * 1e6 };
}

async function startRaw(url: string, { method, headers, body }: BenchCall): Promise<Target & { stop(): void }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'bench', 'raw-server.ts'), url, JSON.stringify({ method, headers, body })],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: root },
  );
  const address = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())));
  if (child.pid === undefined) throw new Error('raw node:http did not start');
  pin(child.pid, 0);
  return { address, pid: child.pid, stop: () => child.kill() };
}

const middle = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? median(known) : undefined;
};

/** `server` is ours, on the core that raw node:http shares with it. */
export async function compareVersions(server: Target, one: TimedCall): Promise<BenchRow> {
  const url = `${server.address}/api${one.path}`;
  const probe = await fetch(url, { method: one.method ?? 'GET', headers: one.headers ?? {}, ...(one.body ? { body: one.body } : {}) });
  const raw = await startRaw(url, one);
  const ours = { address: url, pid: server.pid };
  // Both warm: a program just started would be measured while it is still being compiled.
  await load(raw.address, one, one.requests);
  await load(url, one, one.requests);
  const theirTurns: Turn[] = [];
  const ourTurns: Turn[] = [];
  for (let count = 0; count < turns; count += 1) {
    theirTurns.push(await turn(raw, one, one.requests));
    ourTurns.push(await turn(ours, one, one.requests));
  }
  raw.stop();
  const rawMicros = middle(theirTurns.map(({ micros }) => micros));
  const ourMicros = middle(ourTurns.map(({ micros }) => micros));
  const rate = (all: readonly Turn[]) => Math.round(median(all.map(({ result }) => result.requests.total / result.duration)));
  return {
    answer: one.name,
    status: probe.status,
    'raw µs': rawMicros?.toFixed(1),
    'ours µs': ourMicros?.toFixed(1),
    'raw / ours': rawMicros === undefined || ourMicros === undefined ? undefined : (rawMicros / ourMicros).toFixed(2),
    'raw req/s': rate(theirTurns),
    'ours req/s': rate(ourTurns),
    'p50 ms': median(ourTurns.map(({ result }) => result.latency.p50)),
    'p99 ms': median(ourTurns.map(({ result }) => result.latency.p99)),
    errors: ourTurns.reduce((sum, { result }) => sum + result.errors + result.non2xx - (probe.status === 304 ? result['3xx'] : 0), 0),
  };
}
