import { bookmarksEndpointsOf } from '@disha/contract/bookmarks';
import { contractsOf } from '../../catalog/catalog.ts';
import type { Serve } from '../../http/serve.ts';
import { BookmarksService, type BookmarksParts } from './bookmarks.service.ts';

export function serveBookmarks(serve: Serve, parts: BookmarksParts): void {
  const service = new BookmarksService(parts);
  serve(bookmarksEndpointsOf(contractsOf(parts.catalogs)), {
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
