/** What a plan reads of the fees: what is confirmed, a year at a time, as the desk has it now. */
import type { CostTable } from '@disha/contract/way-costs';
import { beforeAll, expect, it } from 'vitest';
import { newStudent } from '../../testing/new-student.ts';
import { sampleCourse } from '../../testing/sample-catalog.ts';
import { sampleBand } from '../../testing/sample-fees.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const course = (id: string) => sampleCourse({ id, name: id, shortName: id, duration: '4 years', topColleges: [] });
const band = (more: Parameters<typeof sampleBand>[0]) => sampleBand({ courses: ['civil'], ...more });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    catalog: { courses: [course('civil'), course('mining'), course('unpriced')], colleges: [] },
    parts: {
      fees: {
        // Of one college, and hundreds of them: no browser is sent these.
        own: [band({ id: 'listed', colleges: ['listed-college'], from: 43_000, to: 43_000 })],
        bands: [
          band({ id: 'shared', courses: ['engineering'] }),
          band({ id: 'whole', state: 'Punjab', per: 'course', from: 400_000, to: 800_000, seat: 'merit' }),
          band({ id: 'unconfirmed', certainty: 'C', from: 1, to: 2 }),
          band({ id: 'bought', seat: 'management', from: 3, to: 4 }),
          band({ id: 'waived', seat: 'reduced', from: 0, to: 0 }),
          band({ id: 'one', colleges: ['own-college'], type: 'government', from: 20_000, to: 20_000 }),
          band({ id: 'rooms', courses: [], what: 'hostel', from: 12_000, to: 14_000 }),
        ],
        families: [{ family: 'engineering', courses: ['civil', 'mining'] }],
        institutes: [],
      },
    },
  });
});
const costsNow = async (): Promise<CostTable> => (await server.call('GET', '/path/places')).body.data.costs;
const bandsOf = ({ bands, courses }: CostTable, id: string) => (courses[id] ?? []).map((place) => bands[place]);

it('is every band that is confirmed and anybody may get, written once and by the year', async () => {
  const costs = await costsNow();
  const shared = { what: 'tuition', type: 'private', from: 50_000, to: 90_000 };
  expect(bandsOf(costs, 'civil')).toEqual([
    shared,
    { what: 'tuition', type: 'private', state: 'Punjab', from: 100_000, to: 200_000 },
    { what: 'tuition', type: 'government', colleges: ['own-college'], from: 20_000, to: 20_000 },
  ]);
  expect(bandsOf(costs, 'mining')).toEqual([shared]);
  expect(costs.courses).not.toHaveProperty('unpriced');
  expect(costs.beside.map((place) => costs.bands[place])).toEqual([{ what: 'hostel', type: 'private', from: 12_000, to: 14_000 }]);
  expect(costs.bands).toHaveLength(4);
});

it('follows a fee that was corrected', async () => {
  const { token } = await newStudent(server, { role: 'operator' });
  const body = 'id,from,to,year,sources\nshared,60000,95000,2026-27,Fee committee 2026\n';
  const headers = { 'content-type': 'text/csv' };
  expect((await server.call('POST', '/desk/import/fees', { token, headers, body })).status).toBe(200);
  expect(bandsOf(await costsNow(), 'mining')).toEqual([{ what: 'tuition', type: 'private', from: 60_000, to: 95_000 }]);
});
