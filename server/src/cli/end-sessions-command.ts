/** Signs a person out everywhere, or everybody, at once, for every process. */
import { openDatabase, type Db } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { SessionsRepository } from '../identity/sessions.repository.ts';
import { UsersRepository } from '../identity/users.repository.ts';
import { emailKeyOf } from '../identity/users.ts';
import { givenOut } from '../given-out.ts';
import { StartError } from '../ops/start-error.ts';

export async function endSessions(env: Env, whose: string): Promise<string> {
  const database = await openDatabase({ ...env, beside: true });
  try {
    return await endSessionsIn(database.db, whose);
  } finally {
    await database.close();
  }
}

export async function endSessionsIn(db: Db, whose: string): Promise<string> {
  const sessions = new SessionsRepository(db, givenOut(db));
  if (whose === '--all') return `${await sessions.signOutEverybody()} sessions ended; everybody has to sign in again.`;
  const person = await new UsersRepository(db).byEmailKey(emailKeyOf(whose));
  if (!person) throw new StartError('Nobody has this e-mail.');
  return `${(await sessions.signOut(person.id)) ?? 0} sessions ended.`;
}
