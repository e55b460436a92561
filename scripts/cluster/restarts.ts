/** Processes and the database are restarted and killed under load; clients behind nginx must not notice. */
import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendCall, itemsOf, Ledger, lostOf, visitor, writeLoad } from '../faults/load.ts';
import { percentile, type Report } from '../faults/report.ts';
import { sampleExam } from '../../server/src/testing/sample-catalog.ts';
import type { Nginx } from './nginx.ts';
import type { Postgres } from './postgres.ts';
import { operatorToken, type Process } from './servers.ts';
import { everywhere } from './shared.ts';

const paths = ['/api/exams', '/api/colleges?search=delhi', '/api/courses?search=engineering', '/exams', '/', '/api/settings'];

/** People think between two clicks; and the machine needs some strength left to start processes. */
const pauseMs = 30;

/** Students who write and visitors who read, each from an address of their own. */
class Crowd {
  readonly ledger = new Ledger();
  readonly failures: string[] = [];
  readonly readMs: number[] = [];
  private shedReads = 0;
  private readonly address: string;
  private readonly agents: Agent[] = [];
  private isOver = false;
  private readers: Promise<void>[] = [];
  private writing: { stop(): Promise<void> } | undefined;

  constructor(address: string) {
    this.address = address;
  }

  async begin(writers: number, readers: number, from: string): Promise<void> {
    const items = await itemsOf(this.address, this.agentAt(`127.0.${from}.200`));
    this.writing = writeLoad(this.address, this.ledger, items, writers, {
      agentOf: (writer) => this.agentAt(`127.0.${from}.${writer + 1}`),
      pauseMs,
    });
    this.readers = Array.from({ length: readers }, async (_, reader) => {
      const agent = this.agentAt(`127.0.${from}.${reader + 101}`);
      for (let turn = reader; !this.isOver; turn += 1) {
        const path = paths[turn % paths.length]!;
        try {
          const { status, ms, headers } = await sendCall(this.address, { path, agent });
          if (status === 200) this.readMs.push(ms);
          else if (status === 503 && headers['retry-after'] !== undefined) this.shedReads += 1;
          else this.failures.push(`${status} ${path}`);
        } catch (error) {
          this.failures.push(`${(error as NodeJS.ErrnoException).code ?? String(error)} ${path}`);
        }
        await wait(pauseMs);
      }
    });
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.readers);
    await this.writing?.stop();
    for (const agent of this.agents) agent.destroy();
  }

  /** A machine that stands still for seconds sheds load, restart or not: 503, with a time to come back. */
  get shed(): number {
    return this.shedReads + (this.ledger.statuses['503'] ?? 0) - this.ledger.silent503;
  }

  get failedWrites(): number {
    const bad = Object.entries(this.ledger.statuses).filter(([status]) => Number(status) >= 400 && status !== '503');
    return this.ledger.failed + this.ledger.silent503 + bad.reduce((sum, [, count]) => sum + count, 0);
  }

  private agentAt(localAddress: string): Agent {
    const agent = visitor(this.address, localAddress);
    this.agents.push(agent);
    return agent;
  }
}

/** Why, when something failed: what the processes wrote into their logs since they were asked last. */
function complaints(processes: readonly Process[]): string {
  const sum: Record<string, number> = {};
  for (const each of processes) {
    for (const [message, count] of Object.entries(each.complaints)) {
      sum[message] = (sum[message] ?? 0) + count;
      delete each.complaints[message];
    }
  }
  return JSON.stringify(sum);
}

const isServing = async ({ address }: Process) => (await sendCall(address, { path: '/api/ready' })).status === 200;

