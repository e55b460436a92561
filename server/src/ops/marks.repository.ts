/** What happened last, and how often: for the operator's view of the health, shared by every process. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { opsMarks } from './ops.tables.ts';

export const modelFailure = 'model_failure';
export const backupMark = 'backup';

export interface Mark {
  at: Date;
  count: number;
  detail: string | null;
}

export class MarksRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async note(name: string, at: Date, detail: string | null = null): Promise<void> {
    await this.db
      .insert(opsMarks)
      .values({ name, at, count: 1, detail })
      .onConflictDoUpdate({ target: opsMarks.name, set: { at, detail, count: sql`${opsMarks.count} + 1` } });
  }

  /** Of the database itself. */
  async database(): Promise<{ version: string; migrations: number }> {
    const { rows } = await this.db.execute<{ version: string; migrations: number }>(sql`
      select current_setting('server_version') as version, (select count(*)::int from drizzle.__drizzle_migrations) as migrations`);
    return rows[0] as { version: string; migrations: number };
  }

  async all(): Promise<Map<string, Mark>> {
    return new Map((await this.db.select().from(opsMarks)).map(({ name, ...mark }) => [name, mark]));
  }
}
