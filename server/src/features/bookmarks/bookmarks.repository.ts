import type { Belongings } from '@disha/contract/belongings';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { batchQueries } from '../../db/batch-queries.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { lockUser } from '../../identity/users.repository.ts';
import { bookmarks } from './bookmarks.tables.ts';

export interface BookmarkRow {
  type: string;
  itemId: string;
}

const newestFirst = [desc(bookmarks.createdAt), bookmarks.itemId];

export class BookmarksRepository {
  private readonly db: Db;
  /** Newest first. */
  readonly of: (userId: string) => Promise<BookmarkRow[]>;

  constructor(db: Db) {
    this.db = db;
    this.of = batchQueries(ownOf(db));
  }

  /** What each of these people has bookmarked of a type. */
  async ofMany(userIds: readonly string[], type: string): Promise<Map<string, string[]>> {
    const rows = await this.db
      .select({ userId: bookmarks.userId, itemId: bookmarks.itemId })
      .from(bookmarks)
      .where(and(inArray(bookmarks.userId, [...userIds]), eq(bookmarks.type, type)))
      .orderBy(bookmarks.itemId);
    const found = new Map<string, string[]>();
    for (const { userId, itemId } of rows) found.set(userId, [...(found.get(userId) ?? []), itemId]);
    return found;
  }

  /** How many people have bookmarked each of these: a number, without names. */
  async countsOf(type: string, itemIds: readonly string[]): Promise<Map<string, number>> {
    if (itemIds.length === 0) return new Map();
    const rows = await this.db
      .select({ itemId: bookmarks.itemId, people: count() })
      .from(bookmarks)
      .where(and(eq(bookmarks.type, type), sql`${bookmarks.itemId} = any(${sql.param([...itemIds])}::text[])`))
      .groupBy(bookmarks.itemId);
    return new Map(rows.map(({ itemId, people }) => [itemId, people]));
  }

  /** As a person may take them away. */
  async exportOf(userId: string): Promise<Belongings['bookmarks']> {
    const rows = await this.db.select().from(bookmarks).where(eq(bookmarks.userId, userId)).orderBy(desc(bookmarks.createdAt));
    return rows.map(({ type, itemId, createdAt }) => ({ type, itemId, createdAt: createdAt.toISOString() }));
  }

  /** Adds unless it is there or the type is full; what then is there tells which. Nothing when the person is gone. */
  add(userId: string, type: string, itemId: string, atMost: number): Promise<BookmarkRow[] | undefined> {
    return this.inTurn(userId, (tx) =>
      tx.execute(sql`
        insert into bookmarks (user_id, type, item_id)
        select ${userId}, ${type}, ${itemId}
        where (select count(*) from bookmarks where user_id = ${userId} and type = ${type}) < ${atMost}
        on conflict do nothing`),
    );
  }

  remove(userId: string, type: string, itemId: string): Promise<BookmarkRow[] | undefined> {
    return this.inTurn(userId, (tx) =>
      tx.delete(bookmarks).where(and(eq(bookmarks.userId, userId), eq(bookmarks.type, type), eq(bookmarks.itemId, itemId))),
    );
  }

  /**
   * One person's changes happen one after another, whichever tab or process they come from: the count then holds, and
   * each answer shows exactly what its own change left behind.
   */
  private inTurn(userId: string, write: (tx: Tx) => PromiseLike<unknown>): Promise<BookmarkRow[] | undefined> {
    return this.db.transaction(async (tx) => {
      if (!(await lockUser(tx, userId))) return undefined;
      await write(tx);
      return rowsOf(tx, userId);
    });
  }
}

function rowsOf(db: Db | Tx, userId: string) {
  return db
    .select({ type: bookmarks.type, itemId: bookmarks.itemId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(...newestFirst);
}

/** Put together once: it is what signed-in people ask for most. */
function ownOf(db: Db) {
  const some = db
    .select({ userId: bookmarks.userId, type: bookmarks.type, itemId: bookmarks.itemId })
    .from(bookmarks)
    .where(sql`${bookmarks.userId} = any (${sql.placeholder('userIds')})`)
    .orderBy(...newestFirst)
    .prepare('');
  return async (userIds: readonly string[]): Promise<BookmarkRow[][]> => {
    const rows = await some.execute({ userIds: [...userIds] });
    return userIds.map((userId) => rows.filter((row) => row.userId === userId));
  };
}
