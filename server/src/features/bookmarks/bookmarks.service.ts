/** Ids in the database, cards from the catalogs in memory: a list costs one query, however long it is. */
import { catalogId } from '@disha/contract/catalog';
import { limits } from '@disha/contract/limits';
import { say } from '@disha/contract/say';
import { viewIn } from '../../catalog/view/view.ts';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import type { AnswerLanguage } from '../../http/language.ts';
import { AppError } from '../../http/errors.ts';
import { RepeatedAnswer } from '../../http/repeated-answer.ts';
import type { BookmarkRow, BookmarksRepository } from './bookmarks.repository.ts';

export interface BookmarksParts {
  bookmarks: BookmarksRepository;
  snapshot: CatalogSnapshot;
  catalogs: readonly ServedCatalog[];
}

/** Whose bookmarks, and in which language they are shown. */
interface Asking {
  userId: string;
  language: AnswerLanguage;
}

/** By catalog, newest first; an item that its catalog no longer holds as its bare id. */
type Shown = Record<string, (Record<string, unknown> | string)[]>;
interface BookmarksAnswer {
  bookmarks: Shown;
  /** Across the catalogs: a plan's goal is the newest wish. */
  newest: { type: string; id: string }[];
}

/** Between the check of the token and the change, the account may have been deleted elsewhere. */
const gone = () => new AppError('unauthenticated', say('http.sessionEnded'));

export class BookmarksService {
  private readonly parts: BookmarksParts;

  constructor(parts: BookmarksParts) {
    this.parts = parts;
  }

  async of(userId: string, language: AnswerLanguage): Promise<BookmarksAnswer> {
    return this.answer(await this.parts.bookmarks.of(userId), language);
  }

  /** What the catalogs say of the same ids is the same for everybody, until the catalogs change. */
  async answerOf({ userId, language }: Asking): Promise<RepeatedAnswer<BookmarksAnswer>> {
    const rows = await this.parts.bookmarks.of(userId);
    const key = rows.map(({ type, itemId }) => `${type} ${itemId}`).join('\n');
    const { state } = this.parts.snapshot;
    return new RepeatedAnswer(say('bookmarks.listed'), { state, key }, () => this.answer(rows, language));
  }

  async add({ userId, language }: Asking, type: string, itemId: string): Promise<BookmarksAnswer> {
    const catalog = this.parts.catalogs.find(({ contract }) => contract.name === type);
    if (!catalog || !this.cardOf(catalog, itemId, language)) throw new AppError('not_found', catalog?.notFound ?? say('http.notFound'));
    const rows = await this.parts.bookmarks.add(userId, type, itemId, limits.bookmarksPerType);
    if (!rows) throw gone();
    if (!rows.some((row) => row.type === type && row.itemId === itemId)) {
      throw new AppError('conflict', say('bookmarks.full', { max: limits.bookmarksPerType, type }));
    }
    return this.answer(rows, language);
  }

  /** Also for an item that has left the catalog. */
  async remove({ userId, language }: Asking, type: string, itemId: string): Promise<BookmarksAnswer> {
    // Only catalog ids were ever stored; PostgreSQL would not even take some other texts.
    if (!catalogId.safeParse(itemId).success) return this.of(userId, language);
    const rows = await this.parts.bookmarks.remove(userId, type, itemId);
    if (!rows) throw gone();
    return this.answer(rows, language);
  }

  private cardOf({ view }: ServedCatalog, id: string, language: AnswerLanguage): Record<string, unknown> | undefined {
    return viewIn(this.parts.snapshot.view(view), language).bookmark(id) as Record<string, unknown> | undefined;
  }

  private answer(rows: readonly BookmarkRow[], language: AnswerLanguage): BookmarksAnswer {
    return { bookmarks: this.shown(rows, language), newest: rows.map(({ type, itemId }) => ({ type, id: itemId })) };
  }

  private shown(rows: readonly BookmarkRow[], language: AnswerLanguage): Shown {
    const shownOf = (catalog: ServedCatalog) =>
      rows.filter(({ type }) => type === catalog.contract.name).map(({ itemId }) => this.cardOf(catalog, itemId, language) ?? itemId);
    return Object.fromEntries(this.parts.catalogs.map((catalog) => [catalog.contract.name, shownOf(catalog)]));
  }
}
