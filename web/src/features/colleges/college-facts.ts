import type { FactsOf } from '../../catalog/shared/catalog.ts';
import { collegesQueries } from './colleges.queries.ts';

export const collegeFacts: FactsOf = (id, known) => {
  const college = known.getQueryData(collegesQueries.detail(id).queryKey)?.college;
  if (!college) return undefined;
  const { address, city, district, state, pincode } = college.location;
  return {
    '@type': 'CollegeOrUniversity',
    name: college.name,
    alternateName: [college.shortName, ...college.aliases].filter((name) => name !== '' && name !== college.name),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city || district,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    url: college.contact.website,
    foundingDate: college.established === null ? '' : String(college.established),
  };
};
