/** Graceful shutdown, SIGTERM while many are connected: a request being answered gets its answer, no connection is cut off. */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, ended, startServer } from '../../server/src/testing/started-server.ts';
import { sendCall, itemsOf, Ledger, lostOf, writeLoad } from './load.ts';
import type { Report } from './report.ts';

export async function stopping(report: Report, rounds: number): Promise<void> {
  report.heading(`SIGTERM under load, ${rounds} times`);
  const DATA_DIR = dataFolder();
  const all = new Ledger();
  let answered = 0;
  let reset = 0;
  const why: Record<string, number> = {};
  let refused = 0;
  let shed = 0;
  let slowest = 0;
  let codes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATA_DIR, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
    const address = server.address!;
    const items = await itemsOf(address);
    const ledger = new Ledger();
    const writing = writeLoad(address, ledger, items, 4);
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    let isOver = false;
    const readers = Array.from({ length: 40 }, async (_, reader) => {
      while (!isOver) {
        try {
          const { status } = await sendCall(address, { path: ['/api/exams', '/api/colleges', '/api/health'][reader % 3]!, agent });
          if (status < 500) answered += 1;
          // Busy beyond measure: said so, with a time to come back.
          else if (status === 503) shed += 1;
          else reset += 1;
        } catch (error) {
          // Connection refused, the server listens no more: a balancer goes elsewhere. Anything else was cut off.
          if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') {
            refused += 1;
            return;
          }
          reset += 1;
          const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
          why[reason] = (why[reason] ?? 0) + 1;
        }
      }
    });
    await wait(700);
    const at = performance.now();
    server.child.kill('SIGTERM');
    codes += (await ended(server.child)) === 0 ? 0 : 1;
    slowest = Math.max(slowest, performance.now() - at);
    isOver = true;
    await Promise.all(readers);
    await writing.stop();
    agent.destroy();
    all.students.push(...ledger.students);
    all.acknowledged += ledger.acknowledged;
  }
  const server = await startServer({ DATA_DIR, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
  const lost = await lostOf(server.address!, all.students);
  server.child.kill('SIGTERM');
  await ended(server.child);
  report.line('answered', answered, answered > 100);
  report.line('cut off (reset, 5xx)', reset === 0 ? 0 : JSON.stringify(why), reset === 0);
  report.line('told to come back later (503, too busy)', shed);
  report.line('turned away because nobody listens any more', refused);
  report.line('acknowledged writes, lost', `${all.acknowledged}, ${lost}`, lost === 0);
  report.line('slowest stop, ends not in order', `${Math.round(slowest)} ms, ${codes}`, codes === 0);
}
