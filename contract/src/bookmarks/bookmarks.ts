import { z } from 'zod';
import { catalogNamesOf, spelledOut, type CatalogDescriptor, type Catalogs } from '../catalog/catalog.descriptor.ts';
import { catalogs } from '../catalogs.ts';
import { endpoints } from '../http/endpoint.ts';
import { say } from '../say.ts';

type BookmarksShape<List extends Catalogs> = {
  [Descriptor in List[number] as Descriptor['name']]: z.ZodArray<z.ZodUnion<readonly [Descriptor['bookmark'], z.ZodString]>>;
};

/** Newest first. An item that has left its catalog comes as its bare id. */
export function bookmarksOf<List extends Catalogs>(list: List): z.ZodObject<BookmarksShape<List>> {
  const shape = list.map(({ name, bookmark }: CatalogDescriptor) => [name, z.array(z.union([bookmark, z.string()]))] as const);
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodObject<BookmarksShape<List>>;
}

export function bookmarkBodyOf<List extends Catalogs>(list: List) {
  const names = catalogNamesOf(list);
  return z.object({
    type: z.enum(names, say('value.oneOf', { name: 'type', values: spelledOut(names) })),
    itemId: z
      .string(say('value.required', { name: 'itemId' }))
      .min(1, say('value.required', { name: 'itemId' }))
      .max(200, say('value.long', { name: 'itemId', max: 200 })),
  });
}

export function bookmarksEndpointsOf<List extends Catalogs>(list: List) {
  const data = z.object({
    bookmarks: bookmarksOf(list),
    /** All of them in one order, whatever they are of: the newest first. */
    newest: z.array(z.object({ type: z.string(), id: z.string() })),
  });
  const body = bookmarkBodyOf(list);
  return endpoints({
    'GET /bookmarks': { summary: "The signed-in person's bookmarks", access: 'student', data },
    'POST /bookmarks/add': { summary: 'Bookmark an item; twice is once', access: 'student', body, data },
    'POST /bookmarks/remove': { summary: 'Remove a bookmark; removing nothing succeeds', access: 'student', body, data },
  });
}

export const bookmarks = bookmarksOf(catalogs);
export type Bookmarks = z.infer<typeof bookmarks>;
export type BookmarkType = keyof Bookmarks;
