import { chancesEndpoints, type ChanceLine, type ChancesAsked } from '@disha/contract/chances';
import { beforeAll, describe, expect, it } from 'vitest';
import { asked, temporaryCutoffs, josaa, lastYears, mcc, mhtcet } from '../../testing/cutoffs-fixture.ts';
import { sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { loadCutoffs } from './load-cutoffs.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ catalog: { courses: [sampleCourse({ id: 'btech-civil-engineering', field: 'engineering_technology' })] } });
  await loadCutoffs(temporaryCutoffs([josaa, mcc, mhtcet]), server.db).done;
});

const ask = (body: Partial<ChancesAsked> = {}) => server.call('POST', '/chances', { body: { ...asked, ...body } });
const linesOf = async (body: Partial<ChancesAsked> = {}): Promise<ChanceLine[]> => {
  const answer = await ask(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.lines as ChanceLine[];
};
const places = (lines: ChanceLine[]) => lines.map(({ institute, quota }) => `${institute.name.split(', ')[1]} ${quota}`).sort();

describe('the counsellings', () => {
  it('say their lists, years, categories and quotas, in the asked language', async () => {
    const { body, headers } = await server.call('GET', '/chances/counsellings?lang=hi');
    const [first] = body.data.counsellings;
    expect(first).toMatchObject({ id: 'josaa', calls: true, years: lastYears, sources: ['made-up'] });
    expect(first.categories[0]).toEqual({ id: 'OPEN', name: 'OPEN' });
    expect(first.quotas).toContainEqual({ id: 'HS', name: 'अपना राज्य', words: expect.stringContaining('12वीं') as string });
    expect(first.lists).toContainEqual(expect.objectContaining({ id: 'jee-main', examId: 'jee-main', unit: 'rank' }));
    expect(body.data.counsellings.map(({ calls }: { calls: boolean }) => calls)).toEqual([true, false, false]);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('which lines are shown', () => {
  it('home-state seats for the state of Class 12 alone, the others for everybody else', async () => {
    expect(places(await linesOf({ class12State: 'Telangana', kind: 'nit' }))).toEqual(['Srinagar OS', 'Warangal HS']);
    expect(places(await linesOf({ class12State: 'Ladakh', kind: 'nit' }))).toEqual(['Srinagar LA', 'Warangal OS']);
    expect(places(await linesOf({ class12State: 'Jammu and Kashmir', kind: 'nit' }))).toEqual(['Srinagar JK', 'Warangal OS']);
    expect(places(await linesOf({ class12State: 'Goa', kind: 'nit' }))).toEqual(['Srinagar OS', 'Warangal OS']);
  });

  it('all of them without a call when the state is not told', async () => {
    const lines = await linesOf({ kind: 'nit' });
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatchObject({ noCall: 'state_missing', band: null, probability: null, predicted: null });
  });

  it('female pools for women only, who see the neutral ones too', async () => {
    const genders = async (gender: ChancesAsked['gender']) => (await linesOf({ gender, kind: 'gfti' })).map((line) => line.gender).sort();
    expect(await genders('female')).toEqual(['female', 'neutral', 'neutral']);
    expect(await genders('male')).toEqual(['neutral', 'neutral']);
    expect(await genders('other')).toEqual(['neutral', 'neutral']);
  });

  it('the open lines and those of the own category, none of another', async () => {
    const categories = (await linesOf({ category: 'SC', kind: 'gfti' })).map(({ category }) => category);
    expect(new Set(categories)).toEqual(new Set(['OPEN', 'SC']));
  });

  it('lines for disabled candidates only for them', async () => {
    expect((await linesOf({ category: 'SC' })).some(({ pwd }) => pwd)).toBe(false);
    const disabled = (await linesOf({ category: 'SC', pwd: true })).filter(({ pwd }) => pwd);
    expect(disabled.map(({ order }) => order).sort()).toEqual(['category_pwd', 'pwd']);
  });

  it('seats for those from abroad only when asked for', async () => {
    const of = { counselling: 'mcc', list: 'neet-ug', category: 'Open', class12State: 'Goa' } as const;
    expect((await linesOf(of)).map(({ quota, noCall }) => [quota, noCall])).toEqual([['All India', 'not_final_round']]);
    expect((await linesOf({ ...of, abroad: true })).map(({ quota, paid }) => [quota, paid]).sort()).toEqual([
      ['All India', false],
      ['Non-Resident Indian', true],
    ]);
    expect((await linesOf({ ...of, class12State: 'Delhi' })).map(({ quota }) => quota)).toContain('Delhi University Quota');
  });

  it('seats that ask for something beside a rank only for those who fulfil it; the others are told how many there are', async () => {
    const of = { counselling: 'mcc', list: 'neet-ug', category: 'Open', class12State: 'Goa' } as const;
    const answered = async (conditions?: NonNullable<ChancesAsked['conditions']>) => {
      const { lines, counts } = (await ask({ ...of, ...(conditions ? { conditions } : {}) })).body.data;
      const seats = (lines as ChanceLine[]).map(({ quota, condition, noCall }) => [quota, condition, noCall]).sort();
      return { seats, counts: [counts.none, counts.conditional] };
    };
    const allIndia = ['All India', undefined, 'not_final_round'];
    const jain = ['Jain Minority Quota', 'minority', 'quota_unknown'];
    expect(await answered()).toEqual({ seats: [allIndia], counts: [1, 1] });
    expect(await answered(['defence', 'widow'])).toEqual({ seats: [allIndia], counts: [1, 1] });
    expect(await answered(['minority'])).toEqual({ seats: [allIndia, jain], counts: [2, 0] });
  });

  it('paid seats only when asked for, and marked; those for candidates from abroad stay with theirs', async () => {
    const of = { counselling: 'mcc', list: 'neet-ug', category: 'Open', class12State: 'Goa' } as const;
    expect((await linesOf(of)).filter(({ paid }) => paid)).toEqual([]);
    const asked = await linesOf({ ...of, paid: true });
    expect(asked.filter(({ paid }) => paid).map(({ quota }) => quota)).toEqual(['Deemed/Paid Seats Quota']);
    expect(asked.map(({ quota }) => quota)).not.toContain('Non-Resident Indian');
  });
});

describe('a line is judged in its own order', () => {
  const sc = { category: 'SC', pwd: true, kind: 'gfti' } as const;
  const callOf = async (order: ChanceLine['order'], body: Partial<ChancesAsked>) =>
    (await linesOf({ ...sc, ...body })).find((line) => line.order === order && line.history.length === 3);

  it.each([
    ['category', { categoryValue: 100 }, 900],
    ['pwd', { pwdValue: 3 }, 30],
    ['category_pwd', { categoryPwdValue: 1 }, 9],
  ] as const)('%s', async (order, given, closing) => {
    // The common rank is far behind, and says nothing of this order.
    expect(await callOf(order, { value: 900_000 })).toMatchObject({ noCall: 'rank_missing', band: null, probability: null });
    const line = await callOf(order, { value: 900_000, ...given });
    expect(line).toMatchObject({ band: 'likely' });
    expect(line).not.toHaveProperty('noCall');
    expect(line?.history.at(-1)?.closing).toBe(closing);
  });

  it('open lines by the common rank, whatever the other ranks are', async () => {
    const line = await callOf('common', { value: 900_000, categoryValue: 1, pwdValue: 1, categoryPwdValue: 1 });
    expect(line).toMatchObject({ band: 'out', category: 'OPEN' });
  });

  it('without a call where too few years are known', async () => {
    const lines = await linesOf({ kind: 'gfti', search: 'physics' });
    expect(lines).toMatchObject([{ noCall: 'short_history', predicted: null, history: [{ closing: 5000 }, { closing: 5000 }] }]);
  });

  it('never worse for a better rank', async () => {
    const probabilities = await Promise.all(
      [100, 5000, 9000, 10_000, 12_000, 30_000].map(async (value) => (await callOf('common', { value }))?.probability),
    );
    expect(probabilities).toEqual([...probabilities].sort((a, b) => (b ?? 0) - (a ?? 0)));
    expect(probabilities[0]).toBeGreaterThan(0.9);
    expect(probabilities.at(-1)).toBeLessThan(0.1);
  });
});

describe('filters, order and pages', () => {
  const everything = { class12State: 'Goa', gender: 'female', category: 'SC', pwd: true, pwdValue: 20, categoryValue: 800 } as const;

  it.each<[Partial<ChancesAsked>, (line: ChanceLine) => boolean]>([
    [{ instituteState: 'Jharkhand' }, ({ institute }) => institute.name.includes('Ranchi')],
    [{ kind: 'private' }, ({ institute }) => institute.name.includes('Ranchi')],
    [{ kind: 'government' }, ({ institute }) => institute.name.includes('National')],
    [{ course: 'btech-civil-engineering' }, ({ programme }) => programme.courseId === 'btech-civil-engineering'],
    [{ field: 'engineering_technology' }, ({ programme }) => programme.courseId === 'btech-civil-engineering'],
    [{ search: 'WARANGAL civil' }, ({ institute }) => institute.collegeId === 'nit-warangal'],
    [{ band: 'likely' }, ({ band }) => band === 'likely'],
  ])('%j', async (filter, holds) => {
    const lines = await linesOf({ ...everything, ...filter });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(holds)).toBe(true);
    expect(lines.length).toBeLessThan((await linesOf(everything)).length);
  });

  it.each(['zz', 'warangal physics', '100%'])('nothing is found for %s', async (search) => {
    expect(await linesOf({ search })).toEqual([]);
  });

  it('says what the schema names, and no more', async () => {
    const { data } = (await ask(everything)).body;
    expect(data).toEqual(chancesEndpoints['POST /chances'].data.parse(data));
    expect(data.lines.length).toBeGreaterThan(0);
  });

  it.each<Partial<ChancesAsked>>([
    {},
    { kind: 'government' },
    { class12State: undefined },
    { class12State: undefined, kind: 'government' },
    { categoryValue: undefined },
  ])('counts every band, whichever is shown: %j', async (change) => {
    const question = { ...everything, ...change };
    const [all, likely] = await Promise.all([ask(question), ask({ ...question, band: 'likely' })]);
    expect(likely.body.data.counts).toEqual(all.body.data.counts);
    const lines = all.body.data.lines as ChanceLine[];
    for (const band of ['likely', 'possible', 'reach', 'out'] as const)
      expect(all.body.data.counts[band]).toBe(lines.filter((line) => line.band === band).length);
    expect(all.body.data.counts.conditional).toBe(0);
    expect(all.body.data.counts.none).toBe(lines.filter(({ band }) => band === null).length);
  });

  it.each(['best', 'probability', 'closing', 'nirf', 'place', 'name'] as const)(
    'by %s, page after page, each line once',
    async (sortBy) => {
      const whole = await linesOf({ ...everything, sortBy });
      const walked: ChanceLine[] = [];
      let cursor: string | undefined;
      do {
        const { body } = await ask({ ...everything, sortBy, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
        walked.push(...body.data.lines);
        cursor = body.data.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(walked.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    },
  );

  it('by the names that are shown, whatever their place in the list', async () => {
    const names = (await linesOf({ ...everything, sortBy: 'name' })).map(({ institute: { name } }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-IN')));
    expect(new Set(names).size).toBeGreaterThan(1);
  });

  it('what is in one’s own state first, then by state', async () => {
    const stateOf = ({ institute: { name } }: ChanceLine) => ['Srinagar', 'Ranchi', 'Warangal'].findIndex((place) => name.includes(place));
    const walked = async (class12State?: 'Telangana') => [
      ...new Set((await linesOf({ ...everything, class12State, sortBy: 'place' })).map(stateOf)),
    ];
    expect(await walked()).toEqual([0, 1, 2]);
    expect(await walked('Telangana')).toEqual([2, 0, 1]);
  });

  it('likely ones first, those without a call last', async () => {
    const lines = await linesOf({ ...everything, sortBy: 'probability' });
    const probabilities = lines.map(({ probability }) => probability ?? -1);
    expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
  });

  it('the highest percentile first', async () => {
    const lines = await linesOf({ counselling: 'mhtcet', list: 'mht-cet', value: 90, sortBy: 'closing' });
    expect(lines.map(({ history, noCall }) => [history[0]?.closing, noCall])).toEqual([
      [95, 'one_source'],
      [80, 'quota_unknown'],
    ]);
  });
});
