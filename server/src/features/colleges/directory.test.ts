/** The directory of every institution: how much is known of each, where it lies, and what is near. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** As the register has it: little more than a name and a place. */
const registered = (more: Partial<CollegeDocument> & Pick<CollegeDocument, 'id' | 'name' | 'state' | 'district'>): CollegeDocument => ({
  kind: 'college',
  courses: [],
  sources: ['AISHE 2025'],
  asOf: '2026-11',
  ...more,
});

const bihar = { state: 'Bihar', district: 'Gaya Ji' } as const;
const colleges = [
  sampleCollege(),
  registered({ ...bihar, id: 'anugrah', name: 'Anugrah Mahavidyalaya', aisheCode: 'C-1' }),
  registered({ ...bihar, id: 'bodh-arts', name: 'Bodh Arts College', kinds: ['degree-college'], courses: [taught('ba', 'name')] }),
  registered({
    ...bihar,
    id: 'gaya-science',
    name: 'Gaya Science College',
    kinds: ['degree-college'],
    management: 'aided',
    type: 'private',
    formerNames: ['Gaya Town College'],
    courses: [taught('bsc'), taught('ba', 'hand')],
    otherProgrammes: ['MEDICAL RECORDS'],
    sources: ['AISHE 2025', 'AICTE 2025-26'],
  }),
  registered({ id: 'nawada', name: 'Aadarsh College', state: 'Bihar', district: 'Nawada' }),
  registered({ id: 'ranchi', name: 'Abha College', state: 'Jharkhand', district: 'Ranchi' }),
  registered({
    id: 'blair',
    name: 'Island Nursing School',
    state: 'Andaman and Nicobar Islands',
    district: 'South Andamans',
    kinds: ['nursing'],
  }),
  registered({ id: 'hp', name: 'Valley College', state: 'Himachal Pradesh', district: 'Bilaspur', districtBasis: 'register' }),
  registered({ id: 'lost', name: 'Zenith College', state: 'Goa', district: 'Nobodys District' }),
  registered({ id: 'cg', name: 'Plains College', state: 'Chhattisgarh', district: 'Bilaspur' }),
];

function taught(courseId: string, basis?: 'name' | 'hand'): CollegeDocument['courses'][number] {
  return { courseId, intake: null, ...(basis ? { basis } : {}) };
}

