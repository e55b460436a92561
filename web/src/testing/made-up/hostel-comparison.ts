import { comparisonOf } from '../../catalog/shared/comparison.ts';
import { askHostel, type Hostel } from './hostels.queries.ts';

export const hostelComparison = comparisonOf<Hostel>({
  load: async (id) => (await askHostel(id)).hostel,
  useRows: () => [{ id: 'beds', label: 'Beds side by side', of: ({ beds }) => (beds === 0 ? [] : [`${beds} beds`]) }],
});
