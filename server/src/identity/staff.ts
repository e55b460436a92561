/** How those who change facts are written down: by their account, never by name, so that a deleted one leaves nothing of a person. */
import type { Staff } from '../http/who-asks.ts';
import type { UsersRepository } from './users.repository.ts';

/** Whose account is gone. */
export const formerEditor = 'former editor';

const prefix = 'account:';
export const accountIn = (who: string): string | undefined => (who.startsWith(prefix) ? who.slice(prefix.length) : undefined);

/** The operators' token has no name: whoever holds it may say one. */
export const writtenDown = ({ userId }: Staff, saidName = 'operator'): string => {
  if (userId !== null) return `${prefix}${userId}`;
  // Nobody passes for an account by saying so.
  return saidName.startsWith(prefix) ? saidName.slice(prefix.length) : saidName;
};

export type NameStaff = <Row extends { by: string }>(rows: readonly Row[]) => Promise<Row[]>;

/** The same rows, saying who it was as people read it. */
export function nameStaff(users: Pick<UsersRepository, 'namesOf'>): NameStaff {
  return async (rows) => {
    const accounts = rows.flatMap(({ by }) => accountIn(by) ?? []);
    const names = await users.namesOf([...new Set(accounts)]);
    return rows.map((row) => {
      const account = accountIn(row.by);
      return account === undefined ? row : { ...row, by: names.get(account) ?? formerEditor };
    });
  };
}
