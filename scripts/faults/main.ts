/** npm run test:faults [-- NAME ...]: breaks what can break and counts what was lost. */
import { cleanUp } from '../../server/src/testing/started-server.ts';
import { isServerBuilt, serverDoesNotBuild, stop } from '../prepare.mjs';
import { clock } from './clock.ts';
import { databaseAway } from './database-away.ts';
import { diskFull } from './disk-full.ts';
import { kills } from './kills.ts';
import { checkMails } from './mails.ts';
import { checkReminders } from './reminders.ts';
import { Report } from './report.ts';
import { halfStarts, startsAtOnce } from './starts.ts';
import { stopping } from './stopping.ts';

const trials: Record<string, (report: Report) => Promise<void>> = {
  kills: (report) => kills(report, Number(process.env['KILLS'] ?? 30)),
  mails: (report) => checkMails(report, 5),
  reminders: checkReminders,
  away: (report) => databaseAway(report, 10),
  stop: (report) => stopping(report, 3),
  disk: diskFull,
  clock,
  together: (report) => startsAtOnce(report, 3),
  half: (report) => halfStarts(report, 8),
};

const chosen = process.argv.slice(2);
for (const name of chosen) {
  if (!(name in trials)) {
    console.error(`There is no trial ${name}; there are: ${Object.keys(trials).join(', ')}.`);
    process.exit(1);
  }
}
if (!isServerBuilt()) stop(serverDoesNotBuild);
const report = new Report();
const started = Date.now();
for (const [name, trial] of Object.entries(trials)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  try {
    await trial(report);
  } catch (error) {
    report.line(name, error instanceof Error ? (error.stack ?? error.message) : String(error), false);
  } finally {
    await cleanUp();
  }
}
console.log(
  `\n${report.isGood ? 'Everything held' : `${report.failed} findings, marked !`} (${Math.round((Date.now() - started) / 1000)} s)`,
);
process.exit(report.isGood ? 0 : 1);
