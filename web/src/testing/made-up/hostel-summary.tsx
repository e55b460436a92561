import { BedDouble } from 'lucide-react';
import { summaryOf } from '../../catalog/shared/item-summary.ts';
import { hostelsQueries, type Hostel } from './hostels.queries.ts';

export const hostelSummary = summaryOf<Hostel, Hostel>({
  Icon: BedDouble,
  Facts: ({ item }) => <p>{`A card of ${item.beds} beds`}</p>,
  useLine: () => (item) => `On paper: ${item.beds} beds`,
  useNote: () => (item) => `Found with ${item.beds} beds`,
  load: async (queryClient, id) => (await queryClient.fetchQuery(hostelsQueries.detail(id))).hostel,
  comparison: async () => (await import('./hostel-comparison.ts')).hostelComparison,
});
