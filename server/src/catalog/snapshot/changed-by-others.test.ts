/** What an item says of others is right after one of them was changed, though only the items that name it were told anew. */
import { beforeAll, expect, it } from 'vitest';
import { sampleCareer, sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { CatalogKind } from '../documents.ts';

const by = { who: 'asha', why: 'A trial', source: 'this test' };
const other = { id: 'btech-mining', name: 'B.Tech in Mining', shortName: 'B.Tech Mining' };
const step = { kind: 'exam', text: 'One of these' } as const;
const route = { title: 'Straight', years: 4, steps: [{ ...step, oneOf: ['jee-main', 'gate-in'] }] };

let server: TestApp;
beforeAll(async () => {
  const eligibility = { ...sampleCourse().eligibility, entranceExams: ['gate-in'] };
  server = await testApp({
    catalog: {
      exams: [sampleExam(), sampleExam({ id: 'gate-in', name: 'Gateway', shortName: 'GATEWAY' })],
      courses: [sampleCourse(), sampleCourse({ ...other, eligibility, topColleges: [], careerOptions: [] })],
      colleges: [sampleCollege(), sampleCollege({ id: 'coep', name: 'COEP', shortName: '', aliases: [], aisheCode: '', courses: [] })],
      careers: [
        sampleCareer(),
        sampleCareer({ id: 'planner', name: 'Town Maker', otherNames: [], courses: [], related: ['civil-engineer'], routes: [route] }),
      ],
      scholarships: [],
    },
  });
});

const pages = ['exams/jee-main', 'exams/gate-in', 'courses/btech-civil-engineering', 'courses/btech-mining', 'careers/civil-engineer'];
const addresses = [
  ...pages,
  'careers/planner',
  'colleges/iit-bombay',
  'exams',
  'courses',
  'careers',
  'colleges',
  'courses?search=robotics',
];
const toldBy = async ({ app }: TestApp) => {
  const told: [string, string][] = [];
  for (const path of addresses)
    for (const language of ['en', 'hi'])
      told.push([`${language} ${path}`, (await app.inject({ url: `/api/${path}`, headers: { 'accept-language': language } })).body]);
  return Object.fromEntries(told);
};

/** Which of them a process says otherwise that has just read everything. */
const toldOtherwiseAnew = async (told: Record<string, string>) => {
  const anew = await toldBy(await testApp({ database: server }));
  return Object.keys(anew).filter((path) => told[path] !== anew[path]);
};

it.each<[CatalogKind, string, string, unknown, string[]]>([
  ['exams', 'jee-main', 'shortName', 'JEE (M)', ['courses/btech-civil-engineering', 'careers/civil-engineer', 'careers/planner']],
  ['courses', 'btech-civil-engineering', 'name', 'Civil, whole', ['exams/jee-main', 'careers/civil-engineer', 'colleges/iit-bombay']],
  ['courses', 'btech-mining', 'eligibility.entranceExams', ['jee-main'], ['exams/gate-in', 'exams/jee-main']],
  ['courses', 'btech-civil-engineering', 'shortName', 'Robotics', ['colleges', 'courses?search=robotics']],
  ['colleges', 'iit-bombay', 'name', 'IIT of Powai', ['courses/btech-civil-engineering']],
  ['colleges', 'coep', 'courses', [{ courseId: other.id, intake: 60 }], ['courses/btech-mining', 'courses']],
  ['colleges', 'coep', 'courses', [{ courseId: 'btech-civil-engineering', intake: 9 }], ['careers/civil-engineer']],
  ['careers', 'civil-engineer', 'name', 'Builder', ['courses/btech-civil-engineering', 'careers/planner']],
  ['careers', 'civil-engineer', 'courses', [other.id], ['courses/btech-civil-engineering', 'courses/btech-mining']],
  ['careers', 'planner', 'otherNames', ['surveyor'], ['courses/btech-civil-engineering']],
  ['careers', 'planner', 'interests', 'SAE', ['careers/planner']],
])('%s %s: its %s', async (kind, id, field, to, others) => {
  const before = await toldBy(server);
  await server.shared.corrections.correct(kind, id, () => [{ field, to }], by);
  await server.shared.snapshot.settled();
  const now = await toldBy(server);
  expect(others.filter((path) => now[`en ${path}`] === before[`en ${path}`])).toEqual([]);
  expect(await toldOtherwiseAnew(now)).toEqual([]);
});

it('an exam that is removed', async () => {
  const before = await toldBy(server);
  await server.shared.corrections.remove('exams', 'jee-main', by);
  await server.shared.snapshot.settled();
  const without = await toldBy(server);
  expect(pages.slice(2).filter((path) => without[`en ${path}`] === before[`en ${path}`])).toEqual([]);
  expect(await toldOtherwiseAnew(without)).toEqual([]);
});
