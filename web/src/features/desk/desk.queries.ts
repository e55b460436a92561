import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { deskTexts } from '../../messages/desk.ts';
import type { Locale } from '../../messages/locale.ts';

const fallback = (locale: Locale) => deskTexts.in(locale).failed;
/** What others do at the same desk is seen with every look. */
const fresh = { staleTime: 0 } as const;
const paged = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  ...fresh,
};
const cursorOf = (cursor: string) => (cursor === '' ? {} : { cursor });

export type ReportState = 'new' | 'accepted' | 'declined';
export type CorrectionState = 'active' | 'taken_back' | 'overtaken';

export const deskKey = [mine, 'desk'];

export const deskQueries = {
  reports: (state: ReportState) =>
    infiniteQueryOptions({
      queryKey: [...deskKey, 'reports', state],
      queryFn: ({ signal, pageParam }) => call('GET /desk/reports', { query: { state, ...cursorOf(pageParam) }, signal, fallback }),
      ...paged,
    }),
  corrections: (state: CorrectionState | undefined) =>
    infiniteQueryOptions({
      queryKey: [...deskKey, 'corrections', state],
      queryFn: ({ signal, pageParam }) =>
        call('GET /desk/corrections', { query: { ...(state ? { state } : {}), ...cursorOf(pageParam) }, signal, fallback }),
      ...paged,
    }),
  audit: () =>
    infiniteQueryOptions({
      queryKey: [...deskKey, 'audit'],
      queryFn: ({ signal, pageParam }) => call('GET /desk/audit', { query: cursorOf(pageParam), signal, fallback }),
      ...paged,
    }),
  item: (catalog: string, id: string) =>
    queryOptions({
      queryKey: [...deskKey, 'item', catalog, id],
      queryFn: ({ signal }) => call('GET /desk/items/:catalog/:id', { params: { catalog, id }, signal, fallback }),
      // What somebody is typing over must not change under their hands; it is asked anew after every save.
      refetchOnWindowFocus: false,
      ...fresh,
    }),
  newItem: (catalog: string) =>
    queryOptions({
      queryKey: [...deskKey, 'new', catalog],
      queryFn: ({ signal }) => call('GET /desk/items/:catalog', { params: { catalog }, signal, fallback }),
    }),
  counsellings: () =>
    queryOptions({
      queryKey: [...deskKey, 'counsellings'],
      queryFn: ({ signal }) => call('GET /desk/counsellings', { signal, fallback }),
      refetchOnWindowFocus: false,
      ...fresh,
    }),
  counsellingChanges: (id: string) =>
    queryOptions({
      queryKey: [...deskKey, 'counsellings', id],
      queryFn: ({ signal }) => call('GET /desk/counsellings/:id/changes', { params: { id }, signal, fallback }),
      ...fresh,
    }),
  due: () =>
    queryOptions({
      queryKey: [...deskKey, 'due'],
      queryFn: ({ signal }) => call('GET /desk/due', { query: {}, signal, fallback }),
      ...fresh,
    }),
  health: () =>
    queryOptions({ queryKey: [...deskKey, 'health'], queryFn: ({ signal }) => call('GET /desk/health', { signal, fallback }), ...fresh }),
  find: (words: string) =>
    queryOptions({
      queryKey: ['search', words],
      queryFn: ({ signal }) => call('GET /search', { query: { q: words }, signal, fallback }),
      enabled: words !== '',
      placeholderData: keepPreviousData,
    }),
};
