import { states, stateSlug } from '@disha/contract/taxonomy';
import type { Catalog } from '../../catalog/catalog.ts';
import { collegesNames } from '../../messages/colleges-names.ts';
import { paths } from '../../paths.ts';

/** A table no browser needs. */
async function districtAddresses(): Promise<string[]> {
  const { districts } = await import('@disha/contract/districts');
  return districts.map(({ state, name }) => paths.collegesOfDistrict(stateSlug(state), stateSlug(name)));
}

export const collegesCatalog: Catalog = {
  name: 'colleges',
  importing: 'POST /desk/import/colleges',
  sheets: ['nirf'],
  path: paths.colleges,
  idParam: 'id',
  names: collegesNames,
  list: async () => (await import('./colleges-screen.tsx')).CollegesScreen,
  detail: async () => (await import('./college-screen.tsx')).CollegeScreen,
  pages: [
    {
      path: `${paths.colleges}/in/:state`,
      screen: async () => (await import('./state-colleges-screen.tsx')).StateCollegesScreen,
      addresses: import.meta.env.SSR ? states.map((name) => paths.collegesOfState(stateSlug(name))) : undefined,
    },
    {
      path: `${paths.colleges}/in/:state/:district`,
      screen: async () => (await import('./district-colleges-screen.tsx')).DistrictCollegesScreen,
      addresses: import.meta.env.SSR ? await districtAddresses() : undefined,
    },
  ],
  glance: async () => (await import('./college-glance.tsx')).collegeGlance,
  facts: import.meta.env.SSR ? async () => (await import('./college-facts.ts')).collegeFacts : undefined,
  timeoutMs: 10_000,
};
