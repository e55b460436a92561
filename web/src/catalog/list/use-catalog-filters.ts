import type { BookmarkType } from '@disha/contract/bookmarks';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { filtersOnArrival, hasFilters, isFromProfile, profileWish, readFilters, writeFilters, type Filters } from './filters.ts';
import { pageNow } from '../../messages/locale.ts';
import { saveFilters, useSavedFilters } from './saved-filters.ts';
import { useTypedSearch, type Typed } from '../search/use-typed-search.ts';

interface FilterWishes<Key extends string> {
  name: BookmarkType;
  /** The filters besides `search`; they are keys of the address too. `sort` is kept by Clear Filter: it hides nothing. */
  keys: readonly Key[];
  /** What the person's profile asks for, e.g. { stream: 'commerce' }; empty for a visitor; null while it is not known yet. */
  auto: Partial<Record<Key, string>> | null;
}

export interface CatalogFilters<Key extends string> {
  filters: Filters<Key>;
  /** What stands in the search box; for the box alone. */
  typed: Typed;
  /** The same for the list, which may be some letters behind. */
  search: string;
  /** Several at once where one follows another: a new stream takes its field along. Always the same function. */
  set: (key: Key, value: string, also?: Partial<Record<Key, string>>) => void;
  /** Clear Filter: removes what hides items, and remembers that it was removed. */
  clear: () => void;
  isFiltered: boolean;
  isFromProfile: boolean;
  /** False until the profile's wish is known: the list waits rather than jumps. */
  isReady: boolean;
}

/**
 * Filters of a catalog. The address is the truth, so that back, reload and sharing work; a bare address shows the last
 * own choice or what the profile asks for, and is completed in place.
 */
export function useCatalogFilters<Key extends string>({ name, keys, auto }: FilterWishes<Key>): CatalogFilters<Key> {
  const [params, setAddress] = useSearchParams();
  const { pathname, key: entry } = useLocation();
  const saved = useSavedFilters(name);
  const wish = auto ?? {};
  const isReady = auto !== null;
  const hiding = keys.filter((key) => key !== 'sort');
  const completed = (address: URLSearchParams) =>
    hasFilters(address, [...keys, 'search']) ? address : writeFilters(address, filtersOnArrival(saved, wish));
  const shown = completed(params);
  const filters = readFilters(shown, keys);

  // Begins with the address as it stands: what was drawn last may be older than what was pressed last.
  const change = (next: Partial<Record<string, string>>) => {
    // The screen stays for a moment after somebody has left it; its address is no longer ours to write then.
    if (pageNow() !== pathname) return undefined;
    const before = completed(new URLSearchParams(window.location.search));
    // Another choice is another list, which is read from its beginning.
    const isSame = Object.entries(next).every(([key, value]) => (before.get(key) ?? '') === (value ?? ''));
    const address = writeFilters(before, isSame ? next : { ...next, page: '' });
    setAddress(address, { replace: true, preventScrollReset: true });
    return address;
  };
  const { typed, search } = useTypedSearch({
    inAddress: params.get('search') ?? '',
    isReady,
    write: (text) => change({ search: text }),
  });
  const choose = (next: Partial<Record<string, string>>) => {
    const address = change({ ...next, search: typed.getState() });
    if (!address) return;
    const chosen: [string, string][] = Object.entries<string>(readFilters(address, keys)).filter(([, value]) => value !== '');
    saveFilters(name, { values: Object.fromEntries(chosen), profile: profileWish(wish) });
  };

  const isIncomplete = isReady && shown.toString() !== params.toString();
  const latest = useRef({ change, choose });
  useLayoutEffect(() => {
    latest.current = { change, choose };
  });
  useEffect(() => {
    if (isIncomplete) latest.current.change({});
  }, [isIncomplete, entry]);
  const set = useCallback<CatalogFilters<Key>['set']>((key, value, also = {}) => {
    latest.current.choose({ [key]: value, ...also });
  }, []);

  return {
    filters,
    typed,
    search,
    set,
    clear: () => {
      typed.setState('');
      choose(Object.fromEntries(hiding.map((key) => [key, ''])));
    },
    isFiltered: search.trim() !== '' || hiding.some((key) => filters[key] !== ''),
    isFromProfile: isFromProfile(filters, wish),
    isReady,
  };
}
