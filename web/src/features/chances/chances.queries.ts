import type { ChancesAsked } from '@disha/contract/chances';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { chancesTexts } from '../../messages/chances.ts';
import type { Locale } from '../../messages/locale.ts';

const fallback = (locale: Locale) => chancesTexts.in(locale).failed;

export const chancesQueries = {
  counsellings: () =>
    queryOptions({
      queryKey: ['chances', 'counsellings'],
      queryFn: ({ signal }) => call('GET /chances/counsellings', { signal, fallback }),
    }),
  /** By whose rank a seat can be had: a few ids. */
  exams: () =>
    queryOptions({
      queryKey: ['chances', 'exams'],
      queryFn: ({ signal }) => call('GET /chances/exams', { signal, fallback }),
    }),
  /** Asked when somebody presses "Show"; kept by nobody but this page, for the way back to it, and gone with the person. */
  lines: (asked: ChancesAsked | undefined) =>
    infiniteQueryOptions({
      queryKey: [mine, 'chances', 'lines', asked],
      enabled: asked !== undefined,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ signal, pageParam }) => {
        if (!asked) throw new Error('nothing was asked');
        return call('POST /chances', { body: { ...asked, ...(pageParam === undefined ? {} : { cursor: pageParam }) }, signal, fallback });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  ofCollege: (id: string) =>
    queryOptions({
      queryKey: ['chances', 'college', id],
      queryFn: ({ signal }) => call('GET /chances/colleges/:id', { params: { id }, signal, fallback }),
    }),
};
