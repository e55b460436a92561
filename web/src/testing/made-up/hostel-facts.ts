import type { FactsOf } from '../../catalog/shared/catalog.ts';
import { hostelsQueries } from './hostels.queries.ts';

export const hostelFacts: FactsOf = (id, known) => {
  const hostel = known.getQueryData(hostelsQueries.detail(id).queryKey)?.hostel;
  return hostel && { '@type': 'Hostel', name: hostel.name };
};
