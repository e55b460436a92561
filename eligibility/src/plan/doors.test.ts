import { channelRow, type ChannelFiles } from '@disha/contract/channels.files';
import { expect, it } from 'vitest';
import { channelTables } from '../admissions/channel-tables.ts';
import { Atlas } from './atlas.ts';
import { DoorsNearby } from './doors.ts';
import { DoorsMaker, type DoorPlace } from './doors-table.ts';

const row = (more: object) =>
  channelRow.parse({
    ...{ scope: 'state', who: '', state: 'goa', courses: 'bcom', by: 'merit-list', exam: '', counselling: 'The list', portal: '' },
    ...{ share: '', adds: '', from: '', said: 'gate', note: '', source: 'a notice', year: '2026', certainty: 'B', ...more },
  });
const files: ChannelFiles = {
  channels: [
    row({}),
    row({ state: 'bihar', by: 'exam', exam: 'bihar-test' }),
    row({ state: 'bihar', by: 'own-marks', counselling: 'Each college', adds: 'yes' }),
    row({ scope: 'set', who: 'state=goa;type=private', state: '', by: 'own-test', counselling: '' }),
  ],
  groups: [],
  lists: [],
  members: [],
};
const centres = ['East', 'Middle', 'West'].map((name, at) => ({ state: 'Goa', name, next: at === 1 ? [0, 2] : [1] }));
const atlas = new Atlas([
  { state: 'Bihar', name: 'Patna', next: [] },
  ...centres.map((one) => ({ ...one, next: one.next.map((to) => to + 1) })),
]);
const place = (id: string, more: Partial<DoorPlace> & { state?: string; type?: string } = {}): DoorPlace => ({
  ...{ college: { id, state: more.state ?? 'Goa', type: more.type ?? 'government' }, district: 'East', taker: 'all', isPublic: true },
  ...{ like: id, courses: () => [['bcom', 'register']], feeOf: () => null, markOf: () => undefined, ...more },
});
function nearby(state: string | undefined, places: readonly DoorPlace[]): DoorsNearby {
  const maker = new DoorsMaker({
    channels: channelTables(files),
    year: 2027,
    stateOf: (exam) => (exam === 'bihar-test' ? 'Bihar' : undefined),
  });
  for (const one of places) maker.put(one);
  const districts = atlas.ofState(state ?? '').map((number) => atlas.centres[number]?.name ?? '');
  return new DoorsNearby(JSON.parse(JSON.stringify(maker.table(state, districts))), atlas);
}
const home = { state: 'Goa', district: 'East' } as const;

it('each ring has what is there alone, and a door that opens nothing is none', () => {
  const all = nearby('Goa', [
    place('here', { feeOf: () => ({ from: 900, to: 1000, basis: 'own' }) }),
    place('next', {
      district: 'Middle',
      isPublic: false,
      courses: () => [['bcom', 'kind']],
      feeOf: () => ({ from: 50, to: 60, basis: 'type' }),
    }),
    place('far', { district: 'West', markOf: () => 61.5 }),
    place('too', { district: 'West', markOf: () => 48 }),
  ]);
  expect(all.doorsOf('bcom', home)).toEqual([
    {
      ...{ by: 'merit-list', exams: [], said: 'gate', counselling: 'The list', certainty: 'B', scope: 'state' },
      rings: {
        district: { basis: 'register', count: 1, isPublic: true, fee: { from: 900, to: 1000, basis: 'own' } },
        next: { basis: 'kind', count: 1, isPublic: false, fee: { from: 50, to: 60, basis: 'type' } },
        state: { basis: 'register', count: 2, isPublic: true, fee: null, lastMark: 48 },
      },
    },
  ]);
  expect(all.doorsOf('ba', home)).toEqual([]);
});

it('a college of a kind of its own is behind its own door', () => {
  const all = nearby('Goa', [place('state'), place('private', { type: 'private', isPublic: false })]);
  expect(all.doorsOf('bcom', home).map(({ by, rings }) => [by, rings.district?.count])).toEqual([
    ['merit-list', 1],
    ['own-test', 1],
  ]);
});

it('what takes women alone is nothing to others', () => {
  const all = nearby('Goa', [place('women', { taker: 'women' }), place('men', { taker: 'men', district: 'Middle' })]);
  const ringsFor = (gender?: 'female' | 'male') => all.doorsOf('bcom', { ...home, gender }).map(({ rings }) => Object.keys(rings));
  expect([ringsFor('female'), ringsFor('male'), ringsFor()]).toEqual([[['district']], [['next']], []]);
});

it('of another state marks open a place, and its own test opens none', () => {
  const places = [place('here'), place('there', { state: 'Bihar', district: 'Patna' })];
  expect(
    nearby('Goa', places)
      .doorsOf('bcom', home)
      .map(({ by, counselling, rings }) => [by, counselling, Object.keys(rings)]),
  ).toEqual([
    ['merit-list', 'The list', ['district']],
    ['own-marks', '', ['india']],
  ]);
});

it('without a home all India is one ring', () => {
  const all = nearby(undefined, [place('here'), place('there', { state: 'Bihar', district: 'Patna' })]);
  expect(all.doorsOf('bcom', {}).map(({ by, rings }) => [by, Object.keys(rings)])).toEqual([
    ['merit-list', ['india']],
    ['own-marks', ['india']],
  ]);
});
