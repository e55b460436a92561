import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';
import { newStudent } from '../../testing/new-student.ts';
import { catalogsWith, sampleCourse, sampleDate, sampleExam } from '../../testing/sample-catalog.ts';

describe('exams', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({
      catalog: {
        courses: [sampleCourse()],
        exams: [
          sampleExam(),
          sampleExam({
            id: 'neet-ug',
            name: 'National Eligibility cum Entrance Test',
            shortName: 'NEET UG',
            streams: ['science_pcb'],
            fields: ['medicine'],
            examMonth: 'May',
            examMonths: ['May'],
            syllabus: ['Biology'],
          }),
          sampleExam({
            id: 'clat-ug',
            name: 'Common Law Admission Test',
            shortName: 'CLAT',
            streams: ['arts', 'commerce'],
            fields: ['law_arts'],
            examMonth: 'December',
            examMonths: ['December'],
          }),
        ],
      },
    });
  });

  const names = (body: { data: { exams: { shortName: string }[] } }) => body.data.exams.map((exam) => exam.shortName);

  it('lists by name, and the other way round', async () => {
    const { status, body } = await server.call('GET', '/exams');
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(names(body)).toEqual(['CLAT', 'JEE Main', 'NEET UG']);
    expect(body.data.pagination).toMatchObject({ totalCount: 3, currentPage: 1, hasNextPage: false });
    expect(names((await server.call('GET', '/exams?sortOrder=desc')).body)).toEqual(['NEET UG', 'JEE Main', 'CLAT']);
  });

  it('filters by stream and by words, without case', async () => {
    expect(names((await server.call('GET', '/exams?stream=commerce')).body)).toEqual(['CLAT']);
    expect(names((await server.call('GET', '/exams?search=NEET%20biology')).body)).toEqual(['NEET UG']);
    expect(names((await server.call('GET', '/exams?search=%25')).body)).toHaveLength(3);
    expect(names((await server.call('GET', '/exams?search=nothing-like-this')).body)).toEqual([]);
  });

  it.each([
    'limit=0',
    'limit=abc',
    'limit=10001',
    'page=-1',
    'page=0',
    'sortBy=password',
    'sortOrder=up',
    'stream=magic',
    'search=a&search=b',
  ])('refuses %s and names the parameter', async (query) => {
    const { status, body } = await server.call('GET', `/exams?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(query.split('=')[0]);
    expect(body.message.toLowerCase()).toContain(query.split('=')[0]!.toLowerCase());
  });

  it('shows one exam with the courses it opens', async () => {
    const { status, body } = await server.call('GET', '/exams/jee-main');
    expect(status).toBe(200);
    expect(body.data.exam).toMatchObject({ _id: 'jee-main', shortName: 'JEE Main', courses: [{ courseId: 'btech-civil-engineering' }] });
  });

  it('says which state an exam belongs to, in the list and by itself, and finds it by that', async () => {
    const own = await testApp({
      catalog: { exams: [sampleExam(), sampleExam({ id: 'keam', shortName: 'KEAM', level: 'state', state: 'Kerala' })] },
    });
    const { exams } = (await own.call('GET', '/exams?search=kerala')).body.data;
    expect(exams).toMatchObject([{ _id: 'keam', state: 'Kerala' }]);
    expect((await own.call('GET', '/exams/keam')).body.data.exam.state).toBe('Kerala');
    expect((await own.call('GET', '/exams/jee-main')).body.data.exam).not.toHaveProperty('state');
  });

  it.each(['/exams/none', '/exams/__proto__', `/exams/${'x'.repeat(5000)}`, '/exams/%00'])('answers 404 for %s', async (path) => {
    const { status, body } = await server.call('GET', path);
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, code: 'not_found', message: 'Exam not found', messageId: 'exams.notFound' });
  });

  it('counts and names what can be filtered by', async () => {
    expect((await server.call('GET', '/exams/filters')).body.data.streams).toEqual(['science_pcm', 'science_pcb', 'commerce', 'arts']);
    const { data } = (await server.call('GET', '/exams/stats')).body;
    expect(data.total).toBe(3);
    expect(data.byStream).toContainEqual({ stream: 'science_pcb', count: 1 });
    expect(data.byMonth).toContainEqual({ month: 'April', count: 1 });
  });

  it('filters by what it is for and by state, counts both, and refuses a state there is not', async () => {
    const own = await testApp({
      catalog: {
        exams: [
          sampleExam(),
          sampleExam({ id: 'gate', shortName: 'GATE', purpose: 'admission', alsoFor: ['job'] }),
          sampleExam({ id: 'bihar-police', shortName: 'Bihar Police', purpose: 'job', level: 'state', state: 'Bihar' }),
        ],
      },
    });
    const found = async (query: string) => names((await own.call('GET', `/exams?${query}`)).body).sort();
    expect(await found('purpose=job')).toEqual(['Bihar Police', 'GATE']);
    expect(await found('purpose=admission')).toEqual(['GATE', 'JEE Main']);
    expect(await found('state=Bihar')).toEqual(['Bihar Police']);
    for (const query of ['state=Atlantis', 'purpose=fame']) {
      const { status, body } = await own.call('GET', `/exams?${query}`);
      expect([status, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
    }
    expect((await own.call('GET', '/exams/filters')).body.data).toMatchObject({
      purposes: [
        { value: 'admission', count: 2 },
        { value: 'job', count: 2 },
      ],
      states: [{ value: 'Bihar', count: 1 }],
    });
    expect((await own.call('GET', '/exams/jee-main')).body.data.exam.purpose).toBe('admission');
  });

  it('answers 304 to its own ETag, in every encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await server.call('GET', '/exams', { headers: { 'accept-encoding': encoding } });
      const again = await server.call('GET', '/exams', {
        headers: { 'accept-encoding': encoding, 'if-none-match': String(first.headers['etag']) },
      });
      expect(again.status).toBe(304);
      expect(again.body).toBe('');
    }
  });

  describe('writes', () => {
    const fresh = sampleExam({ id: 'new-exam', name: 'A New Exam', shortName: 'NEW' });

    it('are for the operator only', async () => {
      expect((await server.call('POST', '/exams', { body: fresh })).status).toBe(401);
      expect((await server.call('POST', '/exams', { body: fresh, token: 'somebody-else' })).status).toBe(403);
      const closed = await testApp({ env: { ADMIN_TOKEN: '' } });
      const anybody = [{}, { token: adminToken }, { token: (await newStudent(closed)).token }];
      for (const who of anybody) expect((await closed.call('POST', '/exams', { body: fresh, ...who })).status).toBe(403);
      expect((await closed.call('GET', '/desk/reports')).status).toBe(401);
      expect((await server.call('GET', '/exams/new-exam')).status).toBe(404);
    });

    it('create, change and delete, and every list follows at once', async () => {
      expect((await server.call('POST', '/exams', { body: fresh, token: adminToken })).status).toBe(201);
      expect((await server.call('POST', '/exams', { body: fresh, token: adminToken })).status).toBe(409);
      expect(names((await server.call('GET', '/exams?search=new')).body)).toEqual(['NEW']);
      const changed = await server.call('PUT', '/exams/new-exam', { body: { shortName: 'NEWER' }, token: adminToken });
      expect(changed.body.data.exam).toMatchObject({ shortName: 'NEWER', name: 'A New Exam' });
      expect((await server.call('DELETE', '/exams/new-exam', { token: adminToken })).status).toBe(200);
      expect((await server.call('DELETE', '/exams/new-exam', { token: adminToken })).status).toBe(404);
      expect((await server.call('GET', '/exams/new-exam')).status).toBe(404);
    });

    it('name the exam by _id as well, and never by a word that an address of ours needs', async () => {
      const { id, ...rest } = fresh;
      const made = await server.call('POST', '/exams', { body: { ...rest, _id: id }, token: adminToken });
      expect([made.status, made.body.data.exam._id]).toEqual([201, id]);
      await server.call('DELETE', `/exams/${id}`, { token: adminToken });
      for (const taken of ['filters', 'stats']) {
        const { status, body } = await server.call('POST', '/exams', { body: { ...rest, id: taken }, token: adminToken });
        expect([status, body.errors[0].path]).toEqual([400, 'id']);
        expect(body.message).toContain(taken);
      }
      const long = `/exams/${'x'.repeat(5000)}`;
      expect((await server.call('PUT', long, { body: {}, token: adminToken })).body.message).toBe('Exam not found');
      expect((await server.call('DELETE', long, { token: adminToken })).body.message).toBe('Exam not found');
    });

    it('refuse what is not an exam, naming the field, and store nothing', async () => {
      const { status, body } = await server.call('POST', '/exams', {
        body: { ...fresh, id: 'bad', examMonth: 'Smarch' },
        token: adminToken,
      });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: 'examMonth', message: expect.stringMatching(/^examMonth must be one of: January/) }]);
      expect((await server.call('GET', '/exams/bad')).status).toBe(404);
    });

    it('do not answer thousands of bad items at forty times their length', async () => {
      const { status, body } = await server.call('POST', '/exams', {
        body: { ...fresh, id: 'bad', syllabus: new Array(30_000).fill(1) },
        token: adminToken,
      });
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(50);
    });

    it('take back what GET told, as it is, and change nothing by it', async () => {
      const full = sampleExam({
        id: 'told',
        note: 'Twice a year',
        fee: { amounts: [{ who: 'all', rupees: 100 }], source: 'Notice 2026', certainty: 'A', goodUntil: '2027-10-31' },
        age: { min: 17.5, max: 21, source: 'Notice 2026', certainty: 'B' },
        dates: {
          '2027-1-exam': sampleDate({ from: '2027-01-22', to: '2027-01-30', status: 'announced', certainty: 'A' }),
          '2027-2-exam': sampleDate({ session: '2', from: '2027-04', to: '2027-04', lookedAt: '2026-10' }),
        },
      });
      for (const body of [full, sampleExam({ id: 'bare' })]) {
        expect((await server.call('POST', '/exams', { body, token: adminToken })).status).toBe(201);
        const { exam } = (await server.call('GET', `/exams/${body.id}`)).body.data;
        const document = async () => (await server.shared.catalog.some('exams', [body.id])).get(body.id);
        const kept = await document();
        const put = await server.call('PUT', `/exams/${body.id}`, { body: exam, token: adminToken });
        expect([put.status, put.body.data?.exam], JSON.stringify(put.body)).toEqual([200, exam]);
        expect(await document()).toEqual(kept);
        const [first, ...others] = exam.dates;
        const moved = { ...first, from: '2027-01-23' };
        const changed = await server.call('PUT', `/exams/${body.id}`, { body: { dates: [moved, ...others] }, token: adminToken });
        expect(changed.status).toBe(first.status === 'announced' ? 200 : 400);
      }
      await server.call('DELETE', '/exams/told', { token: adminToken });
      await server.call('DELETE', '/exams/bare', { token: adminToken });
    });

    it('survive a new load of the shipped catalog', async () => {
      await server.call('PUT', '/exams/clat-ug', { body: { note: 'Corrected' }, token: adminToken });
      await server.call('DELETE', '/exams/neet-ug', { token: adminToken });
      await server.shared.catalog.replaceShipped(
        catalogsWith({ exams: [sampleExam({ id: 'clat-ug' }), sampleExam({ id: 'neet-ug' }), sampleExam()] }),
        'another',
      );
      await server.shared.snapshot.refresh();
      expect((await server.call('GET', '/exams/clat-ug')).body.data.exam.note).toBe('Corrected');
      expect((await server.call('GET', '/exams/neet-ug')).status).toBe(404);
    });
  });
});
