/** In which districts each course is taught and on what ground, as small as a browser needs it to make a plan. */
import { districts as known } from '@disha/contract/districts';
import type { PlacesTable } from '@disha/contract/taught-at';
import { Atlas, type Centre } from '@disha/eligibility/plan/atlas';
import { RowMaker, takers, writtenDistricts, type Taker } from '@disha/eligibility/plan/places-table';
import type { CollegesView } from './colleges.view.ts';
import type { DistrictPlace } from './places.ts';
import { byNameKey, districtKey, saidKey } from './facet-indexes.ts';

type SeenView = Pick<CollegesView, 'courses' | 'teaching' | 'facetIndexes' | 'cards'>;

/** Every district that a college lies in, by state; where it lies, as far as that is known. */
function centresOf(places: readonly DistrictPlace[]): Centre[] {
  const held = new Map<string, Centre>(places.filter(({ name }) => name !== '').map((place) => [districtKey(place), place]));
  const middles = new Map(known.map((district) => [districtKey(district), district]));
  // A student may live where no college is.
  for (const district of known) held.set(districtKey(district), district);
  return [...held.values()]
    .map(({ state, name }) => {
      const { latitude, longitude } = middles.get(`${state}|${name}`) ?? {};
      return latitude === undefined || longitude === undefined ? { state, name } : { state, name, latitude, longitude };
    })
    .sort((a, b) => (a.state === b.state ? (a.name < b.name ? -1 : 1) : a.state < b.state ? -1 : 1));
}

export function taughtTable({ courses, teaching, facetIndexes, cards }: SeenView): PlacesTable {
  const { districtOf, districts, usual, facetIndexes: facetIndex } = facetIndexes.laid;
  const centres = centresOf(facetIndexes.places);
  const numbers = new Map(centres.map(({ state, name }, number) => [`${state}|${name}`, number]));
  const numberOf = Array.from(districts.values(), ({ district }) => numbers.get(districtKey(district)) ?? -1);
  const takerAt = new Uint8Array(cards.length);
  for (const [index, taker] of takers.entries())
    for (const key of [taker, saidKey(taker)]) for (const place of facetIndex['openTo']?.of(key) ?? []) takerAt[place] = index;
  const isHidden = new Uint8Array(cards.length);
  for (const place of facetIndex['kinds']?.of('research-institute') ?? []) isHidden[place] = 1;

  const colleges = new Map<string, number>();
  const rows = new Map<string, RowMaker>();
  const rowOf = (course: string) => {
    const row = rows.get(course) ?? new RowMaker(centres.length);
    rows.set(course, row);
    return row;
  };

  // How many colleges of a profile there are in a district: what is usual for it is usual there.
  const profiles = teaching.profiles;
  const ofProfile = new Map<number, { there: Set<number>; count: number }>();
  for (let place = 0; place < cards.length; place += 1) {
    const number = usual.profileOf(place);
    if (isHidden[place] === 1 || profiles[number]?.counted.size === 0) continue;
    const district = numberOf[districtOf[place] as number] as number;
    const met = ofProfile.get(number) ?? { there: new Set<number>(), count: 0 };
    ofProfile.set(number, met);
    met.count += 1;
    if (district >= 0) met.there.add(district * takers.length + (takerAt[place] as number));
  }
  for (const [number, { there, count }] of ofProfile)
    for (const course of profiles[number]?.counted.keys() ?? []) {
      if (!courses.has(course)) continue;
      const row = rowOf(course);
      colleges.set(course, (colleges.get(course) ?? 0) + count);
      for (const cell of there) row.put(Math.floor(cell / takers.length), takers[cell % takers.length] as Taker, 'kind');
    }

  for (const course of courses.keys()) {
    const byName = new Set(facetIndex['course']?.of(byNameKey(course)));
    for (const place of facetIndexes.teaching(course)) {
      if (isHidden[place] === 1) continue;
      const isUsual = profiles[usual.profileOf(place)]?.counted.has(course) === true;
      if (!isUsual) colleges.set(course, (colleges.get(course) ?? 0) + 1);
      const district = numberOf[districtOf[place] as number] as number;
      if (district >= 0) rowOf(course).put(district, takers[takerAt[place] as number] as Taker, byName.has(place) ? 'name' : 'register');
    }
  }

  const inOrder = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    districts: writtenDistricts(new Atlas(centres)),
    courses: Object.fromEntries(inOrder.map(([course, row]) => [course, [row.row(), colleges.get(course) ?? 0]])),
    anywhere: Object.fromEntries([...courses.values()].flatMap(({ id, anywhere }) => (anywhere === undefined ? [] : [[id, anywhere]]))),
  };
}
