import { desc, eq } from 'drizzle-orm';
import type { AccountExport } from '@disha/contract/profile';
import type { Db } from '../../db/connect.ts';
import { bookmarks, quizAttempts } from '../../db/schema.ts';

/** What other rooms keep about a person, read only to be handed back to them. */
export class BelongingsRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async of(userId: string): Promise<Pick<AccountExport, 'bookmarks' | 'quizAttempts'>> {
    const saved = await this.db.select().from(bookmarks).where(eq(bookmarks.userId, userId)).orderBy(desc(bookmarks.createdAt));
    const attempts = await this.db
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.userId, userId))
      .orderBy(desc(quizAttempts.submittedAt));
    return {
      bookmarks: saved.map(({ type, itemId, createdAt }) => ({ type, itemId, createdAt: createdAt.toISOString() })),
      quizAttempts: attempts.map(({ id, quizId, submittedAt, answers, result }) => ({
        id,
        quizId,
        submittedAt: submittedAt.toISOString(),
        answers,
        result,
      })),
    };
  }
}
