import { distance } from '@disha/contract/distance';
import type { districtsCalled as called } from '@disha/contract/districts';
import type { State } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import type { ComparisonRow } from '../../catalog/shared/comparison.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useFact } from '../../session/use-fact.ts';
import type { ComparedCollege } from './compared-college.ts';
import { useDistrictName } from './place-name.ts';

type DistrictsCalled = typeof called;

interface DistrictOf {
  state: State | undefined;
  district: string | undefined;
}

/** Both by the middle of their districts: nearer than this it cannot be told. Nothing where a name is that of two. */
function kilometres(districtsCalled: DistrictsCalled, ...places: readonly [DistrictOf, DistrictOf]): number | undefined {
  const [from, to] = places.map(({ state, district = '' }) => {
    const [one, ...others] = districtsCalled(district, state);
    return others.length === 0 ? one : undefined;
  });
  return from && to && Math.round(distance(from, to));
}

/** How far it is from the district of My details; no row where that says none. The table of districts comes here, and nothing is sent. */
export function useDistanceRow(): readonly ComparisonRow<ComparedCollege>[] {
  const { rows } = useText(compareTexts);
  const format = useFormat();
  const districtName = useDistrictName();
  const home: DistrictOf = { state: useFact('state', 'colleges'), district: useFact('district', 'colleges') };
  const { data: districtsCalled, isError } = useQuery({
    queryKey: ['districts called'],
    queryFn: async () => (await import('@disha/contract/districts')).districtsCalled,
    enabled: home.district !== undefined,
    staleTime: Infinity,
  });
  if (home.district === undefined) return [];
  return [
    {
      id: 'distance',
      label: rows.distance(districtName(home.district)),
      of: ({ location }) => {
        if (!districtsCalled) return isError ? [] : null;
        const km = kilometres(districtsCalled, home, location);
        if (km === undefined) return [];
        return [km === 0 ? rows.sameDistrict : rows.kilometres(format.number(km))];
      },
    },
  ];
}
