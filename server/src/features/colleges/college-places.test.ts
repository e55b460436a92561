/** What a plan asks of the directory: the table of where courses are taught, and colleges in the order in which it takes them. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { PlacesTable } from '@disha/contract/taught-at';
import { CollegesNearby } from '@disha/eligibility/plan/places';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { collegePlaces } from './college-places.ts';
import { viewColleges } from './colleges.view.ts';

const ba = 'ba-programme-general';
const registered = (more: Partial<CollegeDocument> & Pick<CollegeDocument, 'id'>): CollegeDocument => ({
  name: `College ${more.id}`,
  state: 'Bihar',
  district: 'Gaya Ji',
  kind: 'college',
  aisheCode: `C-${more.id}`,
  courses: [],
  sources: ['AISHE 2025'],
  asOf: '2026-11',
  ...more,
});
const listed = { courses: [{ courseId: ba, intake: 60 }], sources: ['AISHE 2025', 'DU CSAS 2025'] };
const named = { courses: [{ courseId: ba, intake: null, basis: 'name' as const }] };
const usual = { kinds: ['degree-college' as const] };
const women = { openTo: 'women' as const };

const colleges = [
  registered({ id: 'gaya-usual', ...usual }),
  registered({ id: 'gaya-named', ...named }),
  registered({ id: 'gaya-said', ...named, ...women, openToBasis: 'said' }),
  registered({ id: 'patna-listed', district: 'Patna', ...listed }),
  registered({ id: 'arwal-usual', district: 'Arwal', ...usual }),
  registered({ id: 'arwal-women', district: 'Arwal', ...listed, ...women }),
  registered({ id: 'purnia-usual', district: 'Purnia', ...usual }),
  registered({ id: 'purnia-state', district: 'Purnia', type: 'government', ...usual }),
  registered({ id: 'arwal-state', district: 'Arwal', type: 'government', ...usual }),
  registered({ id: 'lab', kinds: ['research-institute', 'degree-college'], ...listed }),
  // Nearer than Patna, and beyond the border.
  registered({ id: 'koderma-listed', state: 'Jharkhand', district: 'Koderma', ...listed }),
  registered({ id: 'plains', state: 'Chhattisgarh', district: 'Bilaspur', ...named }),
  registered({ id: 'valley', state: 'Himachal Pradesh', district: 'Bilaspur', ...named }),
];
const course = (id: string, anywhere?: 'body') =>
  sampleCourse({ ...{ id, name: id, shortName: id, topColleges: [] }, ...(anywhere ? { anywhere } : {}) });

const by = { who: 'asha', why: 'A trial', source: 'this test' };

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ catalog: { courses: [course(ba), course('vet'), course('accounts', 'body')], colleges } });
});
const idsOf = async (query: string) => {
  const { data } = await server.call('GET', `/colleges?course=${ba}&order=reach&${query}`).then(({ body }) => body);
  return data.colleges.map(({ _id }: { _id: string }) => _id);
};
const tableNow = async (): Promise<PlacesTable> => (await server.call('GET', '/path/places?state=Bihar')).body.data.table;

describe('GET /colleges?order=reach', () => {
  it('brings the own district, the next, the state, then India, the surest first in each, then what is public', async () => {
    expect(await idsOf('near=Gaya, Bihar')).toEqual([
      ...['gaya-named', 'gaya-said', 'gaya-usual', 'arwal-women', 'arwal-state', 'arwal-usual', 'patna-listed'],
      ...['purnia-state', 'purnia-usual', 'koderma-listed', 'plains', 'valley'],
    ]);
  });

  it('tells two districts of one name apart by the state, and goes on beyond it', async () => {
    expect(await idsOf('near=Gaya&state=Bihar')).toEqual(await idsOf('near=Gaya, Bihar'));
    expect((await idsOf('near=Bilaspur&state=Himachal Pradesh'))[0]).toBe('valley');
    expect((await idsOf('near=Bilaspur, Himachal Pradesh'))[0]).toBe('valley');
    expect((await idsOf('near=Bilaspur, Chhattisgarh'))[0]).toBe('plains');
  });

  it('says for whom a college is, also where that is only said', async () => {
    const { data } = (await server.call('GET', `/colleges?course=${ba}&order=reach&near=Gaya`)).body;
    const only = data.colleges.flatMap(({ _id, openTo, saidToBeFor }: Record<string, string>) =>
      openTo || saidToBeFor ? [[_id, openTo, saidToBeFor]] : [],
    );
    expect(only).toEqual([
      ['gaya-said', undefined, 'women'],
      ['arwal-women', 'women', undefined],
    ]);
  });

  it.each([
    ['near', `course=${ba}&order=reach`],
    ['course', 'near=Gaya&order=reach'],
    ['order', `course=${ba}&near=Gaya&order=best`],
    ['near', `course=${ba}&near=Bilaspur&order=reach`],
  ])('is refused by the name of what is wrong: %s', async (name, query) => {
    const { status, body } = await server.call('GET', `/colleges?${query}`);
    expect([status, body.errors[0].path]).toEqual([400, name]);
  });
});

describe('the places a plan names', () => {
  const toApply = (more: object, upTo: 'next' | 'state' | 'india' = 'india') =>
    collegePlaces(() => server.shared.snapshot.view(viewColleges))
      .placesToApply(() => ({ fee: null, channels: [] }), ba, { state: 'Bihar', district: 'Gaya', ...more }, upTo)
      .map(({ college }) => college);

  it('take the student: at home and next to it the public first, then the state, as far as they would go', () => {
    expect(toApply({})).toEqual(['arwal-state', 'gaya-named', 'gaya-usual', 'arwal-usual', 'purnia-state', 'patna-listed']);
    expect(toApply({ gender: 'female' }, 'next')).toEqual([
      'arwal-state',
      'gaya-named',
      'gaya-said',
      'gaya-usual',
      'arwal-women',
      'arwal-usual',
    ]);
    expect(toApply({}, 'state')).not.toContain('koderma-listed');
    expect(toApply({ state: undefined, district: undefined })).toHaveLength(6);
  });
});

describe('GET /path/places', () => {
  it('says by district on what ground each course is taught, to whom, and what needs no place', async () => {
    const places = new CollegesNearby(await tableNow());
    const reach = (more: object) => places.reachOf(ba, { state: 'Bihar', district: 'Arwal', ...more });
    expect(reach({})).toEqual({ near: 'district', basis: 'kind' });
    expect(reach({ gender: 'female' })).toEqual({ near: 'district', basis: 'register' });
    expect(reach({ district: 'Gaya Ji', gender: 'male' })).toEqual({ near: 'district', basis: 'name' });
    expect(reach({ district: 'Aurangabad' })).toEqual({ near: 'next', basis: 'name' });
    expect(places.reachOf('vet', { state: 'Bihar' })).toBeNull();
    expect([places.countOf(ba), places.anywhere('accounts')]).toEqual([12, 'body']);
  });

  it('follows the directory', async () => {
    const before = await tableNow();
    const to = [{ courseId: 'vet', intake: 60 }];
    await server.shared.corrections.correct('colleges', 'purnia-usual', () => [{ field: 'courses', to }], by);
    expect(new CollegesNearby(await tableNow()).reachOf('vet', { state: 'Bihar' })).toEqual({ near: 'state', basis: 'register' });
    expect(before.courses['vet']).toBeUndefined();
  });
});
