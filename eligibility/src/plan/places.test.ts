/** Where a course is taught, seen from home: by distance, by ground, and for whom. */
import { describe, expect, it } from 'vitest';
import type { Near, Whereabouts } from './knowledge.ts';
import { CollegesNearby, type PlaceCandidate } from './places.ts';
import { groundsOf, RowMaker, tableOfState, writtenDistricts, type Taker } from './places-table.ts';

const districts = {
  Bihar: 'Gaya Ji 24.75 84.98|Nawada 24.88 85.53|Patna 25.43 85.2|Purnia 25.85 87.6',
  Jharkhand: 'Hazaribagh 24.1 85.4|Koderma 24.43 85.53',
};
const order = ['Gaya Ji', 'Nawada', 'Patna', 'Purnia', 'Hazaribagh', 'Koderma'];

type Cell = [district: string, taker: Taker, basis: 'register' | 'name' | 'kind'];
function rowOf(...cells: readonly Cell[]): string {
  const maker = new RowMaker(order.length);
  for (const [district, taker, basis] of cells) maker.put(order.indexOf(district), taker, basis);
  return maker.row();
}

const table = {
  districts,
  courses: {
    ba: [rowOf(['Gaya Ji', 'all', 'kind'], ['Gaya Ji', 'women', 'register'], ['Nawada', 'all', 'register']), 3],
    law: [rowOf(['Nawada', 'all', 'name'], ['Purnia', 'all', 'register']), 2],
    vet: [rowOf(['Patna', 'men', 'register'], ['Purnia', 'all', 'kind'], ['Koderma', 'all', 'register']), 3],
    ship: [rowOf(['Koderma', 'all', 'name']), 1],
    women: [rowOf(['Patna', 'women', 'name']), 1],
  },
  anywhere: { accounts: 'body' },
} as const;
const places = new CollegesNearby(table);
const gaya = { state: 'Bihar', district: 'Gaya Ji' } as const;

describe('the nearest place', () => {
  it.each<[string, string, Whereabouts, Near | null, string?]>([
    ['in the own district', 'ba', gaya, 'district', 'kind'],
    ['by what takes her', 'ba', { ...gaya, gender: 'female' }, 'district', 'register'],
    ['by what takes him', 'ba', { ...gaya, gender: 'male' }, 'district', 'kind'],
    ['in the next district, whatever is surer beyond', 'law', gaya, 'next', 'name'],
    ['in the state, surest first', 'vet', { ...gaya, gender: 'male' }, 'state', 'register'],
    ['in the state, of what takes everybody', 'vet', gaya, 'state', 'kind'],
    ['beyond the border, however near', 'ship', gaya, 'india', 'name'],
    ['in the district by its older spelling', 'ba', { state: 'Bihar', district: 'gaya-ji' }, 'district', 'kind'],
    ['somewhere in the state, where the district is not said', 'law', { state: 'Bihar' }, 'state', 'register'],
    ['somewhere, where nothing is said', 'law', {}, 'india', 'register'],
    ['nowhere that takes him', 'women', { ...gaya, gender: 'male' }, null],
    ['nowhere that is known to take her', 'women', gaya, null],
    ['nowhere', 'unheard', gaya, null],
  ])('is %s', (_, course, at, near, basis) => {
    expect(places.reachOf(course, at)).toEqual(near === null ? null : { near, basis });
  });
});

it('is answered alike by the table of the own state, which holds no district of another', () => {
  const own = tableOfState(table, 'Bihar');
  expect(Object.keys(own.districts)).toEqual(['Bihar', '']);
  const small = new CollegesNearby(own);
  for (const course of [...Object.keys(table.courses), 'unheard'])
    for (const district of [...order, undefined])
      for (const gender of ['female', 'male', undefined] as const) {
        const at: Whereabouts = { state: 'Bihar', district, gender };
        expect(small.reachOf(course, at), course).toEqual(places.reachOf(course, at));
        expect(small.countOf(course)).toBe(places.countOf(course));
      }
  const none = new CollegesNearby(tableOfState(table, undefined));
  expect(none.reachOf('law', {})).toEqual({ near: 'india', basis: 'register' });
});

it('knows at how many colleges a course is taught, and what needs none', () => {
  expect([places.countOf('ba'), places.countOf('unheard'), places.anywhere('accounts'), places.anywhere('ba')]).toEqual([
    3,
    0,
    'body',
    undefined,
  ]);
});

