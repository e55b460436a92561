/** Which rows of the catalogs were changed since a moment: PostgreSQL says of each row which transaction wrote it. */
import { sql, type SQL } from 'drizzle-orm';
import type { Changed } from './news.ts';

export interface Moment {
  /** Every transaction before this one had ended. */
  horizon: string;
  /** Of this cluster and its database, and of the shipped files: in others the numbers say nothing. */
  of: string;
}

export interface Missed {
  moment: Moment;
  changes: Changed[];
}

const horizonNow = sql`(pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296)::text`;

/** Whether we may ask which cluster this is; if not, its last start must do. */
export const mayAskCluster: SQL = sql`select has_function_privilege('pg_control_system()', 'execute') as may`;

export const momentNow = (mayAsk: boolean): SQL => sql`
  select ${horizonNow} as horizon,
    row(${mayAsk ? sql`(select system_identifier from pg_control_system())` : sql`pg_postmaster_start_time()`},
      (select oid from pg_database where datname = current_database()),
      (select row(content_hash, loaded_at) from catalog_state))::text as of`;

/** Items are removed with a load of the shipped files alone, and corrections never: whatever else was done wrote a row. */
export const changedSince = ({ horizon }: Moment): SQL => sql`
  select kind, array_agg(distinct id) as ids from (
    select kind, id from catalog_items where age(xmin) <= age(${horizon}::text::xid)
    union all
    select kind, item_id from catalog_corrections where age(xmin) <= age(${horizon}::text::xid)) as changed (kind, id)
  group by kind`;
