import { fields } from '@disha/contract/taxonomy';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCareer, sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';

describe('courses', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({
      catalog: {
        exams: [sampleExam(), sampleExam({ id: 'clat-ug', name: 'Common Law Admission Test', shortName: 'CLAT' })],
        colleges: [
          sampleCollege(),
          sampleCollege({
            id: 'nit-goa',
            name: 'National Institute of Technology Goa',
            shortName: 'NIT Goa',
            aliases: [],
            city: '',
            district: 'South Goa',
            state: 'Goa',
          }),
        ],
        careers: [
          sampleCareer({ id: 'advocate', name: 'Advocate', interests: 'ESI', courses: ['ba-llb'] }),
          sampleCareer({ id: 'judge', name: 'Judge', interests: 'SE', courses: ['ba-llb'] }),
        ],
        courses: [
          sampleCourse({ duration: { years: 3, months: 6 } }),
          sampleCourse({
            id: 'diploma-civil',
            name: 'Diploma in Civil Engineering',
            shortName: 'Diploma Civil',
            level: 'diploma',
            duration: 9,
            topColleges: [],
            eligibility: { minimumClass: '10', minimumPercentage: null, requiredSubjects: [], entranceExams: [] },
          }),
          sampleCourse({
            id: 'ba-llb',
            name: 'Integrated Bachelor of Arts and Bachelor of Laws',
            shortName: 'BA LLB',
            stream: 'arts',
            field: 'law_arts',
            otherFields: ['law_commerce'],
            duration: '5 years',
            topColleges: ['nit-goa', 'not-there'],
            eligibility: { minimumClass: '12', minimumPercentage: 45, requiredSubjects: [], entranceExams: ['clat-ug', 'gone'] },
          }),
          sampleCourse({
            id: 'bsc-botany',
            name: 'Bachelor of Science in Botany',
            shortName: 'B.Sc Botany',
            stream: 'science_pcb',
            field: 'agriculture_environment',
            duration: '3 or 4 years',
            topColleges: [],
          }),
        ],
      },
    });
  });

  it('says how long further studies take in the language that was asked for', async () => {
    const lengths = async (lang: string) => {
      const { body } = await server.call('GET', `/courses/bsc-botany?lang=${lang}`);
      return body.data.course.higherStudyOptions.map(({ duration }: { duration: string }) => duration);
    };
    expect(await lengths('en')).toEqual(['2 years']);
    expect(await lengths('hi')).toEqual(['2 साल']);
  });

  const ids = (body: { data: { courses: { _id: string }[] } }) => body.data.courses.map((course) => course._id);
  const get = (path: string) => server.call('GET', path);

  it('lists every course as a card: what most can begin, at the most colleges, first', async () => {
    const { status, body } = await get('/courses');
    expect(status).toBe(200);
    expect(ids(body)).toEqual(['btech-civil-engineering', 'bsc-botany', 'ba-llb', 'diploma-civil']);
    expect(body.data.totalCourses).toBe(4);
    expect(body.data.courses[0]).toMatchObject({ id: 'btech-civil-engineering', duration: { years: 3, months: 6 }, collegeCount: 2 });
    expect(body.data.courses[0].eligibility).toBeUndefined();
  });

  it('gives the length as years and months, or in words where it is not one figure', async () => {
    const { body } = await get('/courses');
    const durations = Object.fromEntries(
      body.data.courses.map((course: { _id: string; duration: unknown }) => [course._id, course.duration]),
    );
    expect(durations).toEqual({
      'btech-civil-engineering': { years: 3, months: 6 },
      'diploma-civil': { years: 0, months: 9 },
      'ba-llb': { years: 5, months: 0 },
      'bsc-botany': '3 or 4 years',
    });
  });

  it('filters by stream, field and level; a course is also found in the other fields it is for', async () => {
    expect(ids((await get('/courses?stream=arts')).body)).toEqual(['ba-llb']);
    expect(ids((await get('/courses?stream=commerce')).body)).toEqual(['ba-llb']);
    expect(ids((await get('/courses?stream=commerce&field=law_commerce')).body)).toEqual(['ba-llb']);
    expect(ids((await get('/courses?level=diploma')).body)).toEqual(['diploma-civil']);
    expect(ids((await get('/courses/stream/commerce')).body)).toEqual(['ba-llb']);
    expect(ids((await get('/courses/field/law_commerce')).body)).toEqual(['ba-llb']);
    expect(ids((await get('/courses/field/medicine')).body)).toEqual([]);
  });

  it('filters by an interest that the work it leads to asks for', async () => {
    expect(ids((await get('/courses?interest=S')).body)).toEqual(['ba-llb']);
    expect(ids((await get('/courses?interest=E&field=law_arts')).body)).toEqual(['ba-llb']);
    expect(ids((await get('/courses?interest=R')).body)).toEqual([]);
    expect((await get('/courses?interest=Z')).status).toBe(400);
    expect((await get('/courses/ba-llb')).body.data.course.interests).toBe('ISE');
  });

  it('takes an empty parameter as none', async () => {
    expect(ids((await get('/courses?stream=&field=&level=diploma&search=')).body)).toEqual(['diploma-civil']);
  });

  it('searches names, short forms and what stands for them', async () => {
    expect(ids((await get('/courses?search=lawyer')).body)[0]).toBe('ba-llb');
    expect(ids((await get('/courses?search=btech%20civil')).body)[0]).toBe('btech-civil-engineering');
    expect(ids((await get('/courses?search=enginering')).body)).toContain('btech-civil-engineering');
  });

  it.each([
    ['/courses?stream=magic', 'stream'],
    ['/courses?field=magic', 'field'],
    ['/courses?level=phd', 'level'],
    ['/courses?search=a&search=b', 'search'],
    ['/courses/stream/magic', 'stream'],
    ['/courses/field/magic', 'field'],
    ['/courses/ai-recommended/field/magic', 'field'],
  ])('refuses %s and names %s', async (path, parameter) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(parameter);
  });

  it('shows one course with links that resolve', async () => {
    const { body } = await get('/courses/ba-llb');
    expect(body.data.course).toMatchObject({
      _id: 'ba-llb',
      id: 'ba-llb',
      eligibility: { entranceExams: [{ examId: 'clat-ug', name: 'Common Law Admission Test', shortName: 'CLAT' }], note: null },
      topColleges: [{ collegeId: 'nit-goa', name: 'National Institute of Technology Goa', location: 'South Goa, Goa', type: 'government' }],
      sources: ['Test register 2026'],
      asOf: '2026-11',
    });
  });

  it.each(['/courses/none', '/courses/__proto__', '/courses/%00', `/courses/${'x'.repeat(5000)}`])('answers 404 for %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, code: 'not_found', message: 'Course not found', messageId: 'courses.notFound' });
  });

  it('recommends by rule, with a reason each, and says that no model wrote it', async () => {
    const { body } = await get('/courses/ai-recommended/field/engineering_technology');
    expect(ids(body)).toEqual(['btech-civil-engineering', 'diploma-civil']);
    expect(body.data.aiGenerated).toBe(false);
    expect(body.data.courses[0].reason).toContain('JEE Main');
    expect(body.data.courses[1].reason).toContain('admission on marks');
    for (const field of fields) expect((await get(`/courses/ai-recommended/field/${field}`)).status).toBe(200);
  });

  it('an exam that is removed is no longer a way in', async () => {
    expect((await get('/courses/btech-civil-engineering')).body.data.course.eligibility.entranceExams).toHaveLength(1);
    await server.call('DELETE', '/exams/jee-main', { token: adminToken });
    expect((await get('/courses/btech-civil-engineering')).body.data.course.eligibility.entranceExams).toEqual([]);
  });
});
