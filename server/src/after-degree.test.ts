/** What asks for a degree comes after what can be begun now, wherever we choose the order; and it says so. */
import { limits } from '@disha/contract/limits';
import { quizzes } from '@disha/guidance/quizzes';
import { fields, streams } from '@disha/contract/taxonomy';
import { beforeAll, expect, it } from 'vitest';
import { readRuleFiles } from './features/path/rule-files.ts';
import { pathOf } from './testing/quiz-server.ts';
import { sheetFor } from './testing/sheets.ts';
import { shippedCatalog } from './testing/shipped-catalog.ts';
import { shippedFolder } from './testing/small-catalog.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

interface Card {
  _id: string;
  entry: string;
  level: string;
  reason?: string;
}

const { courses: shipped, exams } = await shippedCatalog();
const minimumClassOf = new Map(shipped.map(({ id, eligibility }) => [id, eligibility.minimumClass]));
const needsDegree = ({ _id }: Card) => minimumClassOf.get(_id) === 'graduate';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ catalog: { courses: shipped, exams }, parts: { rules: readRuleFiles(shippedFolder) } });
});
const coursesOf = async (path: string): Promise<Card[]> => (await server.call('GET', path)).body.data.courses;

/** True when nothing that asks for a degree stands before something that does not. */
const beginsWithWhatIsOpen = (cards: readonly Card[]) => {
  const first = cards.findIndex(needsDegree);
  return first === -1 || cards.slice(first).every(needsDegree);
};

it('follows from what must be passed before', async () => {
  const cards = await coursesOf('/courses');
  for (const card of cards) expect(card.entry === 'after graduation', card._id).toBe(needsDegree(card));
  expect((await server.call('GET', '/courses/llb')).body.data.course.entry).toBe('after graduation');
});

it.each(['/courses', ...streams.map((stream) => `/courses?stream=${stream}`), ...fields.map((field) => `/courses?field=${field}`)])(
  '%s begins with what is open',
  async (path) => {
    expect(beginsWithWhatIsOpen(await coursesOf(path))).toBe(true);
  },
);

it.each(fields)('recommends what is open in %s first, and says of the rest that it comes after a degree', async (field) => {
  const cards = await coursesOf(`/courses/ai-recommended/field/${field}`);
  expect(beginsWithWhatIsOpen(cards)).toBe(true);
  for (const card of cards) expect(card.reason?.includes('after a degree'), card._id).toBe(needsDegree(card));
});

it.each(quizzes.flatMap((bank) => bank.candidates.map((candidate) => [candidate, bank] as const)))(
  'a result for %s begins with courses that are open, of the own stage and stream',
  async (candidate, bank) => {
    const { body } = await server.call('POST', `${pathOf(bank)}/submit`, { body: { quizId: bank.id, answers: sheetFor(bank, candidate) } });
    const cards = body.data.courses.courses as (Card & { forGender?: string })[];
    expect(beginsWithWhatIsOpen(cards)).toBe(true);
    if (bank.stream === null) return;
    expect(cards.filter(({ entry }) => entry === 'after 10')).toEqual([]);
    const needs = {
      science_pcm: /botany|zoology|nursing|mbbs/,
      science_pcb: /^btech-(civil|computer)/,
      commerce: /mbbs|btech/,
      arts: /mbbs|btech/,
    };
    expect(cards.map(({ _id }) => _id).filter((id) => needs[bank.stream as keyof typeof needs].test(id))).toEqual([]);
    expect(cards.find(({ _id }) => _id === 'military-nursing-service-bsc')?.forGender ?? 'female').toBe('female');
  },
);

it('a result brings the first courses of a stream and says how many there are', async () => {
  const [class10] = quizzes;
  if (!class10) throw new Error('there is no quiz');
  const answers = sheetFor(class10, 'arts');
  const { body } = await server.call('POST', `${pathOf(class10)}/submit`, { body: { quizId: class10.id, answers } });
  expect(body.data.courses.courses).toHaveLength(limits.coursesWithResult);
  expect(body.data.courses.totalCourses).toBe((await coursesOf('/courses?stream=arts')).length);
});

it('finds for graduates all that is begun after a degree, whatever its level', async () => {
  const found = await coursesOf('/courses?entry=after%20graduation');
  expect(found.map(({ _id }) => _id)).toEqual(expect.arrayContaining(['bed', 'llb', 'blis-library-science', 'diploma-journalism', 'mba']));
  expect(found.every(needsDegree)).toBe(true);
  const open = [...(await coursesOf('/courses?entry=after%2010')), ...(await coursesOf('/courses?entry=after%2012'))];
  expect(found.length + open.length).toBe(shipped.length);
});

it('understands when a course is to be begun, and puts what is open before its namesakes', async () => {
  const search = async (words: string) => coursesOf(`/courses?search=${encodeURIComponent(words)}`);
  expect((await search('law after 12th')).some(needsDegree)).toBe(false);
  expect((await search('law after 12th')).map(({ _id }) => _id)).toContain('ba-llb');
  expect((await search('law after graduation')).map(({ _id }) => _id)).toEqual(expect.arrayContaining(['llb', 'llm']));
  expect((await search('law after graduation')).every(needsDegree)).toBe(true);
  for (const words of ['law', 'lawyer', 'journalism', 'special education', 'library', 'teacher']) {
    const found = await search(words);
    expect(found.some(needsDegree), words).toBe(true);
    expect(needsDegree(found[0] as Card), `${words}: ${found.map(({ _id }) => _id).join(', ')}`).toBe(false);
  }
  expect((await search('LLB'))[0]?._id).toBe('llb');
  expect((await search('b.ed'))[0]?._id).toBe('bed');
});

it('keeps the exams of graduates apart', async () => {
  const found = (await server.call('GET', '/exams?entry=after%20graduation')).body.data.exams as { _id: string }[];
  expect(found.map(({ _id }) => _id).toSorted()).toEqual(
    exams
      .filter(({ entry, otherEntries = [] }) => [entry, ...otherEntries].includes('after graduation'))
      .map(({ id }) => id)
      .toSorted(),
  );
});

it.each(['/courses?entry=now', '/exams?entry=now'])('refuses %s', async (path) => {
  const { status, body } = await server.call('GET', path);
  expect(status).toBe(400);
  expect(body.errors[0].path).toBe('entry');
});
