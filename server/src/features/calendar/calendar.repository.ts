import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { calendarRevisions } from './calendar.tables.ts';

interface Revision {
  sequence: number;
  modified: Date;
}

export class CalendarRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** The revision of each event; one that differs from what was told last is a new one. The same for every process. */
  async revisionsOf(events: readonly { uid: string; mark: string }[]): Promise<ReadonlyMap<string, Revision>> {
    if (events.length === 0) return new Map();
    const uids = events.map(({ uid }) => uid);
    const read = () => this.db.select().from(calendarRevisions).where(inArray(calendarRevisions.uid, uids));
    const known = await read();
    const marks = new Map(known.map(({ uid, mark }) => [uid, mark]));
    const changed = events.filter(({ uid, mark }) => marks.get(uid) !== mark);
    if (changed.length > 0) await this.note(changed);
    const rows = changed.length > 0 ? await read() : known;
    return new Map(rows.map(({ uid, sequence, modifiedAt }) => [uid, { sequence, modified: new Date(modifiedAt) }]));
  }

  private async note(changed: readonly { uid: string; mark: string }[]): Promise<void> {
    // In one order, so that two processes never wait for each other.
    const values = changed.map(({ uid, mark }) => ({ uid, mark })).sort((a, b) => (a.uid < b.uid ? -1 : 1));
    await this.db
      .insert(calendarRevisions)
      .values(values)
      .onConflictDoUpdate({
        target: calendarRevisions.uid,
        set: { mark: sql`excluded.mark`, sequence: sql`${calendarRevisions.sequence} + 1`, modifiedAt: sql`now()` },
        setWhere: sql`${calendarRevisions.mark} <> excluded.mark`,
      });
  }
}
