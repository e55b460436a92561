import { beforeAll, describe, expect, it } from 'vitest';
import { registeredStudent } from '../../testing/registered-student.ts';
import { sampleScholarship } from '../../testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';

const girls = sampleScholarship({
  id: 'bihar-girls',
  name: 'Bihar Girls Grant',
  otherNames: ['beti ka paisa'],
  provider: 'Government of Bihar',
  scope: 'state',
  states: ['Bihar'],
  stages: ['after_10', 'after_12'],
  who: 'For girls of Bihar.',
  incomeCeiling: null,
  forGirls: true,
});
const caste = sampleScholarship({
  id: 'sc-money',
  name: 'SC Post-Matric',
  stages: ['class_9_12', 'graduate'],
  incomeCeiling: 250_000,
  categories: ['sc', 'disability'],
  certainty: 'B',
});
const east = sampleScholarship({ id: 'east', name: 'Dawn of the East', states: ['Assam', 'Tripura'], incomeCeiling: 800_000 });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ catalog: { scholarships: [sampleScholarship(), girls, caste, east] } });

  it('names the guides to the papers that its conditions ask for', async () => {
    const { body } = await server.call('GET', '/scholarships/sc-money');
    expect(body.data.scholarship.papers).toEqual(
      expect.arrayContaining(['caste-certificate', 'udid', 'income-certificate', 'aadhaar-bank']),
    );
    const other = await server.call('GET', '/scholarships/bihar-girls');
    expect(other.body.data.scholarship.papers).toContain('domicile-certificate');
    expect(other.body.data.scholarship.papers).not.toContain('income-certificate');
  });
});

const names = async (query: string) => {
  const { status, body } = await server.call('GET', `/scholarships${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.scholarships.map(({ name }: { name: string }) => name);
};

describe('the list of scholarships', () => {
  it('is by name, page by page', async () => {
    expect(await names('')).toEqual(['Bihar Girls Grant', 'Dawn of the East', 'Merit Money', 'SC Post-Matric']);
    const { body } = await server.call('GET', '/scholarships?limit=3&page=2');
    expect(body.data.pagination).toMatchObject({ currentPage: 2, totalCount: 4, limit: 3, hasNextPage: false });
    expect((await server.call('GET', '/scholarships')).body.data.pagination.limit).toBe(20);
  });

  it('shows for a state its own first, then the central ones that are open to it', async () => {
    expect(await names('?state=Bihar')).toEqual(['Bihar Girls Grant', 'Merit Money', 'SC Post-Matric']);
    expect(await names('?state=Bihar&sortOrder=desc')).toEqual(['SC Post-Matric', 'Merit Money', 'Bihar Girls Grant']);
    expect(await names('?state=Assam')).toEqual(['Dawn of the East', 'Merit Money', 'SC Post-Matric']);
  });

  it('is filtered by stage, group and girls', async () => {
    expect(await names('?stage=graduate')).toEqual(['SC Post-Matric']);
    expect(await names('?category=disability')).toEqual(['SC Post-Matric']);
    expect(await names('?forGirls=true')).toEqual(['Bihar Girls Grant']);
    expect(await names('?forGirls=false')).toHaveLength(4);
  });

  it('keeps ceilings at or above the income of the family, and those without one', async () => {
    expect(await names('?income=250000')).toHaveLength(4);
    expect(await names('?income=250001')).toEqual(['Bihar Girls Grant', 'Dawn of the East', 'Merit Money']);
    expect(await names('?income=900000')).toEqual(['Bihar Girls Grant']);
    expect(await names('?income=0')).toHaveLength(4);
  });

  it('is sorted by how many can have it: what one state gives its own stands last', async () => {
    expect(await names('?sortBy=most')).toEqual(['Merit Money', 'SC Post-Matric', 'Bihar Girls Grant', 'Dawn of the East']);
  });

  it('is sorted by income, those without a ceiling last, and by name either way', async () => {
    expect(await names('?sortBy=income')).toEqual(['SC Post-Matric', 'Merit Money', 'Dawn of the East', 'Bihar Girls Grant']);
    expect((await names('?sortOrder=desc'))[0]).toBe('SC Post-Matric');
  });

  it('says of a state whether we know a scheme of its own', async () => {
    const ownKnown = async (query: string) => (await server.call('GET', `/scholarships${query}`)).body.data.ownKnown;
    expect(await ownKnown('?state=Bihar')).toBe(true);
    expect(await ownKnown('?state=Goa')).toBe(false);
    expect(await ownKnown('')).toBeUndefined();
  });

  it('is searched by every name people use', async () => {
    expect(await names('?search=beti ka paisa')).toEqual(['Bihar Girls Grant']);
  });

  it.each([
    ['state=Atlantis', 'state'],
    ['stage=kindergarten', 'stage'],
    ['category=king', 'category'],
    ['forGirls=maybe', 'forGirls'],
    ['income=much', 'income'],
    ['income=-1', 'income'],
    ['income=1e6', 'income'],
    ['sortBy=luck', 'sortBy'],
    ['limit=0', 'limit'],
    ['page=0', 'page'],
  ])('refuses %s and names the parameter', async (query, name) => {
    const { status, body } = await server.call('GET', `/scholarships?${query}`);
    expect(status).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([name]);
  });

  it('says what it can be filtered by', async () => {
    const { data } = (await server.call('GET', '/scholarships/filters')).body;
    expect(data.states).toEqual([
      { value: 'Assam', count: 1 },
      { value: 'Bihar', count: 1 },
      { value: 'Tripura', count: 1 },
    ]);
    expect(data.stages).toContainEqual({ value: 'after_12', count: 3 });
    expect(data.categories).toEqual([
      { value: 'sc', count: 1 },
      { value: 'disability', count: 1 },
    ]);
    expect(data.forGirls).toBe(1);
  });
});

describe('one scholarship', () => {
  it('says who, how much, when, how, and where that is from', async () => {
    const { scholarship } = (await server.call('GET', '/scholarships/bihar-girls')).body.data;
    expect(scholarship).toMatchObject({
      _id: 'bihar-girls',
      scope: 'state',
      state: 'Bihar',
      incomeCeiling: null,
      window: { text: 'June to October', year: '2025-26' },
      officialLink: 'https://scholarships.gov.in',
      forGirls: true,
      categories: [],
      certainty: 'A',
      asOf: '2026-11',
    });
    expect(scholarship.sources).not.toEqual([]);
    expect((await server.call('GET', '/scholarships/east')).body.data.scholarship.state).toBeUndefined();
  });

  it('that is not there is not found, in both languages', async () => {
    expect((await server.call('GET', '/scholarships/none')).body).toMatchObject({ success: false, message: 'Scholarship not found' });
    expect((await server.call('GET', '/scholarships/none?lang=hi')).body.message).toBe('छात्रवृत्ति नहीं मिली');
  });

  it('is bookmarked, and corrected a field at a time', async () => {
    const { token } = await registeredStudent(server);
    await server.call('POST', '/bookmarks/add', { token, body: { type: 'scholarships', itemId: 'sc-money' } });
    const mine = (await server.call('GET', '/bookmarks', { token })).body.data;
    expect(JSON.stringify(mine)).toContain('SC Post-Matric');
    const changed = { field: 'incomeCeiling', to: 300_000, why: 'raised', source: 'notice', by: 'op' };
    const correction = { kind: 'scholarships', id: 'sc-money', ...changed };
    const { status, body } = await server.call('POST', '/corrections', { token: adminToken, body: correction });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    expect((await server.call('GET', '/scholarships/sc-money')).body.data.scholarship.incomeCeiling).toBe(300_000);
  });
});
