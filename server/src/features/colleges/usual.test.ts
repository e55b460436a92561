/** What is usual for a kind of college: listed after what is known, counted apart, said as what it is. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const registered = (more: Partial<CollegeDocument> & Pick<CollegeDocument, 'id' | 'name'>): CollegeDocument => ({
  state: 'Bihar',
  district: 'Gaya Ji',
  kind: 'college',
  aisheCode: `C-${more.id}`,
  courses: [],
  sources: ['AISHE 2025'],
  asOf: '2026-11',
  ...more,
});
const [ba, bed, llb] = ['ba-programme-general', 'bed', 'llb'];
const degree = { kinds: ['degree-college'] } satisfies Partial<CollegeDocument>;

const colleges = [
  registered({
    id: 'patna-arts',
    name: 'Patna Arts College',
    district: 'Patna',
    ...degree,
    courses: [{ courseId: ba, intake: null, basis: 'name' }],
  }),
  registered({
    id: 'patna-listed',
    name: 'Zenith College, Patna',
    district: 'Patna',
    ...degree,
    courses: [{ courseId: ba, intake: 60 }],
    sources: ['AISHE 2025', 'DU CSAS 2025'],
  }),
  registered({ id: 'gaya', name: 'Gaya College', usual: 'college' }),
  registered({ id: 'bodh', name: 'Bodh Degree College', ...degree }),
  registered({
    id: 'bbm',
    name: 'BBM College',
    usual: 'college',
    courses: [{ courseId: 'bca', intake: 60 }],
    sources: ['AISHE 2025', 'AICTE 2025-26'],
  }),
  registered({ id: 'law', name: 'Gaya Law College', kinds: ['law'] }),
  registered({ id: 'trainers', name: 'Gaya Teachers Training College', kinds: ['teacher-education'], openTo: 'women' }),
  registered({
    id: 'lab',
    name: 'Law Research Centre',
    kinds: ['research-institute', 'law'],
    aisheCode: 'R-1',
    courses: [{ courseId: llb, intake: 20 }],
  }),
  registered({ id: 'said', name: 'Magadh College', openTo: 'women', openToBasis: 'said', type: 'private', typeBasis: 'known' }),
  registered({ id: 'miranda', name: 'Miranda House', openTo: 'women', openToBasis: 'source', openToSource: 'Hindustan Times 2022' }),
];

describe('what is usual for a kind of college', () => {
  let server: TestApp;
  beforeAll(async () => {
    const arts = { field: 'social_sciences' as const, stream: 'arts' as const, topColleges: [] };
    server = await testApp({
      catalog: {
        courses: [
          sampleCourse({ ...arts, id: ba, name: 'Bachelor of Arts', shortName: 'BA' }),
          sampleCourse({ ...arts, id: bed, name: 'Bachelor of Education', shortName: 'B.Ed', field: 'psychology' }),
          sampleCourse({ ...arts, id: llb, name: 'LLB', shortName: 'LLB', field: 'law_arts' }),
          sampleCourse({ id: 'bca', name: 'BCA', shortName: 'BCA', topColleges: [] }),
        ],
        colleges,
      },
    });
  });

  const list = async (query: string) => (await server.call('GET', `/colleges?${query}`)).body.data;
  const ids = async (query: string) => ((await list(query)).colleges as { _id: string }[]).map(({ _id }) => _id);

  it('is left out of a list unless it is asked for, and counted beside it', async () => {
    expect(await ids(`course=${ba}`)).toEqual(['patna-listed', 'patna-arts']);
    for (const basis of ['', 'all', 'kind', 'any', 'register']) {
      expect((await list(`course=${ba}&basis=${basis}`)).counts, basis).toEqual({ known: 2, usual: 3 });
    }
    expect(await list('state=Bihar')).not.toHaveProperty('counts');
  });

  it('comes after what is known, the more usual first; or alone', async () => {
    expect(await ids(`course=${ba}&basis=any`)).toEqual(['patna-listed', 'patna-arts', 'bodh', 'bbm', 'gaya']);
    expect(await ids(`course=${ba}&basis=kind`)).toEqual(['bodh', 'bbm', 'gaya']);
    expect(await ids(`course=${ba}&basis=any&sortBy=name`)).toEqual(['patna-arts', 'patna-listed', 'bbm', 'bodh', 'gaya']);
    expect((await list(`course=${ba}&basis=kind&limit=1`)).pagination).toMatchObject({ totalCount: 3 });
  });

  it('is said on the card with its basis, what is known with its own, and that nothing says its fee or its doors', async () => {
    const untold = { fee: null, channels: [] };
    const { colleges: cards } = await list(`course=${ba}&basis=any`);
    expect(cards.map(({ teaches }: { teaches: unknown }) => teaches)).toEqual([
      { course: ba, basis: 'register', ...untold },
      { course: ba, basis: 'name', ...untold },
      { course: ba, basis: 'kind', how: 'usually', ...untold },
      { course: ba, basis: 'kind', how: 'often', ...untold },
      { course: ba, basis: 'kind', how: 'often', ...untold },
    ]);
    expect((await list('state=Bihar')).colleges[0]).not.toHaveProperty('teaches');
  });

  it('comes after what is known near a place, too, and each is nearest first', async () => {
    expect(await ids(`course=${ba}&basis=any&near=Gaya`)).toEqual(['patna-listed', 'patna-arts', 'bodh', 'bbm', 'gaya']);
    expect(await ids(`course=${ba}&basis=any&near=Patna`)).toEqual(['patna-listed', 'patna-arts', 'bodh', 'bbm', 'gaya']);
    expect(await ids(`course=${ba}&basis=kind&near=Gaya`)).toEqual(['bodh', 'bbm', 'gaya']);
    expect(await ids(`course=${ba}&near=Gaya`)).toEqual(['patna-listed', 'patna-arts']);
    expect((await list(`course=${ba}&basis=any&near=Gaya`)).counts).toEqual({ known: 2, usual: 3 });
    const byWords = await ids(`course=${ba}&basis=any&near=Gaya&search=college`);
    expect(byWords).toEqual(['patna-listed', 'patna-arts', 'bodh', 'bbm', 'gaya']);
  });

  it('is found by words too, after what is known, with the same counts', async () => {
    expect(await ids(`course=${ba}&basis=any&search=patna`)).toEqual(expect.arrayContaining(['patna-listed', 'patna-arts']));
    const found = await list(`course=${ba}&basis=any&search=college`);
    expect(found.counts).toEqual({ known: 2, usual: 3 });
    expect(found.colleges.map(({ teaches: { basis } }: { teaches: { basis: string } }) => basis === 'kind')).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect((await list(`course=${ba}&search=college`)).pagination.totalCount).toBe(2);
    expect((await list(`course=${ba}&basis=kind&search=college`)).pagination.totalCount).toBe(3);
  });

  it('is asked for by field, or of who is not known to teach anything', async () => {
    expect(await ids('field=law_arts&basis=kind')).toEqual(['law']);
    expect((await list('field=law_arts&basis=any')).colleges[0].teaches).toMatchObject({ course: llb, basis: 'kind', how: 'usually' });
    expect(await ids('field=law_arts')).toEqual([]);
    expect((await ids('basis=kind')).sort()).toEqual(['bodh', 'gaya', 'law', 'trainers']);
    expect(await ids('basis=any')).toHaveLength(9);
    expect((await server.call('GET', '/colleges?basis=guess')).status).toBe(400);
  });

  it('is counted by field as it is listed, in whatever order fields are asked for, and nothing that is hidden', async () => {
    for (const field of ['psychology', 'law_arts', 'social_sciences', 'computer_it', 'medicine']) {
      const listed = async (basis: string) => (await list(`field=${field}${basis}`)).pagination.totalCount;
      const { counts } = await list(`field=${field}`);
      expect({ field, ...counts }).toEqual({ field, known: await listed(''), usual: await listed('&basis=kind') });
    }
    expect((await list('field=social_sciences')).counts).toEqual({ known: 2, usual: 3 });
    expect((await list('field=law_arts')).counts).toEqual({ known: 0, usual: 1 });
    // Fewer, and all of them once more.
    expect((await list('field=social_sciences&district=Patna')).counts).toEqual({ known: 2, usual: 0 });
    expect((await list('field=psychology')).counts).toEqual((await list('field=psychology&basis=any')).counts);
  });

  it('is on the college’s page last, with how usual it is and what that rests on', async () => {
    const { college } = (await server.call('GET', '/colleges/bbm')).body.data;
    expect(college.courses.map(({ courseId, basis }: { courseId: string; basis: string }) => [courseId, basis])).toEqual([
      ['bca', 'register'],
      [ba, 'kind'],
      [bed, 'kind'],
    ]);
    expect(college.courses[1]).toMatchObject({ how: 'often', source: 'AISHE 2021-22', intake: null });
    expect(college.isPartial).toBe(true);
  });

  it('is on a card beside a list that covers a part', async () => {
    const cards = (await list('district=Gaya')).colleges as { _id: string }[];
    expect(cards.find(({ _id }) => _id === 'bbm')).toMatchObject({ degrees: ['BCA'], isPartial: true, degreesByKind: ['BA'] });
    expect(cards.find(({ _id }) => _id === 'gaya')).toMatchObject({ degreesByKind: ['BA'] });
  });

  it('is counted apart on the course’s page and on its career’s', async () => {
    const { course } = (await server.call('GET', `/courses/${ba}`)).body.data;
    expect(course).toMatchObject({ collegeCount: 2, places: { known: 2, listed: 1, usual: 3 } });
  });

  it('counts a research institute neither in a kind nor in its list, unless its kind is asked for', async () => {
    expect(await ids('kinds=law')).toEqual(['law']);
    const { kinds } = (await server.call('GET', '/colleges/filters')).body.data;
    expect(kinds).toContainEqual({ id: 'law', count: 1 });
    expect((await ids('kinds=law,research-institute')).sort()).toEqual(['lab', 'law']);
  });

  it('tells who may study there, and by what; what is only said filters nothing', async () => {
    expect((await ids('openTo=women')).sort()).toEqual(['miranda', 'trainers']);
    const { colleges: cards } = await list('openTo=women&sortBy=name');
    expect(cards).toMatchObject([
      { openTo: 'women', openToBasis: 'name' },
      { openTo: 'women', openToBasis: 'source' },
    ]);
    expect((await server.call('GET', '/colleges/miranda')).body.data.college).toMatchObject({ openToSource: 'Hindustan Times 2022' });
    const { college } = (await server.call('GET', '/colleges/said')).body.data;
    expect(college).toMatchObject({ saidToBeFor: 'women', type: 'private', typeBasis: 'known' });
    expect(college).not.toHaveProperty('openTo');
    expect((await server.call('GET', '/colleges?openTo=everybody')).status).toBe(400);
  });
});

describe('a course near a place', () => {
  const taught = { courses: [{ courseId: ba, intake: null, basis: 'name' as const }] };
  it('is told known first and then usual, each from the nearest on, with words and without', async () => {
    const server = await testApp({
      catalog: {
        courses: [sampleCourse({ id: ba, name: 'Bachelor of Arts', shortName: 'BA', topColleges: [] })],
        colleges: [
          registered({ id: 'far-known', name: 'Kochi Arts College', state: 'Kerala', district: 'Ernakulam', ...degree, ...taught }),
          registered({ id: 'near-known', name: 'Gaya Arts College', ...degree, ...taught }),
          registered({ id: 'far-usual', name: 'Kochi Degree College', state: 'Kerala', district: 'Ernakulam', ...degree }),
          registered({ id: 'near-usual', name: 'Gaya Degree College', ...degree }),
        ],
      },
    });
    const ids = async (query: string) =>
      ((await server.call('GET', `/colleges?course=${ba}&basis=any&${query}`)).body.data.colleges as { _id: string }[]).map(
        ({ _id }) => _id,
      );
    const [fromGaya, fromKochi] = [
      ['near-known', 'far-known', 'near-usual', 'far-usual'],
      ['far-known', 'near-known', 'far-usual', 'near-usual'],
    ];
    for (const words of ['', '&search=college']) {
      expect([words, await ids(`near=Gaya${words}`)]).toEqual([words, fromGaya]);
      expect([words, await ids(`near=Ernakulam${words}`)]).toEqual([words, fromKochi]);
    }
  });
});
