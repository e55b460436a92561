import type { WeighableCatalog } from '../../catalog/shared/weighable.ts';
import { scholarshipsQueries } from './scholarships.queries.ts';

export const weighable: WeighableCatalog = {
  name: 'scholarships',
  load: async (queryClient, id) => {
    const { scholarship } = await queryClient.fetchQuery(scholarshipsQueries.detail(id));
    return { id: scholarship._id, name: scholarship.name };
  },
};
