import { expect, it } from 'vitest';
import { districts } from './districts.ts';
import { districtsMeant, everydayNames, namedPlaces } from './place-names.ts';
import { placeSlug } from '../taxonomy.ts';

const meant = (text: string, state?: Parameters<typeof districtsMeant>[1]) =>
  districtsMeant(text, state).map((district) => `${district.state}: ${district.name}`);

it('names districts that there are, each place by a source', () => {
  const known = new Set(districts.map(({ state, name }) => `${state}|${name}`));
  for (const place of namedPlaces) {
    expect(place.districts.map((name) => known.has(`${place.state}|${name}`))).not.toContain(false);
    expect(place.districts).not.toEqual([]);
    expect(place.source, place.names[0]).toMatch(/^(AISHE 2025|known)$/);
  }
});

it('has no name twice in a state, and none that is a district there', () => {
  for (const state of new Set(namedPlaces.map((place) => place.state))) {
    const slugs = namedPlaces.filter((place) => place.state === state).flatMap(({ names }) => names.map(placeSlug));
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    const here = districts.filter((district) => district.state === state).map(({ name }) => placeSlug(name));
    expect(slugs.filter((slug) => here.includes(slug))).toEqual([]);
  }
});

it('is written in Devanagari where it says so', () => {
  for (const { inHindi } of namedPlaces) for (const name of inHindi) expect(name).toMatch(/^[\u0900-\u097f ]+$/);
});

it.each([
  ['Trivandrum', 'Kerala: Thiruvananthapuram'],
  ['kochi', 'Kerala: Ernakulam'],
  ['greater-noida', 'Uttar Pradesh: Gautam Buddha Nagar'],
  ['Kanpur', 'Uttar Pradesh: Kanpur Nagar'],
  // A district is meant before a town of another state that is called like it.
  ['Udaipur', 'Rajasthan: Udaipur'],
  ['Thiruvananthapuram', 'Kerala: Thiruvananthapuram'],
])('%s means %s', (text, district) => {
  expect(meant(text)).toEqual([district]);
});

it('asks in the state that is said', () => {
  expect(meant('Udaipur', 'Tripura')).toEqual(['Tripura: Gomati']);
  expect(meant('Kochi', 'Bihar')).toEqual([]);
  expect(meant('Atlantis')).toEqual([]);
});

it('tells names of a district from those of its towns', () => {
  expect(everydayNames({ state: 'Kerala', name: 'Thiruvananthapuram' }).district).toContain('Trivandrum');
  expect(everydayNames({ state: 'Kerala', name: 'Ernakulam' }).town).toContain('Kochi');
  expect(everydayNames({ state: 'Goa', name: 'Nobodys District' })).toEqual({ district: [], town: [] });
});
