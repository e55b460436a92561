import { queryOptions } from '@tanstack/react-query';
import { ApiError, isApiError } from '../../api/api-error.ts';
import type { ComparedCatalog } from '../../catalog/compared-catalog.ts';
import type { CatalogItem } from '../../catalog/glance.ts';

interface FoundItems {
  items: readonly CatalogItem[];
  /** Ids that no item has. */
  unknown: readonly string[];
}

export const compareQueries = {
  /** What is known of these; not found where that is nothing. */
  items: ({ name, comparison }: ComparedCatalog, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['compare', name, ids],
      enabled: ids.length > 0,
      queryFn: async ({ signal }): Promise<FoundItems> => {
        const found = await Promise.all(ids.map((id) => comparison.load(id, signal).catch(orNothing)));
        const items = found.filter((item) => item !== null);
        if (items.length === 0) throw new ApiError({ code: 'not_found', status: 404 });
        return { items, unknown: ids.filter((_, index) => found[index] === null) };
      },
    }),
};

function orNothing(error: unknown): null {
  if (isApiError(error, 'not_found')) return null;
  throw error;
}
