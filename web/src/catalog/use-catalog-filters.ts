import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { filtersOnArrival, hasFilters, isFromProfile, profileWish, readFilters, writeFilters, type Filters } from './filters.ts';
import { saveFilters, useSavedFilters, type CatalogName } from './saved-filters.ts';

interface Wanted<Key extends string> {
  name: CatalogName;
  /** The filters besides `search`; they are keys of the address too. `sort` is kept by Clear Filter: it hides nothing. */
  keys: readonly Key[];
  /** What the person's profile asks for, e.g. { stream: 'commerce' }; empty for a visitor; null while it is not known yet. */
  auto: Partial<Record<Key, string>> | null;
}

export interface CatalogFilters<Key extends string> {
  filters: Filters<Key>;
  search: string;
  setSearch: (text: string) => void;
  /** Several at once where one follows another: a new stream takes its field along. Always the same function. */
  set: (key: Key, value: string, also?: Partial<Record<Key, string>>) => void;
  /** Clear Filter: removes what hides items, and remembers that it was removed. */
  clear: () => void;
  isFiltered: boolean;
  isFromProfile: boolean;
  /** False until the profile's wish is known: the list waits rather than jumps. */
  isReady: boolean;
}

const typingPauseMs = 300;

/**
 * Filters of a catalog. The address is the truth, so that back, reload and sharing work; a bare address shows the last
 * own choice or what the profile asks for, and is completed in place.
 */
export function useCatalogFilters<Key extends string>({ name, keys, auto }: Wanted<Key>): CatalogFilters<Key> {
  const [params, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  // The screen stays for a moment after somebody has left it; its address is no longer ours to write then.
  const setParams = (next: URLSearchParams | string) => {
    if (window.location.pathname === pathname) setAddress(next, { replace: true, preventScrollReset: true });
  };
  const saved = useSavedFilters(name);
  const wish = auto ?? {};
  const isBare = !hasFilters(params, [...keys, 'search']);
  const shown = isBare ? writeFilters(params, filtersOnArrival(saved, wish)) : params;
  const filters = readFilters(shown, keys);
  const shownText = shown.toString();
  const hiding = keys.filter((key) => key !== 'sort');

  useEffect(() => {
    if (auto !== null && isBare && shownText !== params.toString()) setParams(shownText);
  });

  const { search, setSearch } = useTypedSearch(params.get('search') ?? '', (text) => {
    setParams(writeFilters(shown, { search: text }));
  });

  const change = (next: Partial<Record<string, string>>, text: string) => {
    const values = Object.fromEntries(
      Object.entries({ ...filters, ...next }).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
    );
    saveFilters(name, { values, profile: profileWish(wish) });
    setParams(writeFilters(shown, { ...filters, ...next, search: text }));
  };

  const latest = useRef({ change, search });
  useLayoutEffect(() => {
    latest.current = { change, search };
  });
  const set = useCallback<CatalogFilters<Key>['set']>((key, value, also = {}) => {
    latest.current.change({ [key]: value, ...also }, latest.current.search);
  }, []);

  return {
    filters,
    search,
    setSearch,
    set,
    clear: () => {
      setSearch('');
      change(Object.fromEntries(hiding.map((key) => [key, ''])), '');
    },
    isFiltered: search.trim() !== '' || hiding.some((key) => filters[key] !== ''),
    isFromProfile: isFromProfile(filters, wish),
    isReady: auto !== null,
  };
}

/** The box answers at once; the address follows when the typing pauses, and leads when somebody goes back. */
function useTypedSearch(inAddress: string, write: (text: string) => void) {
  const [search, setSearch] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    // Our own writing coming back must not undo letters typed meanwhile.
    if (inAddress !== written) setSearch(inAddress);
  }
  useEffect(() => {
    if (search === inAddress) return;
    const writeNow = () => {
      setWritten(search);
      write(search);
    };
    const timer = setTimeout(writeNow, typingPauseMs);
    // Whoever goes on to a card at once must find the words again on coming back.
    const signs = ['pointerdown', 'focusout'] as const;
    for (const sign of signs) document.addEventListener(sign, writeNow, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, writeNow, { capture: true });
    };
  });
  return { search, setSearch };
}
