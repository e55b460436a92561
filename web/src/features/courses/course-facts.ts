import { durationInMonths } from '@disha/contract/duration';
import type { FactsOf } from '../../catalog/shared/catalog.ts';
import { coursesQueries } from './courses.queries.ts';

export const courseFacts: FactsOf = (id, known) => {
  const course = known.getQueryData(coursesQueries.detail(id).queryKey)?.course;
  if (!course) return undefined;
  const months = durationInMonths(course.duration);
  return {
    '@type': 'Course',
    name: course.name,
    alternateName: course.shortName === course.name ? '' : course.shortName,
    description: course.description,
    educationalLevel: course.level,
    timeRequired: months === undefined ? '' : `P${months}M`,
    teaches: [...course.skills.technical, ...course.skills.soft],
  };
};
