/** Several starting at once on one database, and first starts cut short. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { migrationCount } from '../../server/src/db/connect.ts';
import { startEmbedded } from '../../server/src/db/embedded.ts';
import { dataFolder, ended, startServer } from '../../server/src/testing/started-server.ts';
import { sendCall, itemsOf, Ledger, lostOf, writeLoad } from './load.ts';
import type { Report } from './report.ts';

export async function startsAtOnce(report: Report, processes: number): Promise<void> {
  report.heading(`${processes} processes start and migrate one empty database at once`);
  const dataDir = dataFolder();
  const database = await startEmbedded({ dataDir });
  const { host, port, user } = database.connection as pg.ClientConfig;
  const DATABASE_URL = `postgres://${user}@localhost:${port}/disha?host=${encodeURIComponent(host!)}`;
  try {
    const servers = await Promise.all(
      Array.from({ length: processes }, () => startServer({ DATABASE_URL, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })),
    );
    const ready = servers.filter(({ address }) => address !== undefined);
    report.line('ready', `${ready.length} of ${processes}`, ready.length === processes);
    for (const { output, address } of servers) if (address === undefined) report.line('said', output.slice(0, 300), false);
    const client = new pg.Client({ ...(database.connection as pg.ClientConfig) });
    await client.connect();
    const steps = Number((await client.query('select count(*) from drizzle.__drizzle_migrations')).rows[0].count);
    const doubled = Number(
      (await client.query('select count(*) from (select kind, id from catalog_items group by 1, 2 having count(*) > 1) t')).rows[0].count,
    );
    await client.end();
    report.line('migrations done once each', `${steps} of ${migrationCount()}`, steps === migrationCount());
    report.line('catalog rows twice', doubled, doubled === 0);
    const ledger = new Ledger();
    const items = await itemsOf(ready[0]!.address!);
    const writing = writeLoad(ready[0]!.address!, ledger, items, 2);
    while (ledger.acknowledged < 5) await wait(50);
    await writing.stop();
    const lost = await lostOf(ready.at(-1)!.address!, ledger.students, true);
    report.line('written by one, missing at another', lost, lost === 0);
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ child }) => ended(child)));
  } finally {
    await database.stop();
  }
}

export async function halfStarts(report: Report, rounds: number): Promise<void> {
  report.heading(`a first start cut short by kill -9, ${rounds} times`);
  const delays = [150, 500, 900, 1400, 2000, 2800, 3800, 5000];
  let bad = 0;
  for (let round = 0; round < rounds; round += 1) {
    const DATA_DIR = dataFolder();
    let first: ChildProcess | undefined;
    const starting = startServer({ DATA_DIR, LOG_LEVEL: 'silent' }, { onSpawn: (child) => (first = child) });
    await wait(delays[round % delays.length]!);
    first?.kill('SIGKILL');
    await ended((await starting).child);
    const next = await startServer({ DATA_DIR, LOG_LEVEL: 'silent' });
    // On a busy machine its own check of the database may take too long once.
    let status = 0;
    for (let ask = 0; next.address !== undefined && status !== 200 && ask < 5; ask += 1)
      ({ status } = await sendCall(next.address, { path: '/api/ready' }));
    if (status !== 200) {
      bad += 1;
      report.line(`after ${delays[round % delays.length]} ms`, `${status} ${next.output.slice(0, 300)}`, false);
    }
    if (next.address !== undefined) {
      next.child.kill('SIGTERM');
      await ended(next.child);
    }
  }
  report.line('next starts that needed a hand', bad, bad === 0);
}
