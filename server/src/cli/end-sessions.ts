/** npm run sessions:end -- EMAIL, or -- --all: after a token was lost, signs a person out everywhere, or everybody. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadSettings, readSettings } from '../env.ts';
import { StartError } from '../ops/start-error.ts';
import { endSessions } from './end-sessions-command.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

try {
  const [whose, ...more] = process.argv.slice(2);
  if (whose === undefined || more.length > 0)
    throw new StartError('Say whose: npm run sessions:end -- EMAIL, or npm run sessions:end -- --all');
  console.log(await endSessions(readSettings(root), whose));
} catch (error) {
  console.error(error instanceof StartError || error instanceof BadSettings ? error.message : error);
  process.exitCode = 1;
}
