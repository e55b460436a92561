import type { FactsOf } from '../../catalog/shared/catalog.ts';
import { careersQueries } from './careers.queries.ts';

export const careerFacts: FactsOf = (id, known) => {
  const career = known.getQueryData(careersQueries.detail(id).queryKey)?.career;
  if (!career) return undefined;
  return {
    '@type': 'Occupation',
    name: career.name,
    alternateName: career.otherNames,
    description: career.summary,
    responsibilities: career.day.join(' '),
    educationRequirements: career.routes.map(({ title }) => title),
    qualifications: career.licence?.required === true ? career.licence.body : '',
    occupationLocation: { '@type': 'Country', name: 'India' },
  };
};
