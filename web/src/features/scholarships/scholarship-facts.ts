import type { FactsOf } from '../../catalog/shared/catalog.ts';
import { scholarshipsQueries } from './scholarships.queries.ts';

export const scholarshipFacts: FactsOf = (id, known) => {
  const found = known.getQueryData(scholarshipsQueries.detail(id).queryKey)?.scholarship;
  if (!found) return undefined;
  return {
    '@type': 'FinancialProduct',
    name: found.name,
    description: found.benefit,
    category: 'Scholarship',
    audience: { '@type': 'Audience', audienceType: found.who },
    provider: { '@type': 'GovernmentOrganization', name: found.provider },
    url: found.officialLink,
  };
};
