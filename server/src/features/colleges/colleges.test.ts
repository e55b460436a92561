import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

describe('colleges', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({
      catalog: {
        courses: [
          sampleCourse(),
          sampleCourse({
            id: 'mbbs',
            name: 'Bachelor of Medicine and Bachelor of Surgery (MBBS)',
            shortName: 'MBBS',
            field: 'medicine',
            stream: 'science_pcb',
            topColleges: [],
          }),
        ],
        colleges: [
          sampleCollege({
            kinds: ['university', 'engineering'],
            nirf: ['Overall 2024: 3', 'Engineering 2025: 3', 'Engineering 2024: 1', 'Research 2025: 101-150', 'Innovation 2025: 101+'],
          }),
          sampleCollege({
            id: 'nit-karnataka',
            name: 'National Institute of Technology Karnataka',
            shortName: 'NIT Karnataka',
            aliases: ['NITK'],
            city: 'Mangaluru',
            district: 'Dakshina Kannada',
            state: 'Karnataka',
            type: 'government',
            kinds: ['university'],
            nirf: ['College 2025: 101+', 'College 2024: 8'],
            courses: [],
          }),
          sampleCollege({
            id: 'manipal-academy',
            name: 'Manipal Academy of Higher Education',
            shortName: 'MAHE',
            aliases: [],
            city: 'Manipal',
            district: 'Udupi',
            state: 'Karnataka',
            type: 'deemed',
            nirf: [],
            courses: [
              { courseId: 'mbbs', intake: 250 },
              { courseId: 'gone', intake: null },
            ],
          }),
          sampleCollege({
            id: 'university-of-delhi',
            name: 'University of Delhi',
            shortName: 'Delhi University',
            aliases: ['DU'],
            city: 'Delhi',
            district: 'North',
            state: 'Delhi',
            type: 'government',
            nirf: [],
            courses: [],
          }),
          sampleCollege({
            id: 'ecole-puducherry',
            name: 'École Supérieure, Puducherry',
            shortName: '',
            aliases: [],
            city: '',
            district: 'Puducherry',
            state: 'Puducherry',
            type: 'private',
            nirf: [],
            courses: [],
            website: '',
            established: '',
          }),
        ],
      },
    });
  });

  const get = (path: string, headers: Record<string, string> = {}) => server.call('GET', path, { headers });
  const ids = (body: { data: { colleges: { _id: string }[] } }) => body.data.colleges.map((college) => college._id);
  const search = async (words: string, more = '') => ids((await get(`/colleges?search=${encodeURIComponent(words)}${more}`)).body);

  it('lists lean cards by name, without empty keys', async () => {
    const { body } = await get('/colleges?limit=10000&sortBy=name&sortOrder=asc');
    expect(ids(body)).toEqual(['ecole-puducherry', 'iit-bombay', 'manipal-academy', 'nit-karnataka', 'university-of-delhi']);
    expect(body.data.pagination).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalCount: 5,
      hasNextPage: false,
      hasPrevPage: false,
      limit: 10000,
    });
    expect(body.data.colleges[0]).toEqual({
      _id: 'ecole-puducherry',
      name: 'École Supérieure, Puducherry',
      type: 'private',
      kinds: [],
      layer: 'name',
      location: { city: 'Puducherry', district: 'Puducherry', state: 'Puducherry' },
    });
    expect(body.data.colleges[1]).toEqual({
      _id: 'iit-bombay',
      name: 'Indian Institute of Technology Bombay',
      shortName: 'IIT Bombay',
      aliases: ['IITB'],
      type: 'government',
      kinds: ['university', 'engineering'],
      layer: 'listed',
      location: { city: 'Mumbai', district: 'Mumbai Suburban', state: 'Maharashtra' },
      degrees: ['B.Tech'],
      nirf: { category: 'Engineering', year: 2025, rank: '3' },
    });
  });

  it('filters, sorts and pages', async () => {
    expect(ids((await get('/colleges?state=Karnataka')).body)).toEqual(['manipal-academy', 'nit-karnataka']);
    expect(ids((await get('/colleges?type=deemed')).body)).toEqual(['manipal-academy']);
    expect(ids((await get('/colleges?city=MUMBAI')).body)).toEqual(['iit-bombay']);
    expect(ids((await get('/colleges?course=mbbs')).body)).toEqual(['manipal-academy']);
    expect(ids((await get('/colleges?sortBy=location.state')).body)).toEqual([
      'university-of-delhi',
      'manipal-academy',
      'nit-karnataka',
      'iit-bombay',
      'ecole-puducherry',
    ]);
    expect(ids((await get('/colleges?sortBy=type&sortOrder=desc')).body)[0]).toBe('ecole-puducherry');
    const second = await get('/colleges?limit=2&page=2&sortBy=name');
    expect(ids(second.body)).toEqual(['manipal-academy', 'nit-karnataka']);
    expect(second.body.data.pagination).toEqual({
      currentPage: 2,
      totalPages: 3,
      totalCount: 5,
      hasNextPage: true,
      hasPrevPage: true,
      limit: 2,
    });
    expect((await get('/colleges')).body.data.pagination.limit).toBe(20);
  });

  it('takes an empty parameter as none', async () => {
    const { status, body } = await get('/colleges?search=&state=&type=&city=&course=&sortBy=&sortOrder=&page=&limit=');
    expect(status).toBe(200);
    expect(body.data).toEqual((await get('/colleges')).body.data);
    expect(ids((await get('/colleges?state=&type=deemed')).body)).toEqual(['manipal-academy']);
  });

  it('finds by short name first, forgives one typo and accents', async () => {
    expect(await search('IITB')).toEqual(['iit-bombay']);
    expect((await search('nitk'))[0]).toBe('nit-karnataka');
    expect(await search('manipl')).toEqual(['manipal-academy']);
    expect(await search('delhi univercity')).toEqual(['university-of-delhi']);
    expect(await search('ecole superieure')).toEqual(['ecole-puducherry']);
    expect(await search('ÉCOLE')).toEqual(['ecole-puducherry']);
    expect(await search('karnataka')).toHaveLength(2);
    expect(await search('technology bombay')).toEqual(['iit-bombay']);
    expect(await search('national', '&sortBy=name&state=Karnataka')).toEqual(['nit-karnataka']);
    expect(await search('zzzz')).toEqual([]);
  });

  it('shows one college with the courses we know, its best rank first', async () => {
    const { body } = await get('/colleges/manipal-academy');
    expect(body.data.college.courses).toEqual([
      {
        courseId: 'mbbs',
        courseName: 'Bachelor of Medicine and Bachelor of Surgery (MBBS)',
        field: 'medicine',
        level: 'undergraduate',
        intake: 250,
        basis: 'register',
        source: 'Test register 2026',
      },
    ]);
    const bombay = (await get('/colleges/iit-bombay')).body.data.college;
    expect(bombay).toMatchObject({
      contact: { phone: [], email: [], website: 'https://www.iitb.ac.in' },
      established: 1958,
      location: { pincode: '400076', city: 'Mumbai' },
      sources: ['Test register 2026'],
    });
    expect(bombay.nirf).toEqual([
      { category: 'Engineering', year: 2025, rank: '3' },
      { category: 'Research', year: 2025, rank: '101-150' },
      { category: 'Overall', year: 2024, rank: '3' },
      { category: 'Innovation', year: 2025, rank: '101+' },
    ]);
    expect((await get('/colleges/ecole-puducherry')).body.data.college.established).toBeNull();
  });

  it.each(['/colleges/none', '/colleges/constructor', '/colleges/%00', `/colleges/${'x'.repeat(5000)}`])(
    'answers 404 for %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, code: 'not_found', message: 'College not found', messageId: 'colleges.notFound' });
    },
  );

  it('names what can be filtered by, and counts', async () => {
    expect((await get('/colleges/filters')).body.data).toEqual({
      states: ['Delhi', 'Karnataka', 'Maharashtra', 'Puducherry'],
      types: ['government', 'private', 'deemed'],
      cities: ['Delhi', 'Mangaluru', 'Manipal', 'Mumbai', 'Puducherry'],
      districts: [],
      kinds: [
        { id: 'university', count: 2 },
        { id: 'engineering', count: 1 },
      ],
    });
    const { data } = (await get('/colleges/stats')).body;
    expect(data.total).toBe(5);
    expect(data.byType).toContainEqual({ type: 'autonomous', count: 0 });
    expect(data.byState).toContainEqual({ state: 'Karnataka', count: 2 });
    expect(data.byState).toHaveLength(36);
  });

  it('answers 304 to its own ETag, and the same text in every encoding', async () => {
    const many = await testApp({
      catalog: { colleges: Array.from({ length: 200 }, (_, index) => sampleCollege({ id: `college-${index}`, name: `College ${index}` })) },
    });
    const ask = (headers: Record<string, string>, query = 'limit=10000') => many.app.inject({ url: `/api/colleges?${query}`, headers });
    const plain = await ask({});
    const small = await ask({ 'accept-encoding': 'br' }, 'limit=10000&sortBy=name&sortOrder=asc');
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
    const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(small.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it.each([
    'limit=0',
    'limit=abc',
    'limit=10001',
    'page=-1',
    'page=0',
    'sortBy=password',
    'sortOrder=up',
    'type=magic',
    'state=Atlantis',
    'search=a&search=b',
    `search=${'x'.repeat(201)}`,
    `city=${'x'.repeat(81)}`,
  ])('refuses %s and names the parameter', async (query) => {
    const { status, body } = await get(`/colleges?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(query.split('=')[0]);
    expect(body.message.toLowerCase()).toContain(query.split('=')[0]!.toLowerCase());
  });
});
