/** PgBouncer, which lends a connection for one transaction: many processes, few connections. */
import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendCall, itemsOf, Ledger, lostOf, writeLoad } from '../faults/load.ts';
import type { Report } from '../faults/report.ts';
import { ended } from '../../server/src/testing/started-server.ts';
import { sampleExam } from '../../server/src/testing/sample-catalog.ts';
import { freePort, type Programs } from './folder.ts';
import { otherUser, type Postgres } from './postgres.ts';
import { operatorToken, Process } from './servers.ts';
import { everywhere } from './shared.ts';

const poolSize = 4;

export async function pooler(
  report: Report,
  { pgbouncer }: Programs,
  folder: string,
  postgres: Postgres,
  others: readonly Process[],
): Promise<void> {
  report.heading(`two processes through PgBouncer, by transaction, over ${poolSize} connections`);
  const own = join(folder, 'pgbouncer');
  const user = otherUser();
  mkdirSync(own);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(own, user.uid, user.gid);
  const port = await freePort();
  const target = new URL(postgres.url);
  const lines = [
    '[databases]',
    `disha = host=127.0.0.1 port=${target.port} dbname=disha user=disha application_name=pooled`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 500',
    `default_pool_size = ${poolSize}`,
    `logfile = ${join(own, 'log')}`,
    `pidfile = ${join(own, 'pid')}`,
  ];
  writeFileSync(join(own, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  const child = spawn(pgbouncer, ['-q', join(own, 'pgbouncer.ini')], { ...user, cwd: '/', stdio: 'ignore' });
  const processes: Process[] = [];
  try {
    const env = { DATABASE_URL: postgres.url, DATABASE_POOL_URL: `postgres://disha@127.0.0.1:${port}/disha`, RATE_LIMIT: 'off' };
    for (let made = 0; made < 2; made += 1) processes.push(new Process(await freePort(), env));
    for (const each of processes) await each.start();
    const [first, second] = processes.map(({ address }) => address) as [string, string];
    const ledger = new Ledger();
    const items = await itemsOf(first);
    const loads = [first, second].map((address) => writeLoad(address, ledger, items, 10));
    let most = 0;
    const until = performance.now() + 6000;
    while (performance.now() < until) {
      const [row] = await postgres.query(
        `select count(*)::int as count from pg_stat_activity where datname = 'disha' and application_name = 'pooled'`,
      );
      most = Math.max(most, Number(row?.['count']));
      await wait(200);
    }
    for (const load of loads) await load.stop();
    const lost = await lostOf(second, ledger.students);
    const odd = Object.keys(ledger.statuses).filter((status) => status !== '200' && status !== '201');
    report.line('writes acknowledged, lost', `${ledger.acknowledged}, ${lost}`, ledger.acknowledged > 50 && lost === 0);
    report.line(
      'writes refused or failed',
      odd.length === 0 ? ledger.failed : JSON.stringify(ledger.statuses),
      odd.length === 0 && ledger.failed === 0,
    );
    report.line('connections at PostgreSQL for twenty writers at once', most, most > 0 && most <= poolSize);
    const exam = sampleExam({ id: 'through-the-pooler', name: 'Written through the pooler', shortName: 'WTP' });
    const added = await sendCall(first, { method: 'POST', path: '/api/exams', token: operatorToken, body: exam });
    const heard = await everywhere([...processes, ...others], `/api/exams/${exam.id}`, (status) => status === 200);
    report.line('a catalog change is heard everywhere after', `${heard} ms`, added.status === 201);
  } finally {
    for (const each of processes) await each.end('SIGTERM');
    child.kill('SIGTERM');
    await ended(child);
  }
}
