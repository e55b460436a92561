/** How those who change facts are written down: by their account, never by name, so that a deleted one leaves nothing of a person. */
import { z } from 'zod';
import type { Staff } from '../http/who-asks.ts';
import type { UsersRepository } from './users.repository.ts';

/** Whose account is gone. */
export const formerEditor = 'former editor';

const prefix = 'account:';
/** The holder of the operators' token, which belongs to no account. */
const tokenHolder = 'operator';

/** By the credential alone: nothing that is said in a request tells who asks. */
export const writtenDown = ({ userId }: Staff): string => (userId === null ? tokenHolder : `${prefix}${userId}`);

const isAccount = (text: string) => z.uuid().safeParse(text).success;

/**
 * Once the holder of the operators' token could say a name, and so write what only looks like an account. The audit keeps such rows
 * for good; no account has such an id, and the database must not be asked for one.
 */
function readAs(who: string): { account: string } | { name: string } {
  if (!who.startsWith(prefix)) return { name: who };
  const account = who.slice(prefix.length);
  return isAccount(account) ? { account } : { name: tokenHolder };
}

export type NameStaff = <Row extends { by: string }>(rows: readonly Row[]) => Promise<Row[]>;

/** The same rows, saying who it was as people read it. */
export function nameStaff(users: Pick<UsersRepository, 'namesOf'>): NameStaff {
  return async (rows) => {
    const read = rows.map(({ by }) => readAs(by));
    const names = await users.namesOf([...new Set(read.flatMap((who) => ('account' in who ? [who.account] : [])))]);
    return rows.map((row, at) => {
      const who = read[at] as ReturnType<typeof readAs>;
      return { ...row, by: 'account' in who ? (names.get(who.account) ?? formerEditor) : who.name };
    });
  };
}
