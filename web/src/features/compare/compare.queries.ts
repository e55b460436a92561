import { queryOptions } from '@tanstack/react-query';
import { ApiError, isApiError } from '../../api/api-error.ts';
import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';

interface FoundItems {
  items: readonly CatalogItem[];
  /** Ids that no item has. */
  unknown: readonly string[];
}

interface PartlyFound extends FoundItems {
  /** Ids that nobody answered for: offline, those that are not kept here. */
  unreached: readonly string[];
}

/** Some could not be asked for. It fails as that did, and is tried again like that; what there is comes along. */
export class NotAllReached extends ApiError {
  readonly found: PartlyFound;

  constructor({ code, status, fallback }: ApiError, found: PartlyFound) {
    super({ code, status, fallback });
    this.found = found;
  }
}

/** No answer came, or one that says that nobody is there. */
const isUnreached = ({ code, status }: ApiError) => code === 'network' || code === 'timeout' || (status >= 502 && status <= 504);

export const compareQueries = {
  /** What is known of these; not found where that is nothing. */
  items: ({ name, comparison }: ComparedCatalog, ids: readonly string[]) =>
    queryOptions({
      queryKey: ['compare', name, ids],
      enabled: ids.length > 0,
      queryFn: async ({ signal }): Promise<FoundItems> => {
        const items: CatalogItem[] = [];
        const failures = new Map<string, ApiError>();
        const asked = await Promise.all(ids.map((id) => comparison.load(id, signal).catch(orWhy)));
        for (const [index, id] of ids.entries()) {
          const found = asked[index];
          if (isApiError(found)) failures.set(id, found);
          else if (found) items.push(found);
        }
        const unreached = [...failures].filter(([, failure]) => isUnreached(failure)).map(([id]) => id);
        const unknown = [...failures.keys()].filter((id) => !unreached.includes(id));
        const [first] = unreached.map((id) => failures.get(id));
        if (first) throw new NotAllReached(first, { items, unknown, unreached });
        if (items.length === 0) throw new ApiError({ code: 'not_found', status: 404 });
        return { items, unknown };
      },
      // What a pack leaves out comes when the browser is online again.
      refetchOnReconnect: ({ state: { status, data } }) =>
        status === 'error' || data?.items.some((item) => 'fromPack' in item) ? 'always' : false,
    }),
};

function orWhy(error: unknown): ApiError {
  if (isApiError(error) && (error.code === 'not_found' || isUnreached(error))) return error;
  throw error;
}
