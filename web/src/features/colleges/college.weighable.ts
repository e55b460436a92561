import { isBeyond } from '@disha/contract/colleges.words';
import type { WeighableCatalog } from '../../catalog/shared/weighable.ts';
import { collegesQueries } from './colleges.queries.ts';

export const weighable: WeighableCatalog = {
  name: 'colleges',
  load: async (queryClient, id) => {
    const { college } = await queryClient.fetchQuery(collegesQueries.detail(id));
    const known = college.courses.filter(({ basis }) => basis !== 'kind');
    const [nirf] = college.nirf
      .filter((one) => !isBeyond(one))
      .sort((a, b) => b.year - a.year || parseInt(a.rank, 10) - parseInt(b.rank, 10));
    return {
      ...{ id: college._id, name: college.name, nirf, fees: college.fees },
      place: college.location,
      fields: { of: [...new Set(known.map(({ field }) => field))], isWhole: false },
    };
  },
};
