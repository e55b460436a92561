/** What the contract would say of a catalog that does not exist, written as one that does. */
import { anyId, catalogId, provenance, searchText } from '@disha/contract/catalog';
import { describeCatalog } from '@disha/contract/catalog.descriptor';
import { endpoints } from '@disha/contract/endpoint';
import { defineList } from '@disha/contract/list';
import { z } from 'zod';

export const hostelFile = z.strictObject({ id: catalogId, name: z.string(), beds: z.number().int(), ...provenance.shape });
export const hostelCard = z.object({ _id: catalogId, name: z.string(), beds: z.number().int() });
export type HostelCard = z.infer<typeof hostelCard>;
const hostel = hostelCard.extend(provenance.shape);

export const hostelList = defineList<HostelCard>()({
  name: 'hostels',
  searchable: ({ name }) => ({ strong: [], name }),
  searchedBy: 'browser',
  order: (a, b) => a.name.localeCompare(b.name),
  filters: {},
  sorts: { name: () => 0 },
  counts: {},
});

const listQuery = z.object({ search: searchText });
export const hostelsEndpoints = endpoints({
  'GET /hostels': { summary: 'Hostels', access: 'anyone', query: listQuery, data: z.object({ hostels: z.array(hostelCard) }) },
  'GET /hostels/:id': { summary: 'One hostel', access: 'anyone', params: anyId, data: z.object({ hostel }) },
});

export const hostelsContract = describeCatalog({
  name: 'hostels',
  item: 'hostel',
  document: hostelFile,
  translated: {},
  card: hostelCard,
  detail: hostel,
  listQuery,
  bookmark: hostelCard,
  found: hostelCard.pick({ _id: true, name: true }),
  endpoints: hostelsEndpoints,
});