describe('the directory', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({
      catalog: {
        courses: [
          sampleCourse({ id: 'ba', name: 'Bachelor of Arts', shortName: 'BA', field: 'social_sciences', stream: 'arts', topColleges: [] }),
          sampleCourse({ id: 'bsc', name: 'Bachelor of Science', shortName: 'B.Sc', field: 'pure_sciences_research', topColleges: [] }),
        ],
        colleges,
      },
      parts: { districtOfPin: (pin) => (pin === '823001' ? { state: 'Bihar', name: 'Gaya Ji' } : undefined) },
    });
  });

  const get = (path: string) => server.call('GET', path);
  const ids = async (query: string) =>
    (await get(`/colleges?${query}`)).body.data.colleges.map((college: { _id: string }) => college._id) as string[];

  it('tells on every card how much is known, and what its name alone says', async () => {
    const { colleges: cards } = (await get('/colleges?state=Bihar')).body.data;
    expect(cards).toMatchObject([
      { _id: 'gaya-science', layer: 'listed', degrees: ['B.Sc'], degreesByName: ['BA'] },
      { _id: 'bodh-arts', layer: 'kind', kinds: ['degree-college'], degreesByName: ['BA'] },
      { _id: 'nawada', layer: 'name', kinds: [], location: { district: 'Nawada', city: 'Nawada' } },
      { _id: 'anugrah', layer: 'name' },
    ]);
    expect(cards[3]).not.toHaveProperty('type');
  });

  it('puts those of which most is known first, unless another order is asked for', async () => {
    expect(await ids('state=Bihar&sortBy=name')).toEqual(['nawada', 'anugrah', 'bodh-arts', 'gaya-science']);
    expect(await ids('state=Bihar&sortBy=strength')).toEqual(await ids('state=Bihar'));
  });

  it('says of each course why it stands there, what a list says first', async () => {
    const { college } = (await get('/colleges/gaya-science')).body.data;
    expect(college.courses).toMatchObject([
      { courseId: 'bsc', basis: 'register', source: 'AICTE 2025-26' },
      { courseId: 'ba', basis: 'name', source: 'Known to the editors; no list was read' },
    ]);
    expect(college).toMatchObject({
      management: 'aided',
      type: 'private',
      formerNames: ['Gaya Town College'],
      otherProgrammes: ['MEDICAL RECORDS'],
      isPartial: true,
    });
    const known = (await get('/colleges/anugrah')).body.data.college;
    expect(known).toMatchObject({ aisheCode: 'C-1', courses: [], isPartial: false, shortName: '', aliases: [], established: null });
    expect(known).not.toHaveProperty('type');
    expect(known).not.toHaveProperty('management');
    expect((await get('/colleges/hp')).body.data.college.location.districtBasis).toBe('register');
  });

  it.each([
    ['layer=listed&state=Bihar', ['gaya-science']],
    ['layer=name&state=Bihar', ['nawada', 'anugrah']],
    ['kinds=nursing', ['blair']],
    ['kinds=nursing,degree-college', ['gaya-science', 'bodh-arts', 'blair']],
    ['course=ba', ['gaya-science', 'bodh-arts']],
    ['course=ba&basis=all', ['gaya-science', 'bodh-arts']],
    ['course=bsc&basis=register', ['gaya-science']],
    ['course=ba&basis=register', []],
    ['field=social_sciences&basis=name', ['gaya-science', 'bodh-arts']],
    ['type=private', ['gaya-science']],
    ['district=Nawada', ['nawada']],
    ['district=gaya%20ji&layer=kind', ['bodh-arts']],
  ])('filters by %s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('takes an older name of a district for the present one, in a filter, near and in the search', async () => {
    expect(await ids('district=Gaya')).toEqual(await ids('district=Gaya%20Ji'));
    expect(await ids('near=Gaya')).toEqual(await ids('near=Gaya%20Ji'));
    expect(await ids('search=gaya')).toContain('anugrah');
    for (const town of ['port%20blair', 'sri%20vijaya%20puram']) expect(await ids(`search=${town}`)).toEqual(['blair']);
    expect(await ids('search=gaya%20town%20college')).toEqual(expect.arrayContaining(['gaya-science']));
  });

  it('lists the district itself first, then the others by distance', async () => {
    const near = await ids('near=Gaya');
    expect(near.slice(0, 5)).toEqual(['gaya-science', 'bodh-arts', 'anugrah', 'nawada', 'ranchi']);
    expect(near).toHaveLength(colleges.length);
    expect(near.at(-1)).toBe('lost');
    expect(await ids('near=823001')).toEqual(near);
    expect(await ids('near=823%20001&search=college')).toEqual(near.filter((id) => !['anugrah', 'blair', 'iit-bombay'].includes(id)));
    expect((await ids('near=Bilaspur&state=Himachal%20Pradesh'))[0]).toBe('hp');
    expect(await ids('near=Gaya&sortBy=name&state=Bihar')).toEqual(await ids('sortBy=name&state=Bihar'));
  });

  it('counts districts and kinds of a state, and kinds of a district', async () => {
    const { data } = (await get('/colleges/filters?state=Bihar')).body;
    expect(data.districts).toEqual([
      { name: 'Gaya Ji', count: 3 },
      { name: 'Nawada', count: 1 },
    ]);
    expect(data.kinds).toEqual([{ id: 'degree-college', count: 2 }]);
    expect((await get('/colleges/filters?district=Nawada')).body.data.kinds).toEqual([]);
  });

  it('counts the kinds of a district beside its list, of all of it and not of the page', async () => {
    const { data } = (await get('/colleges?district=Gaya&counts=kinds&limit=1&layer=name')).body;
    expect(data.kinds).toEqual((await get('/colleges/filters?district=Gaya')).body.data.kinds);
    expect([data.colleges.length, data.kinds.length]).toEqual([1, 1]);
    for (const query of ['district=Gaya', 'counts=kinds']) expect((await get(`/colleges?${query}`)).body.data).not.toHaveProperty('kinds');
    expect(await ids('district=Gaya&counts=kinds')).toEqual(await ids('district=Gaya'));
  });

  it.each([
    ['state=Atlantis', 'state'],
    ['state=Goa&district=Gaya', 'district'],
    ['district=Nowhere', 'district'],
    ['district=Bilaspur', 'district'],
    ['near=nonsense', 'near'],
    ['near=999999', 'near'],
    ['near=Gaya&state=Goa', 'near'],
    ['near=Bilaspur', 'near'],
    ['basis=x', 'basis'],
    ['layer=x', 'layer'],
    ['field=x', 'field'],
    ['course=x', 'course'],
    ['course=x&search=gaya', 'course'],
    ['kinds=x', 'kinds'],
    ['kinds=law,x', 'kinds'],
    ['counts=x', 'counts'],
    ['kinds=', ''],
  ])('%s', async (query, parameter) => {
    const { status, body } = await get(`/colleges?${query}`);
    if (parameter === '') return expect(status).toBe(200);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(parameter);
    expect(body.message).toContain(parameter);
  });

  it('says that a name of two states needs the state', async () => {
    for (const query of ['near=Bilaspur', 'district=Bilaspur', 'near=Aurangabad']) {
      const { body } = await get(`/colleges?${query}`);
      expect(body.message).toMatch(/give state as well \(.+, .+\)/);
    }
    expect(await ids('district=Bilaspur&state=Chhattisgarh')).toEqual(['cg']);
  });

  it('refuses a district of another state in the filters, too', async () => {
    const { status, body } = await get('/colleges/filters?state=Goa&district=Gaya');
    expect([status, body.errors[0].path]).toEqual([400, 'district']);
  });
});
