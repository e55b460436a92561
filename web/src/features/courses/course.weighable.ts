import { durationInMonths } from '@disha/contract/duration';
import type { WeighableCatalog } from '../../catalog/shared/weighable.ts';
import { coursesQueries } from './courses.queries.ts';

export const weighable: WeighableCatalog = {
  name: 'courses',
  load: async (queryClient, id) => {
    const { course } = await queryClient.fetchQuery(coursesQueries.detail(id));
    return {
      ...{ id: course._id, name: course.name, fees: course.fees },
      months: durationInMonths(course.duration),
      fields: { of: [course.field, ...course.otherFields], isWhole: true },
      leadsTo: course.careers.length,
    };
  },
};
