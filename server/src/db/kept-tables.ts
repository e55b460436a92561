/** Which tables a backup holds: all there are, so that a new feature's are kept from its first day, but for those named here. */
import type pg from 'pg';
import { BackupError } from './backup-error.ts';

/** Tables not worth keeping, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  cutoff_aliases: 'read again from the shipped files by the next start',
  cutoff_lines: 'read again from the shipped files by the next start',
  cutoff_names: 'read again from the shipped files by the next start',
  cutoff_pools: 'read again from the shipped files by the next start',
  cutoff_state: 'read again from the shipped files by the next start',
  mail_tokens: 'good for minutes; whoever wants another link asks for it',
  mails: 'what waited to be sent then has been sent since, or is no longer needed',
  together: 'ends by itself within 30 days, and what a student has withdrawn must not come back',
  tries: 'counts of tries in windows of minutes: nobody needs yesterday’s',
};

/** Rows worth keeping, where that is not all of them. */
const onlySome: Readonly<Record<string, string>> = {
  // now() is the moment the backup shows.
  sessions: 'where expires_at > now()',
};

export interface KeptTable {
  name: string;
  only: string;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** In an order in which they can be filled again: no row before what it refers to. */
export async function keptTables(client: pg.Client): Promise<KeptTable[]> {
  const { rows } = await client.query<{ name: string; refers_to: string[] }>(`
    select own.relname as name, coalesce(array_agg(other.relname) filter (where other.relname is not null), '{}')::text[] as refers_to
    from pg_class own
    left join pg_constraint key on key.conrelid = own.oid and key.contype = 'f' and key.confrelid <> own.oid
    left join pg_class other on other.oid = key.confrelid
    where own.relnamespace = 'public'::regnamespace and own.relkind in ('r', 'p') and not own.relispartition
    group by own.relname order by own.relname`);
  const ordered: string[] = [];
  const waiting = rows.filter(({ name }) => !(name in leftOut));
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refers_to: others }) => others.every((other) => ordered.includes(other)));
    const [table] = waiting.splice(next, next === -1 ? 0 : 1);
    if (!table)
      throw new BackupError(`These tables refer to each other, or to one that is left out: ${waiting.map(({ name }) => name).join(', ')}.`);
    ordered.push(table.name);
  }
  return ordered.map((name) => ({ name, only: onlySome[name] ?? '' }));
}
