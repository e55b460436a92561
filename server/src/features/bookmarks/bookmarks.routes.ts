import { bookmarksEndpoints } from '@disha/contract/bookmarks';
import type { Db } from '../../db/connect.ts';
import type { Serve } from '../../http/serve.ts';
import { BookmarksRepository } from './bookmarks.repository.ts';
import { BookmarksService, type CardsOf } from './bookmarks.service.ts';

export interface BookmarksParts {
  db: Db;
  cardsOf: CardsOf;
}

export function serveBookmarks(serve: Serve, { db, cardsOf }: BookmarksParts): void {
  const service = new BookmarksService(new BookmarksRepository(db), cardsOf);
  serve(bookmarksEndpoints, {
    'GET /bookmarks': async ({ caller }) => ({ message: 'Bookmarks', data: { bookmarks: await service.of(caller.userId) } }),
    'POST /bookmarks/add': async ({ caller, body }) => ({
      message: 'Bookmark added',
      data: { bookmarks: await service.add(caller.userId, body.type, body.itemId) },
    }),
    'POST /bookmarks/remove': async ({ caller, body }) => ({
      message: 'Bookmark removed',
      data: { bookmarks: await service.remove(caller.userId, body.type, body.itemId) },
    }),
  });
}
