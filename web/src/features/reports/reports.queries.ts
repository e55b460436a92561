import { queryOptions } from '@tanstack/react-query';
import { call, type CallOptions } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { reportsTexts } from '../../messages/reports.ts';

export const reportsQueries = {
  mine: (userId: string) =>
    queryOptions({
      queryKey: [mine, 'reports', userId],
      queryFn: ({ signal }) => call('GET /reports/mine', { signal, fallback: (locale) => reportsTexts.in(locale).mine.failed }),
      // Somebody may have answered since.
      staleTime: 0,
    }),
};

export const sendReport = (body: CallOptions<'POST /reports'>['body']) =>
  call('POST /reports', { body, timeoutMs: 20_000, fallback: (locale) => reportsTexts.in(locale).failed });
