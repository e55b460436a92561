/** Signs a person out everywhere, or everybody, at once, for every process. */
import { openDatabase } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { SessionsRepository } from '../identity/sessions.repository.ts';
import { UsersRepository } from '../identity/users.repository.ts';
import { emailKeyOf } from '../identity/users.ts';
import { StartError } from '../ops/start-error.ts';

export async function endSessions(env: Env, whose: string): Promise<string> {
  const database = await openDatabase({ ...env, beside: true });
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
