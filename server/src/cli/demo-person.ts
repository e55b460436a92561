/**
 * npm run demo:person: somebody to look around as, with a profile, a quiz result and bookmarks, in the database that the
 * settings name, whether the server runs or not.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadSettings, readSettings } from '../env.ts';
import { StartError } from '../ops/start-error.ts';
import { demoPerson } from './demo-person-command.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

try {
  console.log(await demoPerson({ env: readSettings(root), isProduction: process.env['NODE_ENV'] === 'production', root }));
} catch (error) {
  console.error(error instanceof StartError || error instanceof BadSettings ? error.message : error);
  process.exitCode = 1;
}
