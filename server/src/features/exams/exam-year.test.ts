import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleDate, sampleExam } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { comingYear } from './exam-year.ts';

let server: TestApp;
let editor: TestStudent;
const day = (event: 'exam' | 'registration_closes' | 'result', status: 'announced' | 'last_year', from: string, year: number) =>
  sampleDate({ event, session: null, status, from, to: from, year, certainty: 'A' });
beforeAll(async () => {
  const dates = {
    '2027-main-registration_closes': day('registration_closes', 'announced', '2026-12-01', 2027),
    '2026-main-registration_closes': day('registration_closes', 'last_year', '2025-12-03', 2026),
    '2027-1-exam': sampleDate({ session: '1', from: '2027-01', to: '2027-01' }),
    '2027-2-exam': sampleDate({ session: '2', from: '2027-04', to: '2027-04' }),
    '2026-main-result': day('result', 'last_year', '2026-05-01', 2026),
  };
  const bare = sampleExam({ id: 'bare', shortName: 'A bare one' });
  delete bare.dates;
  server = await testApp({ catalog: { exams: [sampleExam({ dates }), bare] } });
  editor = await newStudent(server, { role: 'editor' });
});

const yearOf = async (query = '') => (await server.call('GET', `/desk/year${query}`, { token: editor.token })).body.data;
const eventsOf = ({ exams }: { exams: { id: string; events: { event: string; status: string; from: string | null }[] }[] }, id: string) =>
  exams.find((exam) => exam.id === id)?.events.map(({ event, status, from }) => `${event} ${status} ${from}`);

describe('the year at the desk', () => {
  it('tells of every exam what is announced, expected, last year’s and missing', async () => {
    const data = await yearOf('?year=2027');
    expect(data.year).toBe(2027);
    expect(eventsOf(data, 'jee-main')).toEqual([
      'registration_opens missing null',
      'registration_closes announced 2026-12-01',
      'exam expected 2027-01',
      'exam expected 2027-04',
      'result last_year 2026-05-01',
    ]);
    expect(eventsOf(data, 'bare')).toEqual([
      'registration_opens missing null',
      'registration_closes missing null',
      'exam missing null',
      'result missing null',
    ]);
    expect(data.exams[0]).toMatchObject({ id: 'bare', name: 'A bare one', events: [{ checked: sampleExam().asOf, to: null }, {}, {}, {}] });
  });

  it('moves on by itself: what was announced is last year’s in the next, usual months stay usual', async () => {
    expect(eventsOf(await yearOf('?year=2028'), 'jee-main')).toEqual([
      'registration_opens missing null',
      'registration_closes last_year 2026-12-01',
      'exam expected 2028-01',
      'exam expected 2028-04',
      'result missing null',
    ]);
  });

  it.each(['27', '1999', 'next', '20270'])('refuses the year %s', async (year) => {
    const { status, body } = await server.call('GET', `/desk/year?year=${year}`, { token: editor.token });
    expect([status, body.errors[0].path]).toEqual([400, 'year']);
  });

  it('is the coming one unless another is asked for', async () => {
    expect([comingYear(new Date('2026-06-30')), comingYear(new Date('2026-07-01'))]).toEqual([2026, 2027]);
    expect((await yearOf()).year).toBe(comingYear(new Date()));
    expect((await server.call('GET', '/desk/year', { token: (await newStudent(server)).token })).status).toBe(403);
  });
});
