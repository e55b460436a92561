/** npm run test:cluster [-- NAME ...]: several server processes on one PostgreSQL behind nginx, as docs/operations.md describes. */
import { Report } from '../faults/report.ts';
import { corrections } from './corrections.ts';
import { cost } from './cost.ts';
import { findPrograms, makeFolder, MissingProgram } from './folder.ts';
import { startNginx } from './nginx.ts';
import { pooler } from './pooler.ts';
import { startPostgres } from './postgres.ts';
import { databaseRestart, killed, rolling } from './restarts.ts';
import { startProcesses } from './servers.ts';
import { checkCatalogWrites, checkLimits, checkSessions } from './shared.ts';
import { size } from './size.ts';
import { takeover } from './takeover.ts';
import { upgrade } from './upgrade.ts';

async function run(chosen: readonly string[]): Promise<boolean> {
  const programs = findPrograms();
  const { folder, remove } = makeFolder();
  const undo: (() => Promise<unknown> | void)[] = [remove];
  try {
    const postgres = await startPostgres(programs, folder);
    undo.push(() => postgres.stop());
    const processes = await startProcesses(3, { DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1' });
    for (const each of processes) undo.push(() => each.end('SIGKILL'));
    const nginx = await startNginx(
      programs,
      folder,
      processes.map(({ port }) => `127.0.0.1:${port}`),
    );
    undo.push(() => nginx.stop());
    const report = new Report();
    console.log(`${processes.length} processes, PostgreSQL ${postgres.version}, nginx ${nginx.version}`);
    const trials: Record<string, () => Promise<void>> = {
      sessions: () => checkSessions(report, processes),
      takeover: () => takeover(report, postgres, Number(process.env['TAKEOVERS'] ?? 200)),
      limits: () => checkLimits(report, processes, nginx),
      catalog: () => checkCatalogWrites(report, processes),
      corrections: () => corrections(report, processes, 20),
      rolling: () => rolling(report, processes, nginx, 2),
      killed: () => killed(report, processes, nginx, 6),
      database: () => databaseRestart(report, processes, nginx, postgres),
      pooler: () => pooler(report, programs, folder, postgres, processes),
      upgrade: () => upgrade(report, programs, folder),
      cost: () => cost(report, processes[1]!, postgres),
      size: () => size(report, processes[0]!, postgres, 20_000),
    };
    const unknown = chosen.find((name) => !(name in trials));
    if (unknown !== undefined) throw new MissingProgram(`There is no trial ${unknown}; there are: ${Object.keys(trials).join(', ')}.`);
    const started = Date.now();
    for (const [name, trial] of Object.entries(trials)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      try {
        await trial();
      } catch (error) {
        report.line(name, error instanceof Error ? (error.stack ?? error.message) : String(error), false);
      }
    }
    console.log(
      `\n${report.isGood ? 'Everything held' : `${report.failed} findings, marked !`} (${Math.round((Date.now() - started) / 1000)} s)`,
    );
    return report.isGood;
  } finally {
    for (const each of undo.reverse()) await each();
  }
}

run(process.argv.slice(2)).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof MissingProgram ? error.message : error);
    process.exit(1);
  },
);
