import { defineList } from '@disha/contract/list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { textsOf } from '../../messages/locale.ts';
import type { texts as en } from './en/hostels.ts';

export const hostelsTexts = textsOf<typeof en>(import.meta.glob('./*/hostels.ts'));

export interface Hostel {
  _id: string;
  name: string;
  beds: number;
}

/** The contract does not know this catalog, nor its list: it was made up. */
const ask = call as unknown as (name: string, options?: { params: object }) => Promise<unknown>;
export const hostelList = defineList<Hostel>()({
  name: 'hostels',
  searchable: ({ name }) => ({ strong: [], name }),
  searchedBy: 'browser',
  order: (a, b) => a.name.localeCompare(b.name),
  filters: {},
  sorts: { name: () => 0 },
  counts: {},
});

export const askHostel = (id: string) => ask('GET /hostels/:id', { params: { id } }) as Promise<{ hostel: Hostel }>;

export const hostelsQueries = {
  list: () => queryOptions({ queryKey: ['hostels', 'list'], queryFn: () => ask('GET /hostels') as Promise<{ hostels: Hostel[] }> }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['hostels', 'detail', id],
      queryFn: () => askHostel(id),
    }),
};