export async function rolling(report: Report, processes: readonly Process[], nginx: Nginx, rounds: number): Promise<void> {
  report.heading(`a rolling restart of ${processes.length} processes under load, ${rounds} times`);
  const crowd = new Crowd(nginx.address);
  await crowd.begin(4, 6, '1');
  await wait(1000);
  const stops: number[] = [];
  const starts: number[] = [];
  let badEnds = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const each of processes) {
      const at = performance.now();
      if ((await each.end('SIGTERM')) !== 0) badEnds += 1;
      stops.push(performance.now() - at);
      starts.push(await each.start());
      while (!(await isServing(each))) await wait(100);
      // nginx leaves it alone for two seconds after a refusal; until then the next one's turn has not come.
      await wait(3000);
    }
  }
  await crowd.end();
  const writes = crowd.ledger.acknowledged;
  report.line('restarts, ends not in order', `${stops.length}, ${badEnds}`, badEnds === 0);
  report.line('reads answered', crowd.readMs.length, crowd.readMs.length > 100);
  report.line(
    'reads failed',
    crowd.failures.length === 0 ? 0 : `${crowd.failures.length}: ${[...new Set(crowd.failures)].slice(0, 4).join('; ')}`,
    crowd.failures.length === 0,
  );
  report.line('told to come back later (503, the machine too busy)', crowd.shed === 0 ? 0 : `${crowd.shed} ${complaints(processes)}`);
  report.line('writes acknowledged', writes, writes > 50);
  report.line(
    'writes failed',
    crowd.failedWrites === 0 ? 0 : `${crowd.failedWrites}: ${JSON.stringify(crowd.ledger.statuses)}`,
    crowd.failedWrites === 0,
  );
  // Reads come from memory: where even they had to wait, the machine itself stood still.
  const stoodStill = percentile(crowd.readMs, 1);
  report.line(
    'slowest read, slowest write',
    `${stoodStill} ms, ${Math.round(crowd.ledger.slowestMs)} ms`,
    crowd.ledger.slowestMs - stoodStill < 10_000,
  );
  report.line('a stop, a start: median', `${percentile(stops, 0.5)} ms, ${percentile(starts, 0.5)} ms`);
  const lost = await lostOf(processes[0]!.address, crowd.ledger.students);
  report.line('acknowledged writes lost', lost, lost === 0);
}

export async function killed(report: Report, processes: readonly Process[], nginx: Nginx, count: number): Promise<void> {
  report.heading(`kill -9 of a process behind nginx, ${count} times, under load`);
  const crowd = new Crowd(nginx.address);
  await crowd.begin(4, 6, '2');
  for (let round = 0; round < count; round += 1) {
    await wait(1500);
    const victim = processes[round % processes.length]!;
    await victim.end('SIGKILL');
    await wait(1000);
    await victim.start();
    await wait(2500);
  }
  await crowd.end();
  report.line('reads answered', crowd.readMs.length, crowd.readMs.length > 100);
  report.line(
    'reads failed',
    crowd.failures.length === 0 ? 0 : `${crowd.failures.length}: ${[...new Set(crowd.failures)].slice(0, 4).join('; ')}`,
    crowd.failures.length === 0,
  );
  report.line(
    'writes cut by a kill, told as 502',
    `${crowd.failedWrites} of ${crowd.ledger.acknowledged + crowd.failedWrites}`,
    crowd.failedWrites <= count * 4,
  );
  const lost = await lostOf(processes[0]!.address, crowd.ledger.students);
  report.line('acknowledged writes lost', lost, lost === 0);
}

export async function databaseRestart(report: Report, processes: readonly Process[], nginx: Nginx, postgres: Postgres): Promise<void> {
  report.heading('PostgreSQL restarted under load');
  const crowd = new Crowd(nginx.address);
  await crowd.begin(4, 6, '3');
  await wait(1000);
  await postgres.restart();
  const restarted = performance.now();
  const acknowledged = crowd.ledger.acknowledged;
  while (crowd.ledger.acknowledged === acknowledged && performance.now() - restarted < 30_000) await wait(20);
  const back = Math.round(performance.now() - restarted);
  const exam = sampleExam({ id: 'after-the-restart', name: 'Written after the restart', shortName: 'WAR' });
  await sendCall(processes[0]!.address, { method: 'POST', path: '/api/exams', token: operatorToken, body: exam });
  const heard = await everywhere(processes, `/api/exams/${exam.id}`, (status) => status === 200);
  await crowd.end();
  report.line(
    'reads failed',
    crowd.failures.length === 0 ? 0 : `${crowd.failures.length}: ${[...new Set(crowd.failures)].slice(0, 4).join('; ')}`,
    crowd.failures.length === 0,
  );
  const odd = Object.keys(crowd.ledger.statuses).filter((status) => !['200', '201', '503'].includes(status));
  report.line('answers to writes', JSON.stringify(crowd.ledger.statuses), odd.length === 0 && crowd.ledger.failed === 0);
  report.line('writes again after', `${back} ms`, back < 10_000);
  report.line('a catalog change is heard everywhere after', `${heard} ms`);
  const lost = await lostOf(processes[0]!.address, crowd.ledger.students);
  report.line('acknowledged writes, lost', `${crowd.ledger.acknowledged}, ${lost}`, lost === 0);
}
