/** Lists that lie ready while colleges are corrected: each says what it would say if it were made anew, and those of others stay. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { beforeAll, expect, it, vi } from 'vitest';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const by = { who: 'asha', why: 'A trial', source: 'this test' };
const places = [
  ['Bihar', 'Patna'],
  ['Bihar', 'Nawada'],
  ['Goa', 'North Goa'],
] as const;
const kinds = [['engineering'], ['degree-college'], ['research-institute'], []] as const;
const taught = [['ba'], ['bsc'], ['ba', 'bsc'], []] as const;

const colleges = Array.from({ length: 24 }, (_, number): CollegeDocument => {
  const [state, district] = places[number % places.length]!;
  return sampleCollege({
    id: `college-${number}`,
    name: `College of ${'ABCDEFGH'[number % 8]} ${number}`,
    ...{ state, district, city: district, shortName: '', aliases: [], nirf: [] },
    type: number % 2 === 0 ? 'government' : 'private',
    kinds: [...kinds[number % 4]!],
    courses: taught[number % 4]!.map((courseId) => ({ courseId, intake: null })),
  });
});

let server: TestApp;
beforeAll(async () => {
  const course = (id: string) => sampleCourse({ id, name: id, shortName: id, field: 'social_sciences', topColleges: [] });
  server = await testApp({ catalog: { colleges, courses: [course('ba'), course('bsc')] } });
});

const lists = [
  ...['', '?limit=5&page=2', '?sortBy=name&sortOrder=desc', '?near=Patna', '?type=private', '?kinds=research-institute'],
  ...places.flatMap(([state, district]) => [
    `?state=${state}`,
    `?state=${state}&district=${district}&counts=true`,
    `?state=${state}&district=${district}&type=government&counts=true`,
    `?state=${state}&course=ba`,
    `?state=${state}&course=ba&basis=any`,
  ]),
  ...['?search=college', '?search=college&state=Goa', '?city=Patna', '?course=bsc&near=Nawada'],
  ...['/filters', '/filters?state=Goa', '/stats'],
].map((query) => `/colleges${query}`);
const listed = async () => {
  const answers = await Promise.all(lists.map((path) => server.app.inject(`/api${path}`)));
  return answers.map(({ statusCode, body }, index) => `${lists[index]} ${statusCode} ${body}`);
};
const correct = async (id: string, field: string, to: unknown) => {
  await server.shared.corrections.correct('colleges', id, () => [{ field, to }], by);
  await server.shared.snapshot.settled();
};

it('say after every change what they would say if they were made anew', async () => {
  const changes: [string, (number: number) => unknown][] = [
    ['name', (number) => `Renamed ${number}`],
    ['website', (number) => `https://example.in/${number}`],
    ['district', (number) => (number % 2 === 0 ? 'Nawada' : 'Patna')],
    ['nirf', (number) => [`Engineering 2026: ${number + 1}`]],
    ['type', (number) => (number % 3 === 0 ? 'government' : 'private')],
    ['kinds', (number) => kinds[(number + 1) % 4]],
    ['asOf', (number) => `2026-0${(number % 9) + 1}`],
    ['courses', (number) => taught[(number + 2) % 4]?.map((courseId) => ({ courseId, intake: null }))],
    ['state', (number) => (number % 2 === 0 ? 'Goa' : 'Bihar')],
    ['affiliation', (number) => `University ${number}`],
  ];
  await listed();
  for (const [round, [field, to]] of changes.entries()) {
    await correct(`college-${(round * 5) % colleges.length}`, field, to(round));
    const followed = await listed();
    await server.shared.snapshot.refresh();
    expect([field, followed]).toEqual([field, await listed()]);
  }
}, 60_000);

it('may lag behind the page of a college, and then have all of what was changed meanwhile', async () => {
  const { snapshot, corrections } = server.shared;
  snapshot.lists.longestMs = 60_000;
  try {
    const [id, other] = ['college-3', 'college-4'];
    const before = await listed();
    await corrections.correct('colleges', id, () => [{ field: 'name', to: 'Aaryan College' }], by);
    await corrections.correct('colleges', id, () => [{ field: 'district', to: 'Gaya' }], by);
    await snapshot.followed();
    await corrections.correct('colleges', other, () => [{ field: 'type', to: 'private' }], by);
    await snapshot.followed();
    expect((await server.app.inject(`/api/colleges/${id}`)).json().data.college).toMatchObject({
      name: 'Aaryan College',
      location: { district: 'Gaya' },
    });
    expect(await listed()).toEqual(before);

    await snapshot.settled();
    const followed = await listed();
    expect(followed).not.toEqual(before);
    await snapshot.refresh();
    expect(followed).toEqual(await listed());
  } finally {
    snapshot.lists.longestMs = 0;
  }
});

it('may lag behind the page of a course, and of the colleges that teach it', async () => {
  const { snapshot, corrections } = server.shared;
  snapshot.lists.longestMs = 60_000;
  try {
    const taughtAt = async () => {
      const found = await server.app.inject('/api/colleges?course=ba&limit=1');
      const id = found.json().data.colleges[0]._id as string;
      return (await server.app.inject(`/api/colleges/${id}`)).json().data.college.courses as { courseId: string; level: string }[];
    };
    const levelAt = async () => (await taughtAt()).find(({ courseId }) => courseId === 'ba')?.level;
    const before = await listed();
    expect(await levelAt()).toBe('undergraduate');
    // The last of them says the same of the first one's field as it was.
    for (const [field, to] of [
      ['level', 'postgraduate'],
      ['field', 'law'],
      ['field', 'social_sciences'],
    ] as const) {
      await corrections.correct('courses', 'ba', () => [{ field, to }], by);
      await snapshot.followed();
    }
    await corrections.correct('colleges', 'college-1', () => [{ field: 'name', to: 'Aaryan College' }], by);
    await snapshot.followed();
    expect((await server.app.inject('/api/courses/ba')).json().data.course.level).toBe('postgraduate');
    expect(await levelAt()).toBe('postgraduate');
    expect(await listed()).toEqual(before);

    await snapshot.settled();
    const followed = await listed();
    expect(followed).not.toEqual(before);
    await snapshot.refresh();
    expect(followed).toEqual(await listed());

    // No college was corrected: those that teach it are moved all the same.
    await corrections.correct('courses', 'ba', () => [{ field: 'level', to: 'undergraduate' }], by);
    await snapshot.followed();
    expect(await listed()).toEqual(followed);
    await snapshot.settled();
    const again = await listed();
    expect(again).not.toEqual(followed);
    await snapshot.refresh();
    expect(again).toEqual(await listed());
  } finally {
    snapshot.lists.longestMs = 0;
  }
});

it('wait until nothing is being stored at the desk', async () => {
  const { acts, snapshot, corrections, catalog } = server.shared;
  const read = vi.spyOn(catalog, 'some');
  const over = vi.spyOn(acts, 'over');
  let letGo = () => {};
  over.mockImplementation(() => new Promise((resolve) => (letGo = resolve)));
  await corrections.correct('colleges', 'college-5', () => [{ field: 'city', to: 'Panaji' }], by);
  const followed = snapshot.followed();
  await vi.waitFor(() => expect(over).toHaveBeenCalled());
  expect(read).not.toHaveBeenCalled();
  over.mockRestore();
  letGo();
  await followed;
  expect(read).toHaveBeenCalled();
  read.mockRestore();
});

it('stay where they hold none of what changed, and all of them where only the page of a college tells it', async () => {
  const answer = vi.spyOn(server.shared.snapshot, 'answer');
  const madeBy = async (change: () => Promise<void>) => {
    await listed();
    await change();
    const before = new Set(answer.mock.results.map(({ value }) => value));
    answer.mockClear();
    await listed();
    const made = answer.mock.calls.flatMap(([, key], index) => (before.has(answer.mock.results[index]?.value) ? [] : [key]));
    return made.map((key) => key.replace(/^colleges[ /]/, ''));
  };
  await madeBy(async () => undefined);
  await correct('college-2', 'state', 'Goa');
  expect(await madeBy(() => correct('college-2', 'website', 'https://example.org/'))).toEqual([]);
  const made = await madeBy(() => correct('college-2', 'name', 'Aaa of Goa'));
  expect(made).not.toEqual([]);
  expect(made.filter((key) => key.includes('"state":"Bihar"'))).toEqual([]);
  expect(made).toContain('{"state":"Goa"}');
});
