import type { Pagination } from '@disha/contract/catalog';
import { limits } from '@disha/contract/limits';
import type { ListQuestion } from '@disha/contract/list';

/** A list of which no more than a page need be made. */
export type Sliced<T> = Pick<readonly T[], 'length'> & { slice(from: number, to: number): T[] };

export function pageOf<T>(
  items: Sliced<T>,
  { page = 1, limit = limits.listLimit }: Pick<ListQuestion, 'page' | 'limit'>,
): { items: T[]; pagination: Pagination } {
  const totalPages = Math.max(1, Math.ceil(items.length / limit));
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: { currentPage: page, totalPages, totalCount: items.length, hasNextPage: page < totalPages, hasPrevPage: page > 1, limit },
  };
}
