import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCareer, sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { quizFor } from '@disha/guidance/quizzes';
import { registeredStudent } from '../../testing/registered-student.ts';
import { sheetFor } from '../../testing/sheets.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';

const pilot = sampleCareer({
  id: 'pilot',
  name: 'Pilot',
  otherNames: ['hawai jahaz chalana', 'CPL'],
  interests: 'REC',
  profile: [5, 3, 1, 2, 4.5, 4],
  fields: ['defence_military'],
  sectors: ['private'],
  related: ['civil-engineer', 'gone'],
  courses: ['btech-civil-engineering', 'no-such-course'],
});
const painter = sampleCareer({
  id: 'painter',
  name: 'Painter',
  otherNames: ['artist'],
  interests: 'AIS',
  profile: [2, 3, 7, 2.5, 2, 1],
  interestsFrom: 'similar work',
  fields: ['fine_arts_design'],
  sectors: ['own'],
  routes: [
    {
      title: 'A test of the state',
      years: 1,
      steps: [
        { kind: 'exam', oneOf: ['jee-main', 'gone', 'state-test'], text: 'One of several tests' },
        { kind: 'job', text: 'Painter' },
      ],
    },
  ],
});

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    catalog: {
      careers: [sampleCareer(), pilot, painter],
      courses: [sampleCourse()],
      exams: [sampleExam(), sampleExam({ id: 'state-test', shortName: 'State Test', level: 'state', state: 'Bihar' })],
      colleges: [sampleCollege()],
    },
  });
});

