/** The disk under the data folder fills up and is freed again. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, ended, startServer } from '../../server/src/testing/started-server.ts';
import { sendCall, itemsOf, Ledger, lostOf, recovered, writeLoad } from './load.ts';
import type { Report } from './report.ts';

export async function diskFull(report: Report): Promise<void> {
  report.heading('the disk of the data folder is full');
  const disk = join(dataFolder(), 'disk');
  mkdirSync(disk);
  if (process.getuid?.() !== 0 || spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status !== 0) {
    report.skip('a small disk can be mounted by root only');
    return;
  }
  const ballast = join(disk, 'ballast');
  try {
    const server = await startServer({ DATA_DIR: join(disk, 'data'), RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
    if (server.address === undefined) {
      report.line('start on the small disk', server.output, false);
      return;
    }
    const address = server.address;
    const items = await itemsOf(address);
    const ledger = new Ledger();
    const writing = writeLoad(address, ledger, items, 6);
    await wait(1000);
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)));
    // PostgreSQL writes on inside the log files it has; sooner or later it needs a new one.
    const started = performance.now();
    while ((ledger.statuses['503'] ?? 0) < 20 && performance.now() - started < 40_000) await wait(200);
    const reads = await Promise.all(
      ['/api/exams', '/api/colleges', '/api/health'].map((path) =>
        sendCall(address, { path }).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
    rmSync(ballast);
    const back = await recovered(address, 90_000);
    await writing.stop();
    const lost = await lostOf(address, ledger.students);
    report.line('answers by status', JSON.stringify(ledger.statuses), !('500' in ledger.statuses));
    report.line('refused with 503 while full', ledger.statuses['503'] ?? 0, (ledger.statuses['503'] ?? 0) > 0);
    report.line(
      'catalogs while full',
      reads.join(', '),
      reads.every((status) => status === 200),
    );
    report.line('writes again after the disk was freed', `${back} ms`, Number.isFinite(back));
    report.line('acknowledged writes, lost', `${ledger.acknowledged}, ${lost}`, lost === 0);
    server.child.kill('SIGTERM');
    report.line('stops in order', (await ended(server.child)) ?? 'killed', server.child.exitCode === 0);
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
}
