/** What is done at one process holds at all: sessions, limits, the catalog. */
import { setTimeout as wait } from 'node:timers/promises';
import { sendCall, Ledger, password, registerStudent, visitor } from '../faults/load.ts';
import type { Report } from '../faults/report.ts';
import { sampleExam } from '../../server/src/testing/sample-catalog.ts';
import type { Nginx } from './nginx.ts';
import { operatorToken, type Process } from './servers.ts';

const wrong = (email: string) => ({ method: 'POST', path: '/api/auth/login', body: { email, password: 'Wrong1' } });

export async function checkSessions(report: Report, processes: readonly Process[]): Promise<void> {
  report.heading('sessions');
  const [first, ...others] = processes.map(({ address }) => address) as [string, ...string[]];
  const student = (await registerStudent(first, new Ledger(), visitor(first)))!;
  const seen = await Promise.all(
    others.map(async (address) => (await sendCall(address, { path: '/api/auth/profile', token: student.token })).status),
  );
  report.line(
    'signed up at one; the profile at the others',
    seen.join(', '),
    seen.every((status) => status === 200),
  );
  const last = others.at(-1)!;
  const out = (await sendCall(last, { method: 'POST', path: '/api/auth/logout', token: student.token, body: {} })).status;
  const after = await Promise.all(
    processes.map(async ({ address }) => (await sendCall(address, { path: '/api/auth/profile', token: student.token })).status),
  );
  report.line(
    'signed out at the last; at once, everywhere',
    `${out}; ${after.join(', ')}`,
    out === 200 && after.every((status) => status === 401),
  );
}

export async function checkLimits(report: Report, processes: readonly Process[], nginx: Nginx): Promise<void> {
  report.heading('limits and addresses');
  const at = (index: number) => processes[index % processes.length]!.address;
  const one = (await registerStudent(at(0), new Ledger(), visitor(at(0))))!;
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1) statuses.push((await sendCall(at(guess), wrong(one.email))).status);
  report.line('seven guesses, each at another process', statuses.join(', '), statuses.join() === '401,401,401,401,401,429,429');

  const two = (await registerStudent(at(0), new Ledger(), visitor(at(0))))!;
  const here = visitor(nginx.address, '127.0.9.1');
  const there = visitor(nginx.address, '127.0.9.2');
  const forged: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    forged.push(
      (
        await sendCall(nginx.address, {
          ...wrong(two.email),
          agent: here,
          headers: { 'x-forwarded-for': `203.0.113.${guess}`, forwarded: `for=203.0.113.${guess}` },
        })
      ).status,
    );
  report.line('through nginx, each with another forged address', forged.join(', '), forged.join() === '401,401,401,401,401,429,429');
  const login = async (agent: ReturnType<typeof visitor>) =>
    (await sendCall(nginx.address, { method: 'POST', path: '/api/auth/login', agent, body: { email: two.email, password } })).status;
  const [guesser, owner] = [await login(here), await login(there)];
  report.line('then the right password: the guesser, the owner elsewhere', `${guesser}, ${owner}`, guesser === 429 && owner === 200);

  const page = await sendCall(nginx.address, { path: '/', agent: there });
  const strict = String(page.headers['strict-transport-security']);
  report.line('strict transport security through TLS', strict, /max-age=31536000/.test(strict));
  const plain = await sendCall(nginx.plainAddress, { path: '/exams' });
  report.line(
    'without TLS',
    `${plain.status} ${String(plain.headers['location'])}`,
    plain.status === 301 && String(plain.headers['location']).startsWith('https://'),
  );
  const metrics = (await sendCall(nginx.address, { path: '/metrics', agent: there })).status;
  report.line('metrics from outside', metrics, metrics === 404);
  await sendCall(nginx.address, { path: '/api/exams?search=my-secret-wish', agent: there });
  for (const path of ['/api/calendar/a-private-one.ics', '/api//c%61lendar//a-private-one.ics'])
    await sendCall(nginx.address, { path, agent: there });
  here.destroy();
  there.destroy();
  const log = nginx.log();
  report.line(
    'a private calendar in the log of nginx',
    log.includes('a-private-one') ? 'yes' : 'none',
    log.includes('/api/calendar/***') && !log.includes('a-private-one'),
  );
  report.line(
    'addresses, searches in the log of nginx',
    `${/127\.0\.9\./.test(log) ? 'yes' : 'none'}, ${log.includes('my-secret-wish') ? 'yes' : 'none'}`,
    log.includes('/api/exams') && !/127\.0\.9\.|my-secret-wish/.test(log),
  );
}

/** Milliseconds until every process answers so. */
export async function everywhere(
  processes: readonly Process[],
  path: string,
  isSo: (status: number, body: { data?: { exam?: { name?: string } } }) => boolean,
  limitMs = 15_000,
): Promise<number> {
  const started = performance.now();
  await Promise.all(
    processes.map(async ({ address }) => {
      for (;;) {
        const { status, body } = await sendCall(address, { path });
        if (isSo(status, body as never)) return;
        if (performance.now() - started > limitMs) throw new Error(`${address} does not know of it after ${limitMs} ms`);
        await wait(5);
      }
    }),
  );
  return Math.round(performance.now() - started);
}

export async function checkCatalogWrites(report: Report, processes: readonly Process[]): Promise<void> {
  report.heading('the catalog');
  const exam = sampleExam({ id: 'cluster-entrance-test', name: 'Cluster Entrance Test', shortName: 'CLET' });
  const path = `/api/exams/${exam.id}`;
  const [first, second, third] = processes.map(({ address }) => address) as [string, string, string];
  const added = await sendCall(first, { method: 'POST', path: '/api/exams', token: operatorToken, body: exam });
  report.line(
    'an exam added at one is at all after',
    `${await everywhere(processes, path, (status) => status === 200)} ms`,
    added.status === 201,
  );
  const changed = await sendCall(second, { method: 'PUT', path, token: operatorToken, body: { name: 'Cluster Entrance Test of India' } });
  report.line(
    'changed at another',
    `${await everywhere(processes, path, (_status, { data }) => data?.exam?.name === 'Cluster Entrance Test of India')} ms`,
    changed.status === 200,
  );
  const removed = await sendCall(third, { method: 'DELETE', path, token: operatorToken });
  report.line('removed at a third', `${await everywhere(processes, path, (status) => status === 404)} ms`, removed.status === 200);
  const lists = await Promise.all(
    processes.map(async ({ address }) => String((await sendCall(address, { path: '/api/exams' })).headers['etag'])),
  );
  report.line('the same list, with the same ETag, at all', lists[0]!, new Set(lists).size === 1);
}
