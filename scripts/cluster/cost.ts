/** How much of a processor each kind of request takes, at the server and at PostgreSQL. Time that others take away does not count. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendCall, itemsOf, Ledger, password, registerStudent, visitor, type LoadCall, type LoadedStudent } from '../faults/load.ts';
import { childrenOf } from '../faults/processes.ts';
import type { Report } from '../faults/report.ts';
import type { Postgres } from './postgres.ts';
import type { Process } from './servers.ts';

const ticksASecond = 100;

function cpuSecondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
  } catch {
    return 0;
  }
}

export async function cost(report: Report, process: Process, postgres: Postgres): Promise<void> {
  report.heading('milliseconds of a processor for one request: server, PostgreSQL; bytes of the answer');
  const { address } = process;
  // Many addresses, so that no limit is met.
  const people: Agent[] = Array.from({ length: 40 }, (_, index) => visitor(address, `127.0.4.${index + 1}`));
  const items = await itemsOf(address);
  const students: LoadedStudent[] = [];
  for (const agent of people) students.push((await registerStudent(address, new Ledger(), agent))!);
  const { quiz } = (await sendCall(address, { path: '/api/quiz/class10' })).body.data as {
    quiz: { id: string; questions: { options: string[] }[] };
  };
  const list = '/api/colleges?limit=10000&sortBy=name&sortOrder=asc';
  const br = { 'accept-encoding': 'br' };
  const etag = String((await sendCall(address, { path: list, headers: br })).headers['etag']);
  const at = (turn: number) => students[turn % students.length]!;
  const kinds: [string, number, (turn: number) => LoadCall][] = [
    ['the whole list of colleges, unchanged (304)', 600, () => ({ path: list, headers: { ...br, 'if-none-match': etag } })],
    ['one college', 600, () => ({ path: '/api/colleges/iit-bombay', headers: br })],
    [
      'a search',
      600,
      (turn) => ({
        path: `/api/colleges?search=${['medical kerala', 'delhi', 'iit', 'law pune'][turn % 4]!.replace(' ', '%20')}`,
        headers: br,
      }),
    ],
    ['a page', 600, () => ({ path: '/exams', headers: br })],
    [
      'a bookmark set',
      400,
      (turn) => ({
        method: 'POST',
        path: '/api/bookmarks/add',
        token: at(turn).token,
        headers: br,
        body: { type: 'exams', itemId: items[Math.floor(turn / people.length) % 10] },
      }),
    ],
    ['own bookmarks', 400, (turn) => ({ path: '/api/bookmarks', token: at(turn).token, headers: br })],
    [
      'a quiz sheet',
      200,
      (turn) => ({
        method: 'POST',
        path: '/api/quiz/class10/submit',
        token: at(turn).token,
        headers: br,
        body: { quizId: quiz.id, answers: quiz.questions.map(({ options }) => options[0]) },
      }),
    ],
    ['a sign-in', 120, (turn) => ({ method: 'POST', path: '/api/auth/login', body: { email: at(turn).email, password } })],
    [
      'a sign-up',
      120,
      () => ({
        method: 'POST',
        path: '/api/auth/register',
        body: { name: 'Asha Kumari', email: `${randomUUID()}@example.in`, password, class: '10', state: 'Bihar', stream: 'arts' },
      }),
    ],
  ];
  const used = () => ({
    server: cpuSecondsOf(process.pid),
    database: [postgres.pid(), ...childrenOf(postgres.pid())].reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
  });
  // What a process does for itself after a start is not a request's.
  for (let before = used().server, tries = 0; tries < 60; tries += 1) {
    await wait(1000);
    const now = used().server;
    if (now - before < 0.05) break;
    before = now;
  }
  for (const [name, count, request] of kinds) {
    const statuses = new Set<number>();
    let bytes = 0;
    const run = async (times: number) => {
      for (let turn = 0; turn < times; turn += people.length) {
        const answers = await Promise.all(people.map((agent, index) => sendCall(address, { ...request(turn + index), agent })));
        for (const answer of answers) {
          statuses.add(answer.status);
          bytes = Number(answer.headers['content-length'] ?? 0);
        }
      }
    };
    await run(count / 2);
    const before = used();
    await run(count);
    const after = used();
    const rounded = Math.ceil(count / people.length) * people.length;
    const each = (from: number, to: number) => (((to - from) * 1000) / rounded).toFixed(2);
    report.line(
      name,
      `${each(before.server, after.server)}, ${each(before.database, after.database)}; ${bytes} bytes`,
      [...statuses].every((status) => status < 400),
    );
  }
  for (const agent of people) agent.destroy();
}
