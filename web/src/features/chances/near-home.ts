/** How far seats are from the district that a student told: worked out here, and sent to nobody. */
import { chanceBands } from '@disha/contract/chances.words';
import type { ChanceLine, LineCollege } from '@disha/contract/chances';
import { distance } from '@disha/contract/distance';
import type { districtsCalled as called } from '@disha/contract/districts';
import type { State } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';

export interface Home {
  state?: State | undefined;
  district?: string | undefined;
}

type Colleges = Readonly<Record<string, LineCollege>>;
/** Nothing where the place of a college, or its district, is not known for sure. */
type KilometresTo = (line: Pick<ChanceLine, 'institute'>) => number | undefined;

/** Between the middles of two districts: nearer than this it cannot be told. */
export function kilometresFrom(home: Home, colleges: Colleges, districtsCalled: typeof called): KilometresTo {
  const middle = ({ state, district = '' }: Home) => {
    const [one, ...others] = districtsCalled(district, state);
    return others.length === 0 ? one : undefined;
  };
  const from = middle(home);
  const known = new Map<string, number | undefined>();
  return ({ institute: { collegeId = '' } }) => {
    if (!known.has(collegeId)) {
      const to = colleges[collegeId] && middle(colleges[collegeId]);
      known.set(collegeId, from && to && Math.round(distance(from, to)));
    }
    return known.get(collegeId);
  };
}

/** By band, then by distance; as near as each other, or of unknown place, they stay in the order that they came in. */
export function nearestFirst<Line extends Pick<ChanceLine, 'institute' | 'band'>>(lines: readonly Line[], to: KilometresTo): Line[] {
  const place = (line: Line) => (line.band === null ? chanceBands.length : chanceBands.indexOf(line.band));
  const km = (line: Line) => to(line) ?? Number.MAX_SAFE_INTEGER;
  return [...lines].sort((a, b) => place(a) - place(b) || km(a) - km(b));
}

/** The table of districts comes where somebody asks for the nearest. Undefined until it is here. */
export function useKilometres(home: Home | undefined, colleges: Colleges): KilometresTo | undefined {
  const { data: districtsCalled } = useQuery({
    queryKey: ['districts called'],
    queryFn: async () => (await import('@disha/contract/districts')).districtsCalled,
    enabled: home?.district !== undefined,
    staleTime: Infinity,
  });
  return home?.district === undefined || !districtsCalled ? undefined : kilometresFrom(home, colleges, districtsCalled);
}
