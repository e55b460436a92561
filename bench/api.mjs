/** npm run bench:api: our server beside raw node:http sending the same bytes, in one run on one machine; then how search grows. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../scripts/prepare.mjs';
import { median, pin, printTable, residentMb, startServer } from './server.mjs';

ensureInstalled();
await ensureBuilt();
const { default: autocannon } = await import('autocannon');
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
/** Turn by turn, so that whatever else the machine does meets both. */
const turns = 3;

const first = await startServer();
await first.stop({ keepData: true });
const server = await startServer({}, first.dataDir);
const idleMb = residentMb(server.pid);
pin(server.pid, 0);
pin(process.pid, 1);

const call = async (path, { method = 'GET', body, token, headers = {} } = {}) => {
  const response = await fetch(`${server.address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, etag: response.headers.get('etag'), json: response.status === 304 ? null : await response.json() };
};

const student = await call('/auth/register', {
  method: 'POST',
  body: {
    name: 'Bench Student',
    email: `bench-${Date.now()}@example.org`,
    password: 'Passw0rd',
    class: '10',
    state: 'Goa',
    stream: 'arts',
  },
});
const token = student.json?.data?.token;
for (const exam of (await call('/exams?limit=10')).json.data.exams)
  await call('/bookmarks/add', { method: 'POST', token, body: { type: 'exams', itemId: exam._id } });
const { quiz } = (await call('/quiz/class10')).json.data;
const sheet = JSON.stringify({ quizId: quiz.id, answers: quiz.questions.map(({ options }) => options[0]) });
const list = '/colleges?limit=10000&sortBy=name&sortOrder=asc';
const { etag } = await call(list, { headers: { 'accept-encoding': 'br' } });

const cases = [
  { name: 'small JSON (exam filters)', path: '/exams/filters', shared: true },
  { name: 'college list, brotli', path: list, headers: { 'accept-encoding': 'br' }, shared: true },
  { name: 'college list, identity', path: list, headers: { 'accept-encoding': 'identity' }, shared: true },
  { name: 'college list, 304', path: list, headers: { 'accept-encoding': 'br', 'if-none-match': etag }, shared: true },
  { name: 'one college', path: '/colleges/iit-bombay', shared: true },
  { name: 'college search', path: '/colleges?search=medical%20college%20kerala', shared: true },
  { name: 'bookmarks, signed in', path: '/bookmarks', headers: { authorization: `Bearer ${token}` } },
  { name: 'quiz submit', path: '/quiz/class10/submit', method: 'POST', body: sheet, headers: { 'content-type': 'application/json' } },
];

const load = (url, { method = 'GET', headers = {}, body }, duration = seconds) =>
  autocannon({ url, method, headers, ...(body ? { body } : {}), connections: 20, duration });

const rows = [];
for (const one of cases) {
  const probe = await fetch(`${server.address}/api${one.path}`, {
    method: one.method ?? 'GET',
    headers: { ...one.headers },
    ...(one.body ? { body: one.body } : {}),
  });
  const raw = spawn(
    process.execPath,
    [
      join(root, 'bench', 'raw-server.mjs'),
      `${server.address}/api${one.path}`,
      JSON.stringify({ method: one.method, headers: one.headers, body: one.body }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const rawAddress = await new Promise((resolve) => raw.stdout.once('data', (text) => resolve(String(text).trim())));
  pin(raw.pid, 0);
  // Both warm: a program just started would be measured while it is still being compiled.
  await load(rawAddress, one, 2);
  await load(`${server.address}/api${one.path}`, one, 2);
  const theirs = [];
  const all = [];
  for (let turn = 0; turn < turns; turn += 1) {
    theirs.push((await load(rawAddress, one)).requests.average);
    all.push(await load(`${server.address}/api${one.path}`, one));
  }
  raw.kill();
  const ours = all.toSorted((a, b) => a.requests.average - b.requests.average)[1];
  const rawRate = median(theirs);
  rows.push({
    answer: one.name,
    status: probe.status,
    'raw req/s': Math.round(rawRate),
    'ours req/s': Math.round(ours.requests.average),
    ratio: `${Math.round((ours.requests.average / rawRate) * 100)} %`,
    'p50 ms': ours.latency.p50,
    'p95 ms': ours.latency.p97_5,
    'p99 ms': ours.latency.p99,
    errors: all.reduce((sum, one) => sum + one.errors + one.non2xx - (probe.status === 304 ? one['3xx'] : 0), 0),
  });
}
printTable(`Requests a second over 20 connections, the middle of ${turns} turns of ${seconds} s (p95 is autocannon's p97.5)`, rows);
printTable('The process', [
  {
    'start on a built checkout, ms': Math.round(server.startMs),
    'resident MB, idle': idleMb,
    'resident MB, after the load': residentMb(server.pid),
  },
]);
await server.stop();

spawnSync(process.execPath, [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), join(root, 'bench', 'search-growth.ts')], {
  stdio: 'inherit',
});
process.exit(0);
