/** The database stops answering for a while, as a hanging disk or network would have it: frozen, not closed. */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, ended, startServer } from '../../server/src/testing/started-server.ts';
import { sendCall, itemsOf, Ledger, lostOf, recovered, writeLoad } from './load.ts';
import { signalDatabase } from './processes.ts';
import { percentile, type Report } from './report.ts';

export async function databaseAway(report: Report, seconds: number): Promise<void> {
  report.heading(`the database is away for ${seconds} s, under load`);
  const DATA_DIR = dataFolder();
  const server = await startServer({ DATA_DIR, SERVE_WEB: 'on', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
  const address = server.address!;
  const items = await itemsOf(address);
  const ledger = new Ledger();
  const writing = writeLoad(address, ledger, items, 12);
  await wait(800);

  const read: number[] = [];
  let readFailures = 0;
  let isAway = true;
  const agent = new Agent({ keepAlive: true });
  signalDatabase(DATA_DIR, 'SIGSTOP', true);
  const paths = ['/api/exams', '/api/colleges?search=delhi', `/api/exams/${items[0]}`, '/api/courses', '/api/health', '/exams'];
  const readers = Array.from({ length: 4 }, async (_, reader) => {
    for (let turn = reader; isAway; turn += 1) {
      const answer = await sendCall(address, { path: paths[turn % paths.length]!, agent }).catch(() => undefined);
      if (answer?.status === 200) read.push(answer.ms);
      else readFailures += 1;
      await wait(20);
    }
  });
  await wait(seconds * 1000);
  const duringAway = { ...ledger.statuses };
  isAway = false;
  await Promise.all(readers);
  signalDatabase(DATA_DIR, 'SIGCONT', true);
  const back = await recovered(address);
  await wait(1000);
  await writing.stop();
  agent.destroy();
  const lost = await lostOf(address, ledger.students);

  report.line('catalog reads and pages answered meanwhile', read.length, read.length > 0);
  report.line('of them failed', readFailures, readFailures === 0);
  report.line('slowest read, and the usual one', `${percentile(read, 1)} ms, ${percentile(read, 0.5)} ms`);
  report.line('writes answered 503', ledger.statuses['503'] ?? 0, (duringAway['503'] ?? 0) > 0);
  report.line('503 without Retry-After', ledger.silent503, ledger.silent503 === 0);
  report.line(
    'writes answered 500, or not at all',
    `${ledger.statuses['500'] ?? 0}, ${ledger.failed}`,
    !('500' in ledger.statuses) && ledger.failed === 0,
  );
  // Reads need no database: where even they had to wait, the machine itself stood still.
  const stoodStill = percentile(read, 1);
  report.line(
    'slowest answer to a write, less the slowest read',
    `${Math.round(ledger.slowestMs - stoodStill)} ms`,
    ledger.slowestMs - stoodStill < 10_000,
  );
  report.line('writes again after', `${back} ms`, back < 15_000);
  report.line('acknowledged writes, lost', `${ledger.acknowledged}, ${lost}`, lost === 0);
  server.child.kill('SIGTERM');
  await ended(server.child);
}
