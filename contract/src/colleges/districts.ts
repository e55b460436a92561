/**
 * The districts of every state under their present names, each with its middle and what else it is or was called. Loaded on demand, where
 * code needs it, and by no page at once. Written by catalog/tools/directory/build.ts.
 */
import table from './districts.json' with { type: 'json' };
import { placeSlug, type State } from '../taxonomy.ts';

export interface District {
  state: State;
  name: string;
  latitude: number;
  longitude: number;
  /** Older names and other spellings. */
  alsoCalled: readonly string[];
}

type DistrictLine = [name: string, latitude: number, longitude: number, alsoCalled?: string[]];

export const districts: readonly District[] = Object.entries(table as unknown as Record<State, DistrictLine[]>).flatMap(([state, lines]) =>
  lines.map(([name, latitude, longitude, alsoCalled = []]) => ({ state: state as State, name, latitude, longitude, alsoCalled })),
);

const isNamed = (wanted: string) => (district: District) => placeSlug(district.name) === wanted;
const isCalled = (wanted: string) => (district: District) => district.alsoCalled.some((name) => placeSlug(name) === wanted);

/** A home whose district is told by its present name: Gaya is Gaya Ji now, and a place is found by that. */
export function atHome<Home extends { state?: State | undefined; district?: string | undefined }>(home: Home): Home {
  if (home.district === undefined) return home;
  const [district, ...others] = districtsCalled(home.district, home.state);
  return district === undefined || others.length > 0 ? home : { ...home, district: district.name };
}

/** Those a text may mean. An older name counts like a present one, except beside it in the same state. */
export function districtsCalled(text: string, state?: State, among = districts): District[] {
  const wanted = placeSlug(text);
  const within = state === undefined ? among : among.filter((district) => district.state === state);
  const named = within.filter(isNamed(wanted));
  const taken = new Set(named.map((district) => district.state));
  return [...named, ...within.filter(isCalled(wanted)).filter((district) => !taken.has(district.state))];
}
