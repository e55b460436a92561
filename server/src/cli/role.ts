/** npm run role -- EMAIL editor|operator|student: who may correct facts, who also imports and reads the audit; student takes it away. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadSettings, readSettings } from '../env.ts';
import { StartError } from '../ops/start-error.ts';
import { giveRole, usage } from './role-command.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

try {
  const [email, role, ...more] = process.argv.slice(2);
  if (email === undefined || role === undefined || more.length > 0) throw new StartError(usage);
  console.log(await giveRole(readSettings(root), email, role));
} catch (error) {
  console.error(error instanceof StartError || error instanceof BadSettings ? error.message : error);
  process.exitCode = 1;
}
