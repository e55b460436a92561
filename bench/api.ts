/** npm run bench:api: our server beside raw node:http sending the same bytes, in one run on one machine; then how search grows. */
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';
import { compareVersions, howMeasured, type BenchCall, type TimedCall } from './load.ts';
import { askManyAddresses, distinctAddresses } from './many-addresses.ts';
import { measureSearchGrowth } from './search-growth.ts';
import { pin, printTable, residentMb, startTwice, type BenchRow } from './server.ts';

ensureInstalled();
await ensureBuilt();
/** A part of the names below: those answers alone, for work on them. */
const only = process.env.BENCH_ONLY?.split(',');

const { server } = await startTwice();
const idleMb = residentMb(server.pid);
pin(server.pid, 0);
pin(process.pid, 1);

interface Student {
  data: { token: string };
}
interface Exams {
  data: { exams: { _id: string }[] };
}
interface Quiz {
  data: { quiz: { id: string; questions: { options: string[] }[] } };
}

const ask = (path: string, { method = 'GET', body, headers = {} }: BenchCall = {}) =>
  fetch(`${server.address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  });
const read = async <Answer>(path: string, call?: BenchCall) => (await (await ask(path, call)).json()) as Answer;

const student = await read<Student>('/auth/register', {
  method: 'POST',
  body: JSON.stringify({
    name: 'Bench Student',
    email: `bench-${Date.now()}@example.org`,
    password: 'Passw0rd',
    class: '10',
    state: 'Goa',
    stream: 'arts',
  }),
});
const signedIn = { authorization: `Bearer ${student.data.token}` };
for (const { _id } of (await read<Exams>('/exams?limit=10')).data.exams)
  await ask('/bookmarks/add', { method: 'POST', headers: signedIn, body: JSON.stringify({ type: 'exams', itemId: _id }) });
const { quiz } = (await read<Quiz>('/quiz/class10')).data;
const sheet = JSON.stringify({ quizId: quiz.id, answers: quiz.questions.map(({ options }) => options[0]) });
const list = '/colleges?limit=10000&sortBy=name&sortOrder=asc';
const brotli = { 'accept-encoding': 'br' };
const etag = (await ask(list, { headers: brotli })).headers.get('etag') ?? '';

const small = 10_000;
const cases: TimedCall[] = [
  { name: 'small JSON (exam filters)', path: '/exams/filters', requests: small },
  { name: 'one college', path: '/colleges/iit-bombay', requests: small },
  { name: 'college search', path: '/colleges?search=medical%20college%20kerala', requests: small },
  { name: 'college list, 304', path: list, headers: { ...brotli, 'if-none-match': etag }, requests: small },
  { name: 'college list, brotli', path: list, headers: brotli, requests: 400 },
  { name: 'college list, identity', path: list, headers: { 'accept-encoding': 'identity' }, requests: 400 },
  { name: 'bookmarks, signed in', path: '/bookmarks', headers: signedIn, requests: 1000 },
  {
    name: 'quiz submit',
    path: '/quiz/class10/submit',
    requests: 300,
    method: 'POST',
    body: sheet,
    headers: { 'content-type': 'application/json' },
  },
];

const rows: BenchRow[] = [];
for (const one of cases) if (!only || only.some((part) => one.name.includes(part))) rows.push(await compareVersions(server, one));
printTable(`Processor time a request: ${howMeasured}`, rows);

if (!only) {
  const loadedMb = residentMb(server.pid);
  await askManyAddresses(server.address);
  printTable('The process', [
    {
      'start on a built checkout, ms': Math.round(server.startMs),
      'resident MB, idle': idleMb,
      'after the load': loadedMb,
      [`after ${distinctAddresses.toLocaleString('en')} distinct searches and pages`]: residentMb(server.pid),
    },
  ]);
}
await server.stop();
if (!only) await measureSearchGrowth();
process.exit(0);
