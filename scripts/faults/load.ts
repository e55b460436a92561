/** Students who sign up, bookmark and change their plan without a pause, and a ledger of what the server told them was done. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

export interface LoadResponse {
  status: number;
  ms: number;
  headers: NodeJS.Dict<string | string[]>;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape are read here
  body: any;
}

export interface LoadCall {
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
  agent?: Agent;
  headers?: Record<string, string>;
}

export const password = 'Secret1';

/** Throws when there is no whole answer: refused, reset, cut off. */
export function sendCall(address: string, { method = 'GET', path, token, body, agent, headers }: LoadCall): Promise<LoadResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const open = address.startsWith('https:') ? tlsRequest : request;
    const sent = open(
      `${address}${path}`,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(payload ? { 'content-type': 'application/json', 'content-length': payload.length } : {}),
        },
        timeout: 30_000,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = String(answer.headers['content-type']).includes('json') && answer.headers['content-encoding'] === undefined;
          resolve({
            status: answer.statusCode ?? 0,
            ms: performance.now() - started,
            headers: answer.headers,
            body: isJson && text !== '' ? JSON.parse(text) : text,
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')));
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** One visitor's connections. Behind a proxy each may come from an address of their own: all of 127.0.0.0/8 is this machine. */
export function visitor(address: string, localAddress?: string): Agent {
  const from = { keepAlive: true, ...(localAddress === undefined ? {} : { localAddress }) };
  // A certificate made for this run, on this very machine.
  return address.startsWith('https:') ? new TlsAgent({ ...from, rejectUnauthorized: false }) : new Agent(from);
}

export interface LoadedStudent {
  email: string;
  token: string;
  bookmarks: Set<string>;
  /** The version of the plan that was last said to be kept; its one step says the same. */
  plan: number;
}

export class Ledger {
  readonly students: LoadedStudent[] = [];
  acknowledged = 0;
  failed = 0;
  readonly statuses: Record<string, number> = {};
  slowestMs = 0;
  /** Answers 503 that did not say when to come back. */
  silent503 = 0;

  note({ status, ms, headers }: LoadResponse): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    this.slowestMs = Math.max(this.slowestMs, ms);
    if (status === 503 && headers['retry-after'] === undefined) this.silent503 += 1;
  }
}

export async function itemsOf(address: string, agent?: Agent): Promise<string[]> {
  for (;;) {
    const { status, body } = await sendCall(address, { path: '/api/exams', ...(agent ? { agent } : {}) });
    if (status === 200) return (body.data.exams as { _id: string }[]).map(({ _id }) => _id);
    // Just started on a busy machine.
    await wait(300);
  }
}

export async function registerStudent(address: string, ledger: Ledger, agent: Agent): Promise<LoadedStudent | undefined> {
  const email = `${randomUUID()}@example.in`;
  const answer = await sendCall(address, {
    method: 'POST',
    path: '/api/auth/register',
    agent,
    body: { name: 'Asha Kumari', email, password, class: '10', state: 'Bihar', stream: 'arts' },
  });
  ledger.note(answer);
  if (answer.status !== 201) return undefined;
  const student = { email, token: answer.body.data.token as string, bookmarks: new Set<string>(), plan: 0 };
  ledger.students.push(student);
  ledger.acknowledged += 1;
  return student;
}

/** Over the version that was last acknowledged; one that was kept without our hearing of it is taken over. */
async function changePlan(address: string, ledger: Ledger, student: LoadedStudent, agent: Agent): Promise<void> {
  const plan = { goal: null, ways: [], steps: [{ id: 'a', text: String(student.plan + 1), done: false }] };
  const body = { plan, version: student.plan };
  const answer = await sendCall(address, { method: 'PUT', path: '/api/plan', token: student.token, agent, body });
  ledger.note(answer);
  if (answer.status === 200) ledger.acknowledged += 1;
  if (answer.status === 200) student.plan = answer.body.data.version as number;
  if (answer.status === 409) student.plan = answer.body.data.current.version as number;
}

/** An older version than the last that was acknowledged, or another plan under its number. */
async function isPlanLost(address: string, student: LoadedStudent, agent: Agent): Promise<boolean> {
  if (student.plan === 0) return false;
  const { status, body } = await sendCall(address, { path: '/api/plan', token: student.token, agent });
  return status !== 200 || body.data.version < student.plan || body.data.plan.steps[0].text !== String(body.data.version);
}

export interface Load {
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

/** `writers` people at once, until stopped. Failures are counted, never thrown: faults are what we are here for. */
export function writeLoad(
  address: string,
  ledger: Ledger,
  items: readonly string[],
  writers: number,
  { agentOf, pauseMs = 0 }: { agentOf?: (writer: number) => Agent; pauseMs?: number } = {},
): Load {
  let stopped = false;
  const shared = visitor(address);
  const one = async (_: unknown, writer: number) => {
    const agent = agentOf?.(writer) ?? shared;
    let student: LoadedStudent | undefined;
    for (let turn = 0; !stopped; turn += 1) {
      try {
        if (!student || turn % 40 === 0) student = (await registerStudent(address, ledger, agent)) ?? student;
        if (!student) {
          await wait(50);
          continue;
        }
        const itemId = items[Math.floor(Math.random() * items.length)] ?? '';
        const answer = await sendCall(address, {
          method: 'POST',
          path: '/api/bookmarks/add',
          token: student.token,
          agent,
          body: { type: 'exams', itemId },
        });
        ledger.note(answer);
        if (answer.status === 200) {
          student.bookmarks.add(itemId);
          ledger.acknowledged += 1;
        } else await wait(50);
        if (turn % 3 === 0) await changePlan(address, ledger, student, agent);
        if (pauseMs > 0) await wait(pauseMs);
      } catch {
        ledger.failed += 1;
        await wait(50);
      }
    }
  };
  const all = Array.from({ length: writers }, one);
  return {
    async stop() {
      stopped = true;
      await Promise.all(all);
      shared.destroy();
    },
  };
}

/** How many acknowledged things are not there: students sign in or are known by their token, bookmarks are listed, plans not older. */
export async function lostOf(address: string, students: readonly LoadedStudent[], signIn = false): Promise<number> {
  let lost = 0;
  const agent = visitor(address);
  const check = async (student: LoadedStudent) => {
    const listed = await sendCall(address, { path: '/api/bookmarks', token: student.token, agent });
    if (listed.status !== 200) {
      lost += 1 + student.bookmarks.size;
      return;
    }
    const there = new Set((listed.body.data.bookmarks.exams as { _id: string }[]).map(({ _id }) => _id));
    lost += [...student.bookmarks].filter((id) => !there.has(id)).length;
    if (await isPlanLost(address, student, agent)) lost += 1;
    if (
      signIn &&
      (await sendCall(address, { method: 'POST', path: '/api/auth/login', agent, body: { email: student.email, password } })).status !== 200
    )
      lost += 1;
  };
  for (let start = 0; start < students.length; start += 6) await Promise.all(students.slice(start, start + 6).map(check));
  agent.destroy();
  return lost;
}

/** Milliseconds until a write is acknowledged again. */
export async function recovered(address: string, limitMs = 60_000): Promise<number> {
  const started = performance.now();
  for (;;) {
    const done = await registerStudent(address, new Ledger(), visitor(address)).catch(() => undefined);
    if (done) return Math.round(performance.now() - started);
    if (performance.now() - started > limitMs) return Infinity;
    await wait(50);
  }
}
