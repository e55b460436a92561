import type { CareerCard } from '@disha/contract/careers.card';
import { careerList } from '@disha/contract/careers.list';
import { arrange } from '@disha/contract/list';

interface CareerWishes {
  search: string;
  field: string;
  interest: string;
  sector: string;
  entry: string;
}

/** What the search found, narrowed, without what is not for this person; of those, how many the filters would show. */
export function careersFor(
  found: readonly CareerCard[],
  { search, field, interest, sector, entry }: CareerWishes,
  hidden: readonly string[] = [],
): { careers: readonly CareerCard[]; hidden: number } {
  const isSearched = search.trim() !== '';
  const asked = { search, field, interest, sector, entry, ...(isSearched ? {} : { sortBy: 'common' }) };
  const all = arrange(careerList, asked, { found, ...(isSearched ? {} : { all: found }) });
  if (hidden.length === 0) return { careers: all, hidden: 0 };
  const isHidden = new Set(hidden);
  const careers = all.filter(({ _id }) => !isHidden.has(_id));
  return { careers, hidden: all.length - careers.length };
}
