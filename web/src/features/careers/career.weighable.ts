import type { WeighableCatalog } from '../../catalog/shared/weighable.ts';
import { careersQueries } from './careers.queries.ts';

export const weighable: WeighableCatalog = {
  name: 'careers',
  load: async (queryClient, id) => {
    const { career } = await queryClient.fetchQuery(careersQueries.detail(id));
    return { id: career._id, name: career.name, fields: { of: career.fields, isWhole: true } };
  },
};
