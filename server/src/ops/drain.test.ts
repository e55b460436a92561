import Fastify, { type FastifyInstance } from 'fastify';
import { Agent, request as open, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
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

afterEach(async () => {
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

const times = { askMs: 300, lingerMs: 300, longestMs: 3000 };

async function took(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

describe('leaving', () => {
  it('takes no time when nobody is connected', async () => {
    await listen();
    expect(await took(drain.begin(times))).toBeLessThan(200);
    await expect(get(keepAlive())).rejects.toThrow('ECONNREFUSED');
  });

  it('lets whoever is being answered have the answer, however late', async () => {
    await listen((server) => server.get('/slow', () => wait(1200, { ok: true })));
    const answer = get(keepAlive(), '/slow');
    await wait(50);
    const leaving = drain.begin({ ...times, longestMs: 60_000 });
    expect((await answer).statusCode).toBe(200);
    expect(await took(leaving)).toBeLessThan(1000);
  });

  it('asks everybody to come back on another connection, and takes that one for a while', async () => {
    await listen();
    const agent = keepAlive();
    expect((await get(agent)).headers.connection).toBe('keep-alive');
    const leaving = drain.begin(times);
    expect((await get(agent)).headers.connection).toBe('close');
    expect((await get(agent)).statusCode).toBe(200);
    await leaving;
    await expect(get(agent)).rejects.toThrow('ECONNREFUSED');
  });

  it('answers a request on a connection that looked idle, after nobody new is taken', async () => {
    await listen();
    const agent = keepAlive();
    await get(agent);
    const leaving = drain.begin({ ...times, lingerMs: 2000 });
    await wait(500);
    await expect(get(keepAlive())).rejects.toThrow('ECONNREFUSED');
    expect((await get(agent)).statusCode).toBe(200);
    expect(await took(leaving)).toBeLessThan(1000);
  });

  it('does not wait longer than it may for somebody who never sends the rest', async () => {
    await listen();
    const socket = await connected();
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    await wait(50);
    expect(await took(drain.begin({ ...times, longestMs: 300 }))).toBeLessThan(2500);
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
    await expect.poll(() => answered, { timeout: 15_000 }).toBeGreaterThan(60);
    await drain.begin(times);
    await Promise.all(people);
    expect(failures.filter((code) => code !== 'ECONNREFUSED')).toEqual([]);
  });
});
