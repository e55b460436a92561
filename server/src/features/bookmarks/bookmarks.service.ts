/** Ids in the database, cards from the catalogs in memory: a list costs one query, however long it is. */
import type { Bookmarks } from '@disha/contract/bookmarks';
import { catalogId } from '@disha/contract/catalog';
import type { BookmarkedCollege } from '@disha/contract/colleges';
import type { CourseCard } from '@disha/contract/courses';
import type { ExamCard } from '@disha/contract/exams';
import { limits } from '@disha/contract/limits';
import type { BookmarkType } from '@disha/contract/taxonomy';
import { AppError } from '../../http/errors.ts';
import type { BookmarkRow, BookmarksRepository } from './bookmarks.repository.ts';

/** What a bookmark shows of an item; undefined when the catalog does not hold it. */
export interface CardsOf {
  courses: (id: string) => CourseCard | undefined;
  colleges: (id: string) => BookmarkedCollege | undefined;
  exams: (id: string) => ExamCard | undefined;
}

const notFound: Record<BookmarkType, string> = { courses: 'Course not found', colleges: 'College not found', exams: 'Exam not found' };

/** Between the check of the token and the change, the account may have been deleted elsewhere. */
const gone = () => new AppError('unauthenticated', 'Your session has ended. Please sign in again.');

export class BookmarksService {
  private readonly repository: BookmarksRepository;
  private readonly cardsOf: CardsOf;

  constructor(repository: BookmarksRepository, cardsOf: CardsOf) {
    this.repository = repository;
    this.cardsOf = cardsOf;
  }

  async of(userId: string): Promise<Bookmarks> {
    return this.shown(await this.repository.of(userId));
  }

  async add(userId: string, type: BookmarkType, itemId: string): Promise<Bookmarks> {
    if (!this.cardsOf[type](itemId)) throw new AppError('not_found', notFound[type]);
    const rows = await this.repository.add(userId, type, itemId, limits.bookmarksPerType);
    if (!rows) throw gone();
    if (!rows.some((row) => row.type === type && row.itemId === itemId)) {
      throw new AppError('conflict', `You can keep at most ${limits.bookmarksPerType} bookmarked ${type}. Remove one to add another.`);
    }
    return this.shown(rows);
  }

  /** Also for an item that has left the catalog. */
  async remove(userId: string, type: BookmarkType, itemId: string): Promise<Bookmarks> {
    // Only catalog ids were ever stored; PostgreSQL would not even take some other texts.
    if (!catalogId.safeParse(itemId).success) return this.of(userId);
    const rows = await this.repository.remove(userId, type, itemId);
    if (!rows) throw gone();
    return this.shown(rows);
  }

  private shown(rows: readonly BookmarkRow[]): Bookmarks {
    const ids = (type: BookmarkType) => rows.filter((row) => row.type === type).map((row) => row.itemId);
    return {
      courses: ids('courses').map((id) => this.cardsOf.courses(id) ?? id),
      colleges: ids('colleges').map((id) => this.cardsOf.colleges(id) ?? id),
      exams: ids('exams').map((id) => this.cardsOf.exams(id) ?? id),
    };
  }
}
