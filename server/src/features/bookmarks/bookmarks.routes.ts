import { bookmarksEndpointsOf } from '@disha/contract/bookmarks';
import { say } from '@disha/contract/say';
import { contractsOf } from '../../catalog/catalog.ts';
import type { Serve } from '../../http/serve.ts';
import { BookmarksService, type BookmarksParts } from './bookmarks.service.ts';

export function serveBookmarks(serve: Serve, parts: BookmarksParts): void {
  const service = new BookmarksService(parts);
  serve(bookmarksEndpointsOf(contractsOf(parts.catalogs)), {
    'GET /bookmarks': ({ caller: { userId }, language }) => service.answerOf({ userId, language }),
    'POST /bookmarks/add': async ({ caller: { userId }, language, body }) => ({
      message: say('bookmarks.added'),
      data: await service.add({ userId, language }, body.type, body.itemId),
    }),
    'POST /bookmarks/remove': async ({ caller: { userId }, language, body }) => ({
      message: say('bookmarks.removed'),
      data: await service.remove({ userId, language }, body.type, body.itemId),
    }),
  });
}
