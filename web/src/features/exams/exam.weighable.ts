import type { WeighableCatalog } from '../../catalog/shared/weighable.ts';
import { examsQueries } from './exams.queries.ts';

export const weighable: WeighableCatalog = {
  name: 'exams',
  load: async (queryClient, id) => {
    const { exam } = await queryClient.fetchQuery(examsQueries.detail(id));
    return { id: exam._id, name: exam.shortName, fields: { of: exam.fields, isWhole: true } };
  },
};
