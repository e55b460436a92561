import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const costsQueries = {
  /** Its name, and for how many years it is paid. */
  course: (id: string) =>
    queryOptions({
      queryKey: ['costs', 'course', id],
      enabled: id !== '',
      queryFn: async ({ signal }) => (await call('GET /courses/:id', { params: { id }, signal })).course,
      retry: false,
    }),
  college: (id: string) =>
    queryOptions({
      queryKey: ['costs', 'college', id],
      enabled: id !== '',
      queryFn: async ({ signal }) => (await call('GET /colleges/:id', { params: { id }, signal })).college,
      retry: false,
    }),
};
