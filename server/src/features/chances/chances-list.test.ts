import { chanceListData, chancesEndpoints, type ChanceLine, type ChanceListData, type ChancesAsked } from '@disha/contract/chances';
import { chanceBands } from '@disha/contract/chances.words';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { asked, temporaryCutoffs, josaa, mcc, seats } from '../../testing/cutoffs-fixture.ts';
import { sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { cutoffAliases, cutoffState } from './chances.tables.ts';
import { loadCutoffs } from './load-cutoffs.ts';

let server: TestApp;
let ids: Record<'sure' | 'even' | 'far' | 'women' | 'short', string>;
const steady = (closing: number) => [closing, closing, closing];

beforeAll(async () => {
  const elsewhere = sampleCourse({ id: 'bsc-textile', field: 'architecture_design', otherFields: ['engineering_technology'] });
  const [own, mining] = ['btech-chemical', 'btech-mining'].map((id) => sampleCourse({ id, field: 'engineering_technology' }));
  server = await testApp({ catalog: { courses: [own!, mining!, elsewhere] } });
  const programmes = [
    ...josaa.programmes,
    { name: 'Textile Technology', courseId: 'bsc-textile' },
    { name: 'Mining Engineering', courseId: 'btech-mining' },
    { name: 'Chemical Engineering', courseId: 'btech-chemical' },
  ];
  const lines = [
    ...josaa.lines,
    seats({ closings: steady(9000), institute: 2, programme: 2 }),
    seats({ closings: steady(2000), institute: 2, programme: 3 }),
    seats({ closings: steady(60_000), institute: 2, programme: 4 }),
  ];
  await loadCutoffs(temporaryCutoffs([{ ...josaa, programmes, lines }, mcc]), server.db).done;
  const found = await linesOf({ gender: 'female', kind: 'gfti' });
  const named = (name: string, gender = 'neutral') =>
    found.find((line) => line.programme.name === name && line.gender === gender)?.id ?? '';
  ids = {
    sure: named('Chemical Engineering'),
    even: named('Textile Technology'),
    far: named('Mining Engineering'),
    women: named('Civil Engineering', 'female'),
    short: named('Physics'),
  };
});

const linesOf = async (body: Partial<ChancesAsked> = {}): Promise<ChanceLine[]> => {
  const answer = await server.call('POST', '/chances', { body: { ...asked, ...body } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.lines as ChanceLine[];
};
const ask = (lines: unknown, body: object = {}) => server.call('POST', '/chances/list', { body: { ...asked, lines, ...body } });
const judged = async (lines: readonly string[], body: object = {}): Promise<ChanceListData> => {
  const answer = await ask(lines, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data as ChanceListData;
};

describe('what is refused, and by which name', () => {
  it.each<[name: string, lines: () => unknown, body: object, status: number]>([
    ['lines', () => [], {}, 400],
    ['lines', () => undefined, {}, 400],
    ['lines', () => 'x', {}, 400],
    ['lines', () => [ids.even, ids.even], {}, 400],
    ['lines', () => Array.from({ length: 201 }, (_, at) => `line${at}`), {}, 400],
    ['value', () => [ids.even], { value: 0 }, 400],
    ['category', () => [ids.even], { category: 'Nobody' }, 400],
    ['counselling', () => [ids.even], { counselling: 'nowhere' }, 400],
    ['list', () => [ids.even], { list: 'neet-ug' }, 400],
    ['colour', () => [ids.even], { colour: 'blue' }, 400],
    ['sortBy', () => [ids.even], { sortBy: 'best' }, 400],
  ])('%s', async (name, lines, body, status) => {
    const answer = await ask(lines(), body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(name);
  });

  it('lines of another rank list and of another counselling', async () => {
    const [barch] = await linesOf({ list: 'jee-main-barch', category: 'EWS' });
    const [medicine] = await linesOf({ counselling: 'mcc', list: 'neet-ug', category: 'Open' });
    for (const other of [barch, medicine]) expect((await ask([ids.even, other?.id])).status).toBe(400);
  });

  it('404 where no line is known, and those that have left are told', async () => {
    expect((await ask(['nothing-of-ours'])).status).toBe(404);
    const { lines, gone } = await judged(['nothing-of-ours', ids.even]);
    expect(gone).toEqual(['nothing-of-ours']);
    expect(lines.map(({ id }) => id)).toEqual([ids.even]);
  });
});

describe('a list', () => {
  it('is judged as a whole, line by line in its order', async () => {
    const data = await judged([ids.even, ids.sure, ids.far]);
    expect(data).toEqual(chanceListData.parse(data));
    expect(data.lines.map(({ id }) => id)).toEqual([ids.even, ids.sure, ids.far]);
    const [first] = data.lines;
    expect(first).toMatchObject({ band: 'possible', adds: first?.percent });
    expect(data.lines[1]).toMatchObject({ band: 'likely', percent: 99 });
    expect(data.lines[2]).toMatchObject({ band: 'out', note: 'dead', adds: 0 });
    expect(data.withoutSeat).toMatchObject({ percent: 1 });
    expect(data.mostLikely).toBe(ids.even);
    expect(data.basis?.fittedOn.length).toBeGreaterThan(0);
  });

  it('says what stands below a line that is as good as certain', async () => {
    const { lines } = await judged([ids.sure, ids.even]);
    expect(lines.map(({ note }) => note)).toEqual([undefined, 'certain_above']);
  });

  it('counts for nothing what has no call or is not this student’s', async () => {
    const nothing = { band: null, percent: null, adds: 0 };
    const { lines, withoutSeat } = await judged([ids.women, ids.short, ids.even]);
    expect(lines.slice(0, 2)).toMatchObject([nothing, nothing]);
    expect(withoutSeat?.percent).toBe(100 - (lines[2]?.percent ?? 0));
    expect(await judged([ids.women])).toMatchObject({ withoutSeat: null, mostLikely: null, basis: null });
    expect((await judged([ids.women], { gender: 'female' })).withoutSeat).not.toBeNull();
  });

  it('is told what to add, of what the filters leave, none of it in the list', async () => {
    const { suggest, withoutSeat } = await judged([ids.even]);
    expect(suggest[0]?.id).toBe(ids.sure);
    for (const { id, withoutSeat: then } of suggest) {
      expect(id).not.toBe(ids.even);
      expect(then).toBeLessThan(withoutSeat?.percent ?? 0);
    }
    expect((await judged([ids.even], { search: 'textile' })).suggest).toEqual([]);
    const with_ = await judged([ids.even, suggest[1]?.id ?? ids.sure]);
    expect(with_.withoutSeat?.percent).toBe(suggest[1]?.withoutSeat ?? 1);
  });

  it('leaves nothing behind', async () => {
    const answer = await ask([ids.even]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('an id that a line had before it was joined', () => {
  beforeAll(async () => {
    await server.db.insert(cutoffAliases).values({ id: 'before-it-was-one', counselling: 'josaa', line: ids.even });
    // As after a load, which makes the index anew.
    await server.db.update(cutoffState).set({ checksum: 'of other files' }).where(eq(cutoffState.counselling, 'josaa'));
  });

  it('is read as the line, once', async () => {
    const { lines, gone } = await judged(['before-it-was-one', ids.sure, ids.even]);
    expect(lines.map(({ id }) => id)).toEqual([ids.even, ids.sure]);
    expect(gone).toEqual([]);
  });

  it('brings a kept list up to date: what became of each is told', async () => {
    const { body } = await server.call('POST', '/chances', { body: { ...asked, ids: ['before-it-was-one', ids.sure, ids.women, 'left'] } });
    const { lines, became, gone } = chancesEndpoints['POST /chances'].data.parse(body.data);
    expect(lines.map(({ id }) => id).sort()).toEqual([ids.even, ids.sure].sort());
    expect(became).toEqual({ 'before-it-was-one': ids.even });
    // A line for women is there, and no man's.
    expect(gone).toEqual(['left']);
  });

  it('whoever asks for none by name is told of none', async () => {
    const { body } = await server.call('POST', '/chances', { body: asked });
    expect(Object.keys(body.data).sort()).toEqual(['colleges', 'counts', 'lines', 'nextCursor']);
  });
});

describe('the best likely first', () => {
  it('the hardest of the likely ones, then by chance', async () => {
    const lines = await linesOf({ kind: 'gfti', value: 9900, search: 'engineering' });
    expect(lines.map(({ programme }) => programme.name)).toEqual(['Chemical Engineering', 'Civil Engineering', 'Mining Engineering']);
    const better = await linesOf({ kind: 'gfti', value: 500, search: 'e' });
    const likely = better.filter(({ band }) => band === 'likely').map(({ predicted }) => predicted?.closing ?? 0);
    expect(likely).toEqual([...likely].sort((a, b) => a - b));
    expect(likely.length).toBeGreaterThan(2);
  });

  it('is the order where none is asked for', async () => {
    const question = { kind: 'gfti', value: 500 } as const;
    expect(await linesOf(question)).toEqual(await linesOf({ ...question, sortBy: 'best' }));
    expect(await linesOf(question)).not.toEqual(await linesOf({ ...question, sortBy: 'probability' }));
  });

  it.each([500, 9000, 40_000])('a field is ordered by chance, and within a band its own branches come first, at rank %i', async (value) => {
    const lines = await linesOf({ field: 'engineering_technology', value });
    expect(lines).toHaveLength(3);
    const placeOf = ({ band, programme }: ChanceLine) =>
      2 * chanceBands.findIndex((each) => each === band) + (programme.courseId === 'bsc-textile' ? 1 : 0);
    expect(lines.map(placeOf)).toEqual(lines.map(placeOf).sort((a, b) => a - b));
  });

  it('narrowed to a band, and to it alone', async () => {
    const reach = await linesOf({ field: 'engineering_technology', value: 9000, band: 'possible' });
    expect(reach.map(({ programme }) => programme.name)).toEqual(['Textile Technology']);
  });
});