describe('places to apply to', () => {
  const at = (college: string, district: string, more: Partial<PlaceCandidate> = {}): PlaceCandidate => ({
    ...{ college, district, state: 'Bihar', basis: 'register' },
    ...more,
  });
  const found = (candidates: readonly PlaceCandidate[], home: Whereabouts, upTo: Near = 'india') =>
    places.toApply(candidates, home, upTo).map(({ college, near }) => `${college} ${near}`);

  it('come nearest first, and the surest first among those as near', () => {
    const candidates = [
      at('beyond', 'Koderma', { state: 'Jharkhand' }),
      at('far', 'Purnia'),
      at('nearer', 'Patna'),
      at('usual', 'Gaya Ji', { basis: 'kind' }),
      at('next', 'Nawada'),
      at('named', 'Gaya Ji', { basis: 'name' }),
    ];
    expect(found(candidates, gaya)).toEqual(['named district', 'usual district', 'next next', 'nearer state', 'far state', 'beyond india']);
    // Fifty kilometres away, and another state.
    expect(found([at('beyond', 'Koderma', { state: 'Jharkhand' })], { state: 'Bihar', district: 'Nawada' })).toEqual(['beyond india']);
    expect(found(candidates, gaya, 'next')).toEqual(['named district', 'usual district', 'next next']);
  });

  it('are the public ones first among those about as far from home', () => {
    const kept = { isPublic: true };
    const candidates = [
      at('private', 'Gaya Ji'),
      at('public', 'Gaya Ji', kept),
      at('usual', 'Gaya Ji', { ...kept, basis: 'kind' }),
      at('far', 'Purnia'),
      at('far-public', 'Purnia', kept),
      at('nearer', 'Patna'),
    ];
    expect(found(candidates, gaya)).toEqual([
      ...['public district', 'usual district', 'private district', 'far-public state', 'nearer state', 'far state'],
    ]);
  });

  it('are only those that take the student, and six at most', () => {
    const own = [at('hers', 'Gaya Ji', { onlyFor: 'women' }), at('his', 'Gaya Ji', { onlyFor: 'men' }), at('all', 'Gaya Ji')];
    expect(found(own, { ...gaya, gender: 'female' })).toEqual(['hers district', 'all district']);
    expect(found(own, { ...gaya, gender: 'male' })).toEqual(['his district', 'all district']);
    expect(found(own, { ...gaya, gender: 'other' })).toEqual(['all district']);
    expect(found(own, gaya)).toEqual(['all district']);
    expect(
      found(
        [...Array(9).keys()].map((number) => at(`c${number}`, 'Patna')),
        gaya,
      ),
    ).toHaveLength(6);
  });
});

it('reads districts with those next to them as it reads where they lie', () => {
  const near = new CollegesNearby({
    districts: writtenDistricts(places.atlas),
    courses: { law: [rowOf(['Nawada', 'all', 'name']), 1] },
    anywhere: {},
  });
  expect(near.atlas.centres.map(({ name }) => name)).toEqual(order);
  for (const number of order.keys()) expect(near.atlas.nextTo(number)).toEqual(places.atlas.nextTo(number));
  expect(near.reachOf('law', gaya)).toEqual({ near: 'next', basis: 'name' });
  // How far is not known; what comes sorted stays so.
  const far = ['Purnia', 'Patna'].map((district): PlaceCandidate => ({ college: district, district, state: 'Bihar', basis: 'name' }));
  expect(near.toApply(far, gaya, 'india').map(({ college }) => college)).toEqual(['Purnia', 'Patna']);
});

it('reads back every ground that can be written', () => {
  const bases = [undefined, 'kind', 'name', 'register'] as const;
  for (const all of bases)
    for (const women of bases)
      for (const men of bases) {
        const maker = new RowMaker(3);
        for (const [taker, basis] of [['all', all] as const, ['women', women] as const, ['men', men] as const])
          if (basis) maker.put(1, taker, basis);
        const best = (other: (typeof bases)[number]) => bases[Math.max(bases.indexOf(all), bases.indexOf(other))] ?? null;
        const nowhere = { all: null, women: null, men: null };
        expect(groundsOf(maker.row())).toEqual([nowhere, { all: all ?? null, women: best(women), men: best(men) }, nowhere]);
      }
});
