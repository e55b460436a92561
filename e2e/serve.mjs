/** The application as a stranger would start it, on a throw-away data folder. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGoogleStandIn } from './google-stand-in.mjs';

// By the port, so that a test can use the operator's commands.
const dataDir = join(tmpdir(), `disha-e2e-${process.argv[2]}`);
// What is shipped; of the closing ranks only those that are visited, since reading in all of them takes a core 17 seconds.
const shipped = join(import.meta.dirname, '..', 'catalog');
const catalogDir = `${dataDir}-catalog`;
const ranks = ['josaa.csv', 'josaa.json', 'institute-states.csv', 'renames.csv', 'checksums.csv'];
const clear = () => [dataDir, catalogDir].forEach((folder) => rmSync(folder, { recursive: true, force: true }));
clear();
mkdirSync(dataDir, { mode: 0o700 });
mkdirSync(join(catalogDir, 'cutoffs'), { recursive: true });
for (const name of [...readdirSync(shipped).filter((one) => one !== 'cutoffs'), ...ranks.map((one) => join('cutoffs', one))])
  symlinkSync(join(shipped, name), join(catalogDir, name));
process.on('exit', clear);
// No visitor is left: scripts/test.mjs has come to its end, whichever.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
Object.assign(process.env, {
  PORT: process.argv[2],
  DATA_DIR: dataDir,
  CATALOG_DIR: catalogDir,
  RATE_LIMIT: 'off',
  PSEUDO_LANGUAGE: 'on',
  LOG_LEVEL: 'warn',
  // Where e2e/recovery.spec.ts finds what was sent.
  MAIL_DIR: join(dataDir, 'mails'),
  ADMIN_TOKEN: 'browser-test-admin-token',
  // Beside the application, one port up.
  ...(await startGoogleStandIn(Number(process.argv[2]) + 1)),
});
await import('../scripts/start.mjs');
