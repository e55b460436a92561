import { useQueries, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import type { ShownCatalog } from '../../catalog/list/shown-catalog.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';
import { bookmarkedId, nameOf, type BookmarkLists } from './bookmark-item.ts';

/** One bookmark as it is shown. */
export interface Bookmarked {
  id: string;
  name: string;
  /** Absent while it is looked for, when it could not be asked for, and when it has gone. */
  item: CatalogItem | undefined;
  /** Only the server's word makes an item gone. */
  isGone: boolean;
}

export interface CatalogSection {
  catalog: ShownCatalog;
  bookmarked: readonly Bookmarked[];
}

/** Every catalog's bookmarks. Those that came as a bare id are asked for by it, one by one. */
export function useSections(catalogs: readonly ShownCatalog[], bookmarks: BookmarkLists): readonly CatalogSection[] {
  const queryClient = useQueryClient();
  const bare = catalogs.flatMap((catalog) =>
    (bookmarks[catalog.name] ?? []).flatMap((item) => (typeof item === 'string' ? [{ catalog, id: item }] : [])),
  );
  const answers = useQueries({
    queries: bare.map(({ catalog, id }) => ({
      queryKey: [catalog.name, 'bookmarked', id],
      // That it is not there is an answer too.
      queryFn: () =>
        catalog.summary.load(queryClient, id).catch((error: unknown) => {
          if (isApiError(error, 'not_found')) return null;
          throw error;
        }),
    })),
  });
  return catalogs.map((catalog) => ({
    catalog,
    bookmarked: (bookmarks[catalog.name] ?? []).map((given): Bookmarked => {
      const item =
        typeof given === 'string' ? answers[bare.findIndex(({ catalog: of, id }) => of === catalog && id === given)]?.data : given;
      return { id: bookmarkedId(given), name: nameOf(item ?? given), item: item ?? undefined, isGone: item === null };
    }),
  }));
}
