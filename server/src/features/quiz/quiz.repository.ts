import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { quizAttempts } from './quiz.tables.ts';

interface Attempt {
  id: string;
  quizId: string;
  answers: string[];
  result: unknown;
  submittedAt: Date;
}

export type NewAttempt = Omit<Attempt, 'id'> & { id: string | undefined; userId: string };

const columns = {
  id: quizAttempts.id,
  quizId: quizAttempts.quizId,
  answers: quizAttempts.answers,
  result: quizAttempts.result,
  submittedAt: quizAttempts.submittedAt,
};
const mostListed = 50;
const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

function isForeignKeyViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if ((cause as { code?: unknown }).code === '23503') return true;
  return false;
}

export class QuizRepository {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** The id of the new row; undefined when the id is taken; 'gone' when the person is. */
  async insert({ id, ...attempt }: NewAttempt): Promise<{ id: string } | undefined | 'gone'> {
    try {
      const [row] = await this.db
        .insert(quizAttempts)
        .values({ ...attempt, ...(id !== undefined && { id }) })
        .onConflictDoNothing({ target: quizAttempts.id })
        .returning({ id: quizAttempts.id });
      return row;
    } catch (error) {
      if (isForeignKeyViolation(error)) return 'gone';
      throw error;
    }
  }

  /** All of them, newest first. */
  every(userId: string): Promise<Attempt[]> {
    return this.db.select(columns).from(quizAttempts).where(eq(quizAttempts.userId, userId)).orderBy(desc(quizAttempts.submittedAt));
  }

  /** Newest first. */
  of(userId: string): Promise<Attempt[]> {
    return this.db
      .select(columns)
      .from(quizAttempts)
      .where(eq(quizAttempts.userId, userId))
      .orderBy(desc(quizAttempts.submittedAt), desc(quizAttempts.id))
      .limit(mostListed);
  }

  /** Only the person's own. */
  async find(userId: string, id: string): Promise<Attempt | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await this.db
      .select(columns)
      .from(quizAttempts)
      .where(and(eq(quizAttempts.id, id), eq(quizAttempts.userId, userId)));
    return row;
  }
}
