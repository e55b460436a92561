/** The fee bands of the desk: read whole, they are few; kept with the audit of what changed, in one transaction. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { recordInAudit, type AuditRow } from '../../ops/audit.repository.ts';
import { isOneOf, tellEverybody } from '../corrections/correction-records.repository.ts';
import { feeBands } from './fees.tables.ts';
import { storyOf, type CatalogNews } from '../snapshot/news.ts';
import type { SheetCells } from '../sheets/sheet.ts';

export const feesKind = 'fees';

/** What is to be kept, what is as shipped again, and what the audit is told. */
export interface FeeChanges {
  put: readonly SheetCells[];
  drop: readonly string[];
  told: readonly AuditRow[];
}

const rowsIn = async (db: Pick<Db, 'select'>): Promise<SheetCells[]> =>
  (await db.select({ row: feeBands.row }).from(feeBands).orderBy(feeBands.changedAt, feeBands.id)).map(({ row }) => row);

export class FeesRepository {
  private readonly db: Db;
  private readonly news: CatalogNews;

  constructor(db: Db, news: CatalogNews) {
    this.db = db;
    this.news = news;
  }

  rows(): Promise<SheetCells[]> {
    return rowsIn(this.db);
  }

  /** `changesOf` is given what is kept at that moment: no other request changes it meanwhile, in whichever process. */
  async change(changesOf: (kept: readonly SheetCells[]) => FeeChanges): Promise<void> {
    const story = await this.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${feeBands} in share row exclusive mode`);
      const { put, drop, told } = changesOf(await rowsIn(tx));
      const ids = [...put.map(({ id = '' }) => id), ...drop];
      if (drop.length > 0) await tx.delete(feeBands).where(isOneOf(feeBands.id, drop));
      if (put.length > 0)
        await tx.execute(sql`insert into fee_bands (id, row)
          select line ->> 'id', line from jsonb_array_elements(${JSON.stringify(put)}::jsonb) as line
          on conflict (id) do update set row = excluded.row, changed_at = clock_timestamp()`);
      await recordInAudit(tx, told);
      if (ids.length === 0) return undefined;
      const made = storyOf(feesKind, ids);
      await tellEverybody(tx, made);
      return made;
    });
    if (story) this.news.stored(story);
  }
}
