/** By which doors courses are entered, as a browser is told it. */
import { channelRow } from '@disha/contract/channels.files';
import type { DoorsTable, PlacesTable } from '@disha/contract/taught-at';
import { channelTables } from '@disha/eligibility/admissions/channel-tables';
import { DoorsNearby } from '@disha/eligibility/plan/doors';
import { CollegesNearby } from '@disha/eligibility/plan/places';
import { beforeAll, expect, it } from 'vitest';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { sampleBand } from '../../testing/sample-fees.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const row = (more: object) =>
  channelRow.parse({
    ...{ scope: 'state', who: '', state: 'bihar', courses: 'civil', by: 'exam', exam: 'a-test', counselling: '', portal: '', share: '' },
    ...{ adds: '', from: '', said: 'gate', note: '', source: 'a notice', year: '2026', certainty: 'B', ...more },
  });
const college = (id: string, more: object = {}) =>
  sampleCollege({
    id,
    state: 'Bihar',
    district: 'Patna',
    type: 'government',
    kind: 'college',
    aisheCode: `C-${id}`,
    courses: [{ courseId: 'civil', intake: 60 }],
    ...more,
  });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    catalog: {
      courses: [sampleCourse({ id: 'civil', name: 'civil', shortName: 'civil', duration: '4 years', topColleges: [] })],
      colleges: [
        college('listed'),
        college('later', { district: 'Arwal', courses: [] }),
        college('far', { state: 'Goa', district: 'North Goa' }),
      ],
    },
    parts: {
      fees: {
        bands: [sampleBand({ id: 'public', courses: ['civil'], type: 'government', from: 8000, to: 9000 })],
        own: [],
        families: [],
        institutes: [],
      },
      admissions: {
        channels: channelTables({
          channels: [row({}), row({ state: 'goa', by: 'own-marks', exam: '' })],
          groups: [],
          lists: [],
          members: [],
        }),
        priors: { boards: {}, kinds: [], counts: {}, typical: [] },
        closingAt: (id, course) => (id === 'listed' && course === 'civil' ? 71.5 : undefined),
      },
    },
  });
});
const at = { state: 'Bihar', district: 'Patna' } as const;
async function doorsAt(query = '?state=Bihar') {
  const { table, doors } = (await server.call('GET', `/path/places${query}`)).body.data as { table: PlacesTable; doors: DoorsTable };
  return new DoorsNearby(doors, new CollegesNearby(table).atlas).doorsOf('civil', at).map(({ by, exams, rings }) => ({ by, exams, rings }));
}

it('a state is told its own doors ring by ring, and what all others open', async () => {
  const fee = { from: 8000, to: 9000, basis: 'type' };
  expect(await doorsAt()).toEqual([
    { by: 'exam', exams: ['a-test'], rings: { district: { basis: 'register', count: 1, isPublic: true, fee, lastMark: 71.5 } } },
    { by: 'own-marks', exams: [], rings: { india: { basis: 'register', count: 1, isPublic: true, fee } } },
  ]);
});

it('without a state all India is told together', async () => {
  expect((await doorsAt('')).map(({ rings }) => Object.keys(rings))).toEqual([['india'], ['india']]);
});

it('a state that is none is refused by name', async () => {
  const { status, body } = await server.call('GET', '/path/places?state=Atlantis');
  expect([status, body.errors[0].path]).toEqual([400, 'state']);
});

it('a card of a plan says how the course is entered there, for how much, and at which mark a list closed', async () => {
  const { body } = await server.call('GET', '/colleges?course=civil&near=Patna, Bihar&order=reach&basis=any');
  const [first] = body.data.colleges as { _id: string; teaches: object }[];
  expect(first).toMatchObject({
    _id: 'listed',
    teaches: { fee: { from: 8000, to: 9000, basis: 'type' }, channels: ['exam|a-test|gate'], lastMark: 71.5 },
  });
});

it('a college that teaches more opens more', async () => {
  const to = [{ courseId: 'civil', intake: 30 }];
  await server.shared.corrections.correct('colleges', 'later', () => [{ field: 'courses', to }], {
    who: 'asha',
    why: 'A trial',
    source: 'this test',
  });
  await server.shared.snapshot.settled();
  expect((await doorsAt())[0]?.rings).toMatchObject({ district: { count: 1 }, next: { count: 1 } });
});
