/**
 * What people call places besides the names of districts: older and everyday names of districts (Trivandrum), and towns (Kochi) with the
 * districts they lie in, the main one first. Search, `near` and addresses read this one table. For the server.
 */
import { districts, districtsCalled, type District } from './districts.ts';
import table from './place-names.json' with { type: 'json' };
import { placeSlug, type State } from '../taxonomy.ts';

interface NamedPlace {
  state: State;
  names: readonly string[];
  what: 'district' | 'town';
  districts: readonly string[];
  /** The same in Devanagari. */
  inHindi: readonly string[];
  /** The register whose colleges of that name lie there; `known`: known to the editors, no list was read. */
  source: string;
}

type PlaceLine = [names: string[], what: NamedPlace['what'], districts: string[], inHindi: string[], source: string];

export const namedPlaces: readonly NamedPlace[] = Object.entries(table as unknown as Record<State, PlaceLine[]>).flatMap(([state, lines]) =>
  lines.map(([names, what, within, inHindi, source]) => ({ state: state as State, names, what, districts: within, inHindi, source })),
);

const byKey = new Map(districts.map((district) => [`${district.state}|${district.name}`, district]));
const bySlug = new Map<string, District[]>();
const within = new Map<string, Record<NamedPlace['what'], string[]>>();
for (const { state, names, what, districts: lyingIn } of namedPlaces) {
  const main = byKey.get(`${state}|${lyingIn[0] ?? ''}`);
  for (const name of names) {
    const slug = placeSlug(name);
    if (main) bySlug.set(slug, [...(bySlug.get(slug) ?? []), main]);
  }
  for (const district of lyingIn) {
    const key = `${state}|${district}`;
    const known = within.get(key) ?? { district: [], town: [] };
    known[what].push(...names);
    within.set(key, known);
  }
}

const nothing: Record<NamedPlace['what'], readonly string[]> = { district: [], town: [] };

/** What else the colleges of a district are looked for under. */
export const everydayNames = (place: Pick<District, 'state' | 'name'>): Readonly<Record<NamedPlace['what'], readonly string[]>> =>
  within.get(`${place.state}|${place.name}`) ?? nothing;

/** The districts a name may mean: a district's own names first, then what people call it and the towns in it. */
export function districtsMeant(text: string, state?: State): readonly District[] {
  const called = districtsCalled(text, state);
  if (called.length > 0) return called;
  const meant = (bySlug.get(placeSlug(text)) ?? []).filter((district) => state === undefined || district.state === state);
  return [...new Set(meant)];
}
