/** What a device answers of a pack of closing ranks is what the server would have said, to the digit: on real lists, for any candidate. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deviceCursors, localList, localPage } from '@disha/chances/lines/answers';
import { openRanks, type OpenRanks, type RanksPack } from '@disha/chances/lines/ranks-pack';
import { shippedCounsellings } from '@disha/chances/shipped';
import type { ChancesAsked, Counselling } from '@disha/contract/chances';
import { candidateGenders, chanceBands, chanceKinds, chanceSorts, seatConditions, valueLimits } from '@disha/contract/chances.words';
import { packFile } from '@disha/contract/packs.words';
import { fields, states } from '@disha/contract/taxonomy';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { packQuality } from '../../catalog/pack-source.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import { brotliAt } from '../../http/compress.ts';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { sampleCourse } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { cutoffState } from './chances.tables.ts';
import { packText } from './chances.packs.ts';
import { cutoffFiles } from './cutoff-files.ts';
import { loadCutoffs } from './load-cutoffs.ts';

/** Ranks in several orders, scores, ids that became others, paid seats and seats for those from abroad. */
const tried = ['josaa', 'mcc', 'du', 'comedk'];

let server: TestApp;
const open = new Map<string, OpenRanks>();
let expected: Counselling[];

function someOfTheShipped(): string {
  const folder = mkdtempSync(join(tmpdir(), 'disha-ranks-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'cutoffs'));
  const files = [...tried.flatMap((id) => [`${id}.json`, `${id}.csv`]), 'renames.csv', 'institute-states.csv', 'aliases.csv'];
  for (const file of files) copyFileSync(join('catalog', 'cutoffs', file), join(folder, 'cutoffs', file));
  return folder;
}

interface ListedPack {
  name: string;
  hash: string;
  counselling?: string;
  label: string;
}
const listed = async (): Promise<ListedPack[]> => {
  // The first request may have to be sent again.
  const data = await vi.waitUntil(
    async () => {
      const { data: now } = (await server.call('GET', '/packs')).body as { data: { packs: ListedPack[]; isWhole: boolean } };
      return now.isWhole && now;
    },
    { timeout: 60_000 },
  );
  return data.packs.filter(({ name }) => name.startsWith('ranks-'));
};
const contentOf = async ({ name, hash }: ListedPack): Promise<RanksPack> =>
  JSON.parse((await server.app.inject(`/api/packs/${packFile(name, hash)}`)).body) as RanksPack;

beforeAll(async () => {
  const courses = [
    sampleCourse({ id: 'btech-mechanical-engineering', field: 'engineering_technology' }),
    sampleCourse({ id: 'mbbs', field: 'medicine' }),
    sampleCourse({ id: 'barch', field: 'architecture_design', otherFields: ['engineering_technology'] }),
  ];
  const catalogFolder = someOfTheShipped();
  server = await testApp({ catalog: { courses }, parts: { catalogFolder } });
  await loadCutoffs(catalogFolder, server.db).done;
  for (const pack of await listed()) {
    const ranks = await openRanks(await contentOf(pack), deviceCursors, () => Promise.resolve());
    open.set(pack.counselling ?? '', ranks);
  }
  expected = (await server.call('GET', '/chances/counsellings')).body.data.counsellings as Counselling[];
}, 120_000);

/** The same numbers at every run. */
function drawer(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const of = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value;
  const maybe = <Value>(value: () => Value, share = 0.3): Value | undefined => (next() < share ? value() : undefined);
  return { next, of, maybe };
}

function bodyOf(counselling: Counselling, { next, of, maybe }: ReturnType<typeof drawer>): ChancesAsked {
  const list = of(counselling.lists);
  const value = () => {
    const { min, max } = valueLimits[list.unit];
    // Ranks lie close at the beginning.
    const drawn = list.unit === 'rank' ? Math.exp(next() * Math.log(Math.min(max, 400_000))) : min + next() * (max - min);
    return list.unit === 'rank' ? Math.max(1, Math.round(drawn)) : Math.round(drawn * 100) / 100;
  };
  const body = {
    ...{ counselling: counselling.id, list: list.id, value: value(), gender: of(candidateGenders), pwd: next() < 0.2 },
    category: of(counselling.categories).id,
    ...{ categoryValue: maybe(value, 0.6), pwdValue: maybe(value), categoryPwdValue: maybe(value) },
    ...{ class12State: maybe(() => of(states), 0.8), abroad: maybe(() => true), paid: maybe(() => true) },
    ...{ instituteState: maybe(() => of(states), 0.1), kind: maybe(() => of(chanceKinds), 0.15), field: maybe(() => of(fields), 0.15) },
    ...{ course: maybe(() => of(['mbbs', 'barch', 'btech-mechanical-engineering']), 0.1), band: maybe(() => of(chanceBands), 0.2) },
    ...{ search: maybe(() => of(['delhi', 'computer', 'institute of', 'zzz', 'Médical']), 0.2), sortBy: maybe(() => of(chanceSorts), 0.7) },
    ...{ limit: maybe(() => of([1, 7, 20]), 0.7), conditions: maybe(() => [of(seatConditions)]) },
  };
  return Object.fromEntries(Object.entries(body).filter(([, each]) => each !== undefined)) as unknown as ChancesAsked;
}

describe.each(tried)('of %s, the device', (id) => {
  const ranks = () => open.get(id) as OpenRanks;
  const counselling = () => expected.find((each) => each.id === id) as Counselling;

  it('says page after page what the server says, whatever is asked', async () => {
    const draw = drawer(41);
    let [shown, called] = [0, 0];
    for (let round = 0; round < 120; round += 1) {
      const body = bodyOf(counselling(), draw);
      for (let page = 0, cursor: string | undefined; page < 3; page += 1) {
        const asked = cursor === undefined ? body : { ...body, cursor };
        const answer = await server.call('POST', '/chances', { body: asked });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        expect(localPage(ranks(), asked), JSON.stringify(asked)).toEqual(answer.body.data);
        shown += answer.body.data.lines.length;
        called += answer.body.data.lines.filter(({ band }: { band: unknown }) => band !== null).length;
        cursor = answer.body.data.nextCursor ?? undefined;
        if (cursor === undefined) break;
      }
    }
    expect(shown).toBeGreaterThan(500);
    if (counselling().calls) expect(called).toBeGreaterThan(300);
  });

  it('judges a list as the server does, and brings its lines anew', async () => {
    const draw = drawer(7);
    for (let round = 0; round < 25; round += 1) {
      const { sortBy: _sort, limit: _limit, band: _band, search: _search, ...asked } = bodyOf(counselling(), draw);
      const found = localPage(ranks(), { ...asked, limit: 100, paid: true, abroad: true, conditions: [...seatConditions] })?.lines ?? [];
      const lines = [...new Set(Array.from({ length: 12 }, () => draw.of(found)?.id))].filter((each) => each !== undefined);
      if (lines.length === 0) continue;
      const judged = await server.call('POST', '/chances/list', { body: { ...asked, lines } });
      expect(judged.status, JSON.stringify(judged.body)).toBe(200);
      expect(localList(ranks(), { ...asked, lines }), JSON.stringify(asked)).toEqual(judged.body.data);
      const anew = { ...asked, ids: lines };
      expect(localPage(ranks(), anew)).toEqual((await server.call('POST', '/chances', { body: anew })).body.data);
    }
  });
});

describe('what only the server can tell', () => {
  const ranks = () => open.get('josaa') as OpenRanks;
  const asked: ChancesAsked = { counselling: 'josaa', list: 'jee-main', value: 9000, category: 'OPEN', gender: 'male', pwd: false };

  it.each<[what: string, body: Partial<ChancesAsked>]>([
    ['a list that it has not', { list: 'neet-ug' }],
    ['a category that it has not', { category: 'Nobody' }],
    ['half a rank', { value: 9.5 }],
    ['a cursor of nobody’s', { cursor: 'nothing' }],
    ['a line that nobody knows here', { ids: ['AAAAAAAAAAAAAAAA'] }],
  ])('is left to it: %s', (_what, body) => {
    expect(localPage(ranks(), { ...asked, ...body })).toBeUndefined();
  });

  it('a list with a line that nobody knows here, or of another list', () => {
    const [line] = localPage(ranks(), asked)!.lines;
    const [other] = localPage(ranks(), { ...asked, list: 'jee-main-barch' })!.lines;
    expect(localList(ranks(), { ...asked, lines: [line!.id] })).toBeDefined();
    for (const more of ['AAAAAAAAAAAAAAAA', other!.id]) expect(localList(ranks(), { ...asked, lines: [line!.id, more] })).toBeUndefined();
  });
});

describe('the packs', () => {
  it('of the two largest counsellings that ship are 400,000 bytes at most', async () => {
    const sizeOf = ({ id }: { id: string }) => statSync(join('catalog', 'cutoffs', `${id}.csv`)).size;
    const largest = [...shippedCounsellings.all].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 2);
    for (const counselling of largest) {
      const table = await (await cutoffFiles('catalog', counselling)).read([], new Scheduler(), () => false);
      const loaded = { counselling: counselling.id, checksum: '', loadedAt: new Date(0), ...table };
      const { length } = await brotliAt(
        Buffer.from(
          packText(
            counselling,
            loaded,
            table,
            () => ({}),
            () => undefined,
          ),
        ),
        packQuality,
      );
      expect(length, counselling.id).toBeLessThanOrEqual(400_000);
    }
  });

  it('are one a counselling that is loaded of just these files, by its name', async () => {
    const packs = await listed();
    expect(packs.map(({ counselling }) => counselling).sort()).toEqual([...tried].sort());
    expect(packs.find(({ counselling }) => counselling === 'josaa')?.label).toBe(
      'JoSAA: IITs, NITs, IIITs and other funded institutes (closing ranks)',
    );
    const { told: words } = await contentOf(packs[0]!);
    const { body } = await server.call('GET', '/chances/counsellings?lang=hi');
    expect(body.data.counsellings).toContainEqual(words.hi);
  });

  it('of another version’s files are not offered, and the others stay as they were', async () => {
    const before = await listed();
    await server.db.update(cutoffState).set({ checksum: 'of another version' }).where(eq(cutoffState.counselling, 'comedk'));
    await expect.poll(async () => (await listed()).map(({ counselling }) => counselling), { timeout: 15_000 }).not.toContain('comedk');
    expect(await listed()).toEqual(before.filter(({ counselling }) => counselling !== 'comedk'));
  });
});
