/**
 * npm run sessions:end -- EMAIL, or -- --all: after a token was lost, signs a person
 * out everywhere, or everybody. At once, for every process.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../db/connect.ts';
import { BadSettings, readSettings } from '../env.ts';
import { SessionsRepository } from '../identity/sessions.repository.ts';
import { UsersRepository } from '../identity/users.repository.ts';
import { emailKeyOf } from '../identity/users.ts';
import { StartError } from '../ops/start-error.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

async function endSessions(whose: string): Promise<string> {
  const database = await openDatabase({ ...readSettings(root), beside: true });
  try {
    const sessions = new SessionsRepository(database.db);
    if (whose === '--all') return `${await sessions.removeAll()} sessions ended; everybody has to sign in again.`;
    const person = await new UsersRepository(database.db).byEmailKey(emailKeyOf(whose));
    if (!person) throw new StartError('Nobody has this e-mail.');
    return `${await sessions.removeOfUser(person.id)} sessions ended.`;
  } finally {
    await database.close();
  }
}

try {
  const [whose, ...more] = process.argv.slice(2);
  if (whose === undefined || more.length > 0)
    throw new StartError('Say whose: npm run sessions:end -- EMAIL, or npm run sessions:end -- --all');
  console.log(await endSessions(whose));
} catch (error) {
  console.error(error instanceof StartError || error instanceof BadSettings ? error.message : error);
  process.exitCode = 1;
}
