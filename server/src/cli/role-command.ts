/** Gives an account a role, or takes it away, at once for every session and process. */
import { isRole, roles } from '@disha/contract/roles';
import { openDatabase } from '../db/connect.ts';
import type { Env } from '../env.ts';
import { UsersRepository } from '../identity/users.repository.ts';
import { emailKeyOf } from '../identity/users.ts';
import { StartError } from '../ops/start-error.ts';

export const usage = `Say whose and which: npm run role -- EMAIL ${roles.join('|')}`;

export async function giveRole(env: Env, email: string, role: string): Promise<string> {
  if (!email.includes('@')) throw new StartError(usage);
  if (!isRole(role)) throw new StartError(`There is no role ${role}; there are ${roles.join(', ')}.`);
  const database = await openDatabase({ ...env, beside: true });
  try {
    const before = await new UsersRepository(database.db).setRole(emailKeyOf(email), role);
    if (before === undefined) throw new StartError('Nobody has this e-mail. The person signs up first, then gets a role.');
    return before === role ? `They are ${role} already.` : `They were ${before} and are ${role} now.`;
  } finally {
    await database.close();
  }
}