const names = async (query: string) => {
  const { status, body } = await server.call('GET', `/careers${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.careers.map(({ name }: { name: string }) => name);
};

describe('the list of careers', () => {
  it('is by name, page by page', async () => {
    expect(await names('')).toEqual(['Civil Engineer', 'Painter', 'Pilot']);
    const { body } = await server.call('GET', '/careers?limit=2&page=2');
    expect(body.data.pagination).toMatchObject({ currentPage: 2, totalCount: 3, limit: 2, hasNextPage: false });
    expect((await server.call('GET', '/careers')).body.data.pagination.limit).toBe(20);
  });

  it('is filtered by field, stream, interest and sector', async () => {
    expect(await names('?field=defence_military')).toEqual(['Pilot']);
    expect(await names('?stream=science_pcm')).toEqual(['Civil Engineer', 'Pilot']);
    expect(await names('?interest=I')).toEqual(['Civil Engineer', 'Painter']);
    expect(await names('?sector=government')).toEqual(['Civil Engineer']);
    expect(await names('?sector=private&interest=E')).toEqual(['Pilot']);
  });

  it('is searched by every name people use, words that only ask how passed over', async () => {
    expect(await names('?search=hawai jahaz')).toEqual(['Pilot']);
    expect(await names('?search=artist kaise bane')).toEqual(['Painter']);
    expect(await names('?search=mujhe pilot banna hai')).toEqual(['Pilot']);
  });

  it('is ordered by agreement of interests with a profile', async () => {
    expect(await names('?sortBy=match&profile=0,0.2,1,0,-0.5,-1')).toEqual(['Painter', 'Civil Engineer', 'Pilot']);
    expect(await names('?sortBy=match&sortOrder=desc&profile=0,0.2,1,0,-0.5,-1')).toEqual(['Pilot', 'Civil Engineer', 'Painter']);
    // A profile that likes everything alike agrees with nothing: by name.
    expect(await names('?sortBy=match&profile=1,1,1,1,1,1')).toEqual(['Civil Engineer', 'Painter', 'Pilot']);
  });

  it.each([
    ['field=magic', 'field'],
    ['stream=magic', 'stream'],
    ['interest=Z', 'interest'],
    ['sector=moon', 'sector'],
    ['sortBy=pay', 'sortBy'],
    ['sortOrder=up', 'sortOrder'],
    ['sortBy=match', 'profile'],
    ['sortBy=match&profile=1,2,3', 'profile'],
    ['profile=a,b,c,d,e,f', 'profile'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['page=0', 'page'],
  ])('refuses %s and names the parameter', async (query, name) => {
    const { status, body } = await server.call('GET', `/careers?${query}`);
    expect(status).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([name]);
    expect(body.message.toLowerCase()).toContain(name.toLowerCase());
  });

  it('says what it can be filtered by', async () => {
    const { data } = (await server.call('GET', '/careers/filters')).body;
    expect(data.sectors).toEqual([
      { value: 'government', count: 1 },
      { value: 'private', count: 2 },
      { value: 'own', count: 1 },
    ]);
    expect(data.fields.map(({ value }: { value: string }) => value)).toEqual([
      'engineering_technology',
      'defence_military',
      'fine_arts_design',
    ]);
    expect(data.streams).toContainEqual({ value: 'science_pcm', count: 2 });
    expect(data.interests).toContainEqual({ value: 'A', count: 1 });
  });
});

describe('one career', () => {
  const read = async (id: string, query = '') => (await server.call('GET', `/careers/${id}${query}`)).body.data.career;

  it('leads to courses, exams and colleges, by the ids of the other catalogs', async () => {
    const career = await read('civil-engineer');
    expect(career.courses).toEqual([
      { courseId: 'btech-civil-engineering', name: 'B.Tech in Civil Engineering', collegeCount: 1, usualCount: 0 },
    ]);
    expect(career.exams).toEqual([{ examId: 'jee-main', shortName: 'JEE Main' }]);
    expect(career.routes[0].steps.map(({ kind, id }: { kind: string; id?: string }) => [kind, id])).toEqual([
      ['class', undefined],
      ['exam', 'jee-main'],
      ['course', 'btech-civil-engineering'],
      ['job', undefined],
    ]);
  });

  it('says its interests in words, and whose they are', async () => {
    expect(await read('painter')).toMatchObject({ interests: 'AIS', interestsFrom: 'similar work', note: null });
    const { interestNames } = await read('painter');
    expect(interestNames).toHaveLength(3);
    expect(interestNames[0]).toBe('Creating and inventing');
  });

  it('names the exams of which one is sat, with the state each is of, and none that is gone', async () => {
    const { routes, exams } = await read('painter');
    expect(routes[0].steps[0].oneOf).toEqual([
      { examId: 'jee-main', shortName: 'JEE Main' },
      { examId: 'state-test', shortName: 'State Test', state: 'Bihar' },
    ]);
    expect(exams).toEqual([]);
  });

  it('names only what is there', async () => {
    const career = await read('pilot');
    expect(career.related).toEqual([{ careerId: 'civil-engineer', name: 'Civil Engineer' }]);
    expect(career.courses).toHaveLength(1);
    expect(career).not.toHaveProperty('profile');
  });

  it('that is not there is a 404 in its own words', async () => {
    expect(await server.call('GET', '/careers/nobody')).toMatchObject({ status: 404, body: { message: 'Career not found' } });
  });

  it('can be corrected like an item of any other catalog', async () => {
    const body = {
      kind: 'careers',
      id: 'painter',
      field: 'summary',
      to: 'Paints.',
      why: 'Shorter',
      by: 'asha',
      source: 'https://example.in',
    };
    const made = await server.call('POST', '/corrections', { body, token: adminToken });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect((await read('painter')).summary).toBe('Paints.');
  });
});

describe('a student', () => {
  it('keeps careers as bookmarks, which leave with the account and are nobody else’s', async () => {
    const [asha, ravi] = [await registeredStudent(server), await registeredStudent(server)];
    const body = { type: 'careers', itemId: 'pilot' };
    expect((await server.call('POST', '/bookmarks/add', { token: asha.token, body })).status).toBe(200);
    const missing = await server.call('POST', '/bookmarks/add', { token: asha.token, body: { ...body, itemId: 'nobody' } });
    expect(missing).toMatchObject({ status: 404, body: { message: 'Career not found' } });
    const ofAsha = (await server.call('GET', '/bookmarks', { token: asha.token })).body.data.bookmarks.careers;
    expect(ofAsha).toEqual([expect.objectContaining({ _id: 'pilot', name: 'Pilot' })]);
    expect((await server.call('GET', '/bookmarks', { token: ravi.token })).body.data.bookmarks.careers).toEqual([]);
    const exported = (await server.call('GET', '/auth/export', { token: asha.token })).body.data.export.bookmarks;
    expect(exported).toEqual([expect.objectContaining({ type: 'careers', itemId: 'pilot' })]);
    const kept = () => server.pool.query(`select 1 from bookmarks where user_id = $1`, [asha.user._id]);
    expect((await kept()).rows).toHaveLength(1);
    expect((await server.call('POST', '/auth/delete-account', { token: asha.token, body: { password: asha.password } })).status).toBe(200);
    expect((await kept()).rows).toEqual([]);
  });

  it('gets careers with the result of a quiz, and the same again when it is read later', async () => {
    const bank = quizFor('12', 'science_pcm')!;
    const { token } = await registeredStudent(server);
    const answers = sheetFor(bank, 'engineering_technology');
    const { data } = (await server.call('POST', '/quiz/class12/pcm/submit', { token, body: { quizId: bank.id, answers } })).body;
    expect(data.careers).toEqual([
      { careerId: 'civil-engineer', name: 'Civil Engineer', why: expect.stringMatching(/\.$/), from: 'Testing model bridges' },
    ]);
    expect(Object.keys(data.interests)).toEqual(['R', 'I', 'A', 'S', 'E', 'C']);
    expect(data.interests.R).toBeGreaterThan(0);
    const later = (await server.call('GET', `/quiz/attempts/${data.attemptId}`, { token })).body.data.result;
    expect([later.careers, later.interests]).toEqual([data.careers, data.interests]);
    const { rows } = await server.pool.query('select result from quiz_attempts where id = $1', [data.attemptId]);
    expect(JSON.stringify(rows[0])).not.toContain('Civil Engineer');
  });
});

it('a course leads to its careers, and a job of it to the career that is the same work', async () => {
  const { course } = (await server.call('GET', '/courses/btech-civil-engineering')).body.data;
  expect(course.careers).toEqual([
    { careerId: 'civil-engineer', name: 'Civil Engineer' },
    { careerId: 'painter', name: 'Painter' },
    { careerId: 'pilot', name: 'Pilot' },
  ]);
  const linked = course.careerOptions.map(({ jobTitle, careerId }: { jobTitle: string; careerId?: string }) => [jobTitle, careerId]);
  expect(linked[0]).toEqual(['Site engineer', 'civil-engineer']);
  expect(linked[1]).toEqual(['Structural designer', undefined]);
});
