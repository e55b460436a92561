import Fastify, { type FastifyInstance } from 'fastify';
import { Agent, request as open, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDrain, type Drain } from './drain.ts';

const agents: Agent[] = [];
let app: FastifyInstance;
let drain: Drain;
let port: number;

async function listen(routes: (app: FastifyInstance) => void = () => undefined): Promise<void> {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  drain = addDrain(app);
  app.get('/', () => ({ ok: true }));
  routes(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
}

// How long we wait for others is told by a clock that the test moves; how long they take by their own.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(async () => {
  vi.useRealTimers();
  for (const agent of agents.splice(0)) agent.destroy();
  await app.close();
});

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return agent;
}

const get = (agent: Agent, path = '/') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    open({ port, host: '127.0.0.1', path, agent }, (answer) =>
      answer
        .resume()
        .on('end', () => resolve(answer))
        .on('error', reject),
    )
      .on('error', reject)
      .end();
  });

const connected = () =>
  new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
  });

const times = { askMs: 300, lingerMs: 400, longestMs: 3000 };

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTurn();
}

/** Closing the door, and the silent ones, takes turns of its own. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

function signal(): [Promise<void>, () => void] {
  let give = () => undefined as void;
  return [new Promise<void>((resolve) => (give = resolve)), () => give()];
}

const doorIsClosed = () => until(() => !app.server.listening);

/** How long it took by the clock that is moved. */
async function took(leaving: Promise<void>): Promise<number> {
  const step = 50;
  let passed = 0;
  let isOver = false;
  void leaving.then(() => (isOver = true));
  await nextTurn();
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(step);
    passed += step;
    await turns();
  }
  return passed;
}

describe('leaving', () => {
  it('takes no time when nobody is connected', async () => {
    await listen();
    await drain.begin(times);
    await expect(get(keepAlive())).rejects.toThrow('ECONNREFUSED');
  });

  it('lets whoever is being answered have the answer, however late', async () => {
    const [isAsked, asked] = signal();
    const [isWanted, answerNow] = signal();
    await listen((server) =>
      server.get('/slow', async () => {
        asked();
        await isWanted;
        return { ok: true };
      }),
    );
    const answer = get(keepAlive(), '/slow');
    await isAsked;
    const leaving = drain.begin({ ...times, longestMs: 60_000 });
    await vi.advanceTimersByTimeAsync(times.askMs);
    await doorIsClosed();
    await vi.advanceTimersByTimeAsync(10 * times.lingerMs);
    await turns();
    answerNow();
    expect((await answer).statusCode).toBe(200);
    await leaving;
  });

  it('asks everybody to come back on another connection, and takes that one for a while', async () => {
    await listen();
    const agent = keepAlive();
    expect((await get(agent)).headers.connection).toBe('keep-alive');
    const leaving = drain.begin(times);
    expect((await get(agent)).headers.connection).toBe('close');
    expect((await get(agent)).statusCode).toBe(200);
    await took(leaving);
    await expect(get(agent)).rejects.toThrow('ECONNREFUSED');
  });

  it('answers a request on a connection that looked idle, after nobody new is taken', async () => {
    await listen();
    const agent = keepAlive();
    await get(agent);
    const leaving = drain.begin(times);
    await vi.advanceTimersByTimeAsync(times.askMs);
    await doorIsClosed();
    await expect(get(keepAlive())).rejects.toThrow('ECONNREFUSED');
    expect((await get(agent)).statusCode).toBe(200);
    // No connection is left: no more time has to pass.
    await leaving;
  });

  it('does not wait longer than it may for somebody who never sends the rest', async () => {
    await listen();
    let isHere = false;
    app.server.on('connection', () => (isHere = true));
    const socket = await connected();
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    await until(() => isHere);
    const { askMs, lingerMs, longestMs } = times;
    expect(await took(drain.begin(times))).toBeLessThanOrEqual(askMs + lingerMs + longestMs + 100);
    socket.destroy();
  });

  it('cuts nobody off who comes back again and again', async () => {
    // Long turns of the event loop, in which people gather before the door.
    await listen((server) =>
      server.addHook('preHandler', (_request, _reply, done) => {
        for (const until = performance.now() + 2; performance.now() < until;);
        done();
      }),
    );
    const failures: string[] = [];
    let answered = 0;
    const people = Array.from({ length: 30 }, async () => {
      const agent = keepAlive();
      for (;;) {
        try {
          await get(agent);
          answered += 1;
        } catch (error) {
          failures.push((error as NodeJS.ErrnoException).code ?? String(error));
          return;
        }
      }
    });
    await until(() => answered > 60);
    await took(drain.begin(times));
    await Promise.all(people);
    expect(failures.filter((code) => code !== 'ECONNREFUSED')).toEqual([]);
  });
});
