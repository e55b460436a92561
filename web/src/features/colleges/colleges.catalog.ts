import { states, stateSlug } from '@disha/contract/taxonomy';
import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { collegesNames } from '../../messages/colleges-names.ts';
import { paths } from '../../paths.ts';

/** A table no browser needs. */
async function districtAddresses(): Promise<string[]> {
  const { districts } = await import('@disha/contract/districts');
  return districts.map(({ state, name }) => paths.collegesOfDistrict(stateSlug(state), stateSlug(name)));
}

export const collegesCatalog: CatalogScreens = {
  name: 'colleges',
  importing: 'POST /desk/import/colleges',
  sheets: ['nirf'],
  path: paths.colleges,
  idParam: 'id',
  names: collegesNames,
  list: () => import('./colleges-screen.tsx').then((m) => m.CollegesScreen),
  detail: () => import('./college-screen.tsx').then((m) => m.CollegeScreen),
  pages: [
    {
      path: `${paths.colleges}/in/:state`,
      screen: () => import('./state-colleges-screen.tsx').then((m) => m.StateCollegesScreen),
      addresses: import.meta.env.SSR ? states.map((name) => paths.collegesOfState(stateSlug(name))) : undefined,
    },
    {
      path: `${paths.colleges}/in/:state/:district`,
      screen: () => import('./district-colleges-screen.tsx').then((m) => m.DistrictCollegesScreen),
      addresses: import.meta.env.SSR ? await districtAddresses() : undefined,
    },
  ],
  summary: () => import('./college-summary.tsx').then((m) => m.collegeSummary),
  facts: import.meta.env.SSR ? () => import('./college-facts.ts').then((m) => m.collegeFacts) : undefined,
  timeoutMs: 10_000,
};
