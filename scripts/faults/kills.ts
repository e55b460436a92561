/** kill -9 of the server, of its database, of both, again and again, while students write. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, ended, startServer } from '../../server/src/testing/started-server.ts';
import { itemsOf, Ledger, lostOf, recovered, writeLoad } from './load.ts';
import { signalDatabase } from './processes.ts';
import { percentile, type Report } from './report.ts';

const victims = ['server', 'database', 'both'] as const;

export async function kills(report: Report, count: number): Promise<void> {
  report.heading(`kill -9, ${count} times, under write load`);
  const DATA_DIR = dataFolder();
  const start = () => startServer({ DATA_DIR, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
  const ledger = new Ledger();
  const starts: number[] = [];
  const revivals: number[] = [];
  let lost = 0;
  let server = await start();
  const items = await itemsOf(server.address!);

  for (let round = 0; round < count; round += 1) {
    const victim = victims[round % victims.length]!;
    const before = ledger.students.length;
    const load = writeLoad(server.address!, ledger, items, 6);
    await wait(400 + Math.random() * 900);
    if (victim !== 'server') signalDatabase(DATA_DIR, 'SIGKILL', false);
    if (victim !== 'database') server.child.kill('SIGKILL');
    await wait(100);
    await load.stop();
    if (victim === 'database') revivals.push(await recovered(server.address!));
    else {
      await ended(server.child);
      const at = performance.now();
      server = await start();
      starts.push(performance.now() - at);
      if (server.address === undefined) {
        const log = readFileSync(join(DATA_DIR, 'postgres.log'), 'utf8').trim().split('\n').slice(-12).join('\n');
        report.line(`start after killing ${victim}, round ${round}`, `${server.output}\n${log}`, false);
        return;
      }
    }
    // Everything of this round, and a few of the earlier ones; at the end everything once more.
    lost += await lostOf(server.address!, [...ledger.students.slice(before), ...ledger.students.slice(0, 5)]);
  }
  const lostInTheEnd = await lostOf(server.address!, ledger.students);
  server.child.kill('SIGTERM');
  report.line('acknowledged writes', ledger.acknowledged, ledger.acknowledged > count);
  report.line('lost', Math.max(lost, lostInTheEnd), lost + lostInTheEnd === 0);
  report.line('requests without an answer (cut by a kill)', ledger.failed);
  report.line('answers by status', JSON.stringify(ledger.statuses), !('500' in ledger.statuses));
  if (starts.length > 0)
    report.line('start to ready after a kill, median and worst', `${percentile(starts, 0.5)} ms, ${percentile(starts, 1)} ms`);
  if (revivals.length > 0)
    report.line(
      'database back by itself, median and worst',
      `${percentile(revivals, 0.5)} ms, ${percentile(revivals, 1)} ms`,
      revivals.every(Number.isFinite),
    );
  report.line('stops in order at the end', (await ended(server.child)) ?? 'killed', server.child.exitCode === 0);
}
