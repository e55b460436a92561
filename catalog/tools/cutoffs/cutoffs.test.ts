import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { counsellingFile } from '@disha/contract/counsellings.files';
import { cutoffColumns as columns, type CounsellingId } from '@disha/contract/chances.words';
import { homeStates, scopeOf } from '@disha/chances/counsellings';
import { shippedCounsellings } from '@disha/chances/shipped';
import { Naming } from '@disha/chances/naming';
import { isMixed } from '@disha/chances/predict';
import { joinYears } from '@disha/chances/join';
import type { Table } from '@disha/chances/types';
import { counsellingTexts } from '@disha/chances/words/languages';
import { states } from '../../../contract/src/taxonomy.ts';
import { readCsvTable } from '../csv.ts';
import { readRegister } from '../register/tables.ts';
import { buildPublishedRows } from './build-table.ts';
import type { CutoffCollege } from './colleges.ts';
import { checksumsOf, cutoffsFolder, readCutoffs } from './files.ts';
import { importCutoffs } from './import.ts';

/** What the published lists hold, counted apart from our tables, each round by itself; of Uttar Pradesh only what is a rank. */
const published: Record<CounsellingId, Record<number, number>> = {
  josaa: { 2021: 9178, 2022: 9732, 2023: 10365, 2024: 11261, 2025: 11944, 2026: 12936 },
  csab: { 2023: 5523, 2024: 6205, 2025: 6948 },
  // Of 3110 in 2025 five are of Anantnag, which is published by two names.
  mcc: { 2023: 2730, 2024: 2969, 2025: 3105 },
  mhtcet: { 2023: 11920, 2024: 12314, 2025: 17273 },
  kcet: { 2023: 40102, 2024: 45574, 2025: 19213 },
  tgeapcet: { 2023: 16434, 2024: 16470, 2025: 19954 },
  apeapcet: { 2024: 25505 },
  bcece: { 2025: 2115 },
  du: { 2025: 6975 + 2008 },
  uptac: { 2025: 4926 - 822 },
  wbjee: { 2026: 1887 },
  keam: { 2026: 4394 },
  acpc: { 2024: 533, 2025: 1954 },
  comedk: { 2024: 868, 2025: 532 },
  'jac-chandigarh': { 2025: 202 },
};

const tables = new Map(shippedCounsellings.ids.map((id) => [id, readCutoffs(id) as Table]));
const tableOf = (id: CounsellingId) => tables.get(id) as Table;
const sums = readCsvTable(join(cutoffsFolder, 'checksums.csv'), 'counselling', 'year', 'rows', 'sha256');
const renames = readCsvTable(join(cutoffsFolder, 'renames.csv'), 'institute', 'from', 'to');

describe.each(shippedCounsellings.ids)('the closing ranks of %s', (id) => {
  const table = tableOf(id);

  it('are all there, by year, and unchanged', () => {
    const counted = checksumsOf(table);
    expect(counted).toEqual(sums.filter(({ counselling }) => counselling === id));
    for (const [year, rows] of Object.entries(published[id] ?? {}))
      expect(counted.find((sum) => sum.year === year)?.rows, year).toBe(String(rows));
  });

  it('come from sources that are named in words', () => {
    for (const { source } of table.years)
      for (const { sources } of Object.values(counsellingTexts)) expect(Object.keys(sources)).toContain(source);
  });

  it('are of lists, quotas and categories that the counselling has', () => {
    const { lists, open, quotas, categories } = counsellingFile.parse(shippedCounsellings.of(id));
    expect(new Set(table.lines.map(({ list }) => list))).toEqual(new Set(lists.map((list) => list.id)));
    expect(new Set(table.lines.map(({ quota }) => quota))).toEqual(new Set(quotas.map((quota) => quota.id)));
    expect(new Set(table.lines.map(({ category }) => category))).toEqual(new Set(categories.map((category) => category.id)));
    expect(table.lines.map(({ category }) => category)).toContain(open);
  });

  it('say whose home seats they are', () => {
    const counselling = shippedCounsellings.of(id);
    const named: readonly string[] = states;
    const unknown = table.lines.filter(({ quota, institute }) => {
      const home = homeStates(counselling, quota, table.institutes[institute]?.state);
      return (
        ['home', 'other'].includes(scopeOf(counselling, quota)) && (home.length === 0 || !home.every((state) => named.includes(state)))
      );
    });
    expect(unknown).toEqual([]);
  });
});

describe('the tables together', () => {
  it('are small enough for a repository', () => {
    const bytes = readdirSync(cutoffsFolder).reduce((sum, name) => sum + statSync(join(cutoffsFolder, name)).size, 0);
    expect(bytes).toBeLessThan(10_000_000);
  });

  it('hold what was read off the published lists, line by line', () => {
    const checked = readCsvTable(
      join(import.meta.dirname, 'checked.csv'),
      ...(['counselling', 'year', 'round', 'institute', 'programme', 'quota', 'category', 'pwd', 'gender'] as const),
      ...(['opening', 'closing', 'code'] as const),
    );
    expect(checked.length).toBeGreaterThanOrEqual(430);
    const name = (row: Omit<(typeof checked)[number], 'counselling' | 'code'>) =>
      [
        row.year,
        row.round,
        row.institute,
        row.programme,
        row.quota,
        row.category,
        row.pwd,
        row.gender,
        Number(row.opening),
        Number(row.closing),
      ].join();
    const closings = new Set(checked.map(({ closing }) => Number(closing)));
    const held = new Map(
      [...tables].map(([id, table]) => [
        id as string,
        new Set(
          buildPublishedRows(table)
            .filter(({ closing }) => closings.has(Number(closing)))
            .map((row) =>
              name({
                ...row,
                year: String(row.year),
                pwd: row.pwd ? '1' : '0',
                opening: String(row.opening ?? ''),
                closing: String(row.closing),
              }),
            ),
        ),
      ]),
    );
    const naming = new Map([...tables].map(([id, table]) => [id as string, new Naming(table)]));
    expect(
      checked.filter(({ counselling, ...row }) => !held.get(counselling)?.has(name(naming.get(counselling)?.placed(row) ?? row))),
    ).toEqual([]);
  });

  it('have no opening behind its closing, but for rows of JoSAA whose preparatory marks were lost', () => {
    const mixed = [...tables.values()].flatMap((table) =>
      table.lines.flatMap(({ history }) => history.filter(isMixed).map(() => table.id)),
    );
    expect(mixed).toEqual(Array.from({ length: 93 }, () => 'josaa'));
  });

  it('lead to colleges and courses of the catalog only', () => {
    const catalog = join(cutoffsFolder, '..');
    const colleges = new Set(readRegister(catalog).institutions.map(({ id }) => id));
    const courses = new Set(readdirSync(join(catalog, 'courses')).map((name) => name.replace('.json', '')));
    for (const { institutes, programmes } of tables.values()) {
      expect(institutes.filter(({ collegeId }) => collegeId !== undefined && !colleges.has(collegeId))).toEqual([]);
      expect(programmes.filter(({ courseId }) => courseId !== undefined && !courses.has(courseId))).toEqual([]);
    }
  });
});

describe('what was renamed', () => {
  const table = tableOf('josaa');
  const yearsOf = (name: string, institute?: string) => {
    const lines = table.lines.filter((line) => {
      const of = table.institutes[line.institute]?.name;
      const today = renames.find((rename) => rename.institute === '' && rename.from === of)?.to ?? of;
      return institute === undefined ? of === name : today === institute && table.programmes[line.programme]?.name === name;
    });
    return new Set(lines.flatMap(({ history }) => history.map(({ year }) => year)));
  };

  it.each(renames)('$from: is there under both names, never in one year', ({ institute, from, to }) => {
    const [before, after] = [from, to].map((name) => yearsOf(name, institute === '' ? undefined : institute)) as [Set<number>, Set<number>];
    expect(before.size).toBeGreaterThan(0);
    expect(after.size).toBeGreaterThan(0);
    expect(Math.max(...before)).toBeLessThan(Math.max(...after));
    expect([...before].filter((year) => after.has(year))).toEqual([]);
  });

  it('joins years and loses none', () => {
    const joined = joinYears(table, renames);
    const cells = (lines: Table['lines']) => lines.reduce((sum, { history }) => sum + history.length, 0);
    expect(cells(joined)).toBe(cells(table.lines));
    expect(joined.length).toBeLessThan(table.lines.length);
  });
});

describe('bringing in another year', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cutoffs-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'next.csv');
  const row = {
    year: '2027',
    round: 'closure',
    authority: 'ACPC Gujarat',
    institute_name_as_published: 'Government Engineering College, Patan',
    programme_as_published: 'CIVIL ENGINEERING',
    degree: 'B.E./B.Tech',
    years: '',
    quota: 'Govt',
    category: 'GENERAL',
    pwd: '0',
    gender: 'neutral',
    opening: '',
    closing: '41000',
    unit: 'rank',
    source: 'made-up',
    note: '',
  };
  const named = (id: string, names: string[]): CutoffCollege => {
    return { id, names, places: ['Patan'], state: 'Gujarat', type: 'government', kinds: ['engineering'], nirf: {} };
  };
  const colleges = [named('the-one', ['Government Engineering College']), named('another', ['Engineering College'])];
  const wanted = { files: [file], institutes: undefined, programmes: undefined, folder, colleges };
  const write = (...rows: Record<string, string>[]) =>
    writeFileSync(file, `${[columns.join(','), ...rows.map((one) => columns.map((name) => `"${one[name]}"`).join(','))].join('\n')}\n`);

  it('changes nothing in a dry run, and says what it would hold', () => {
    write(row);
    const { ok, lines } = importCutoffs({ ...wanted, dryRun: true });
    expect(ok).toBe(true);
    expect(lines).toContain('acpc 2027: 1 rows');
    expect(readdirSync(folder)).toEqual(['next.csv']);
  });

  it('writes a year, links who is certain, and takes the same year again in its place', () => {
    write(row);
    importCutoffs({ ...wanted, dryRun: false });
    write({ ...row, closing: '42000' });
    importCutoffs({ ...wanted, dryRun: false });
    const table = readCutoffs('acpc', folder);
    expect(table?.lines.map(({ history }) => history)).toEqual([[{ year: 2027, round: 'closure', opening: null, closing: 42000 }]]);
    expect(table?.institutes).toMatchObject([{ collegeId: 'the-one', state: 'Gujarat', government: true }]);
    expect(readFileSync(join(folder, 'checksums.csv'), 'utf8')).toContain('acpc,2027,1,');
  });

  it('leaves a name alone that may mean two', () => {
    write(row);
    const apart = mkdtempSync(join(folder, 'two-'));
    importCutoffs({
      ...wanted,
      colleges: [...colleges, named('namesake', ['Government Engineering College'])],
      folder: apart,
      dryRun: false,
    });
    expect(readCutoffs('acpc', apart)?.institutes[0]).not.toHaveProperty('collegeId');
  });

  it.each([
    ['closing', '-5'],
    ['closing', ''],
    ['year', 'MMXXVII'],
    ['gender', 'any'],
    ['authority', 'Nobody'],
    ['pwd', '2'],
  ])('refuses all rows when one has %s %j, and names it', (column, value) => {
    write(row, { ...row, [column]: value });
    const { ok, lines } = importCutoffs({ ...wanted, dryRun: false });
    expect(ok).toBe(false);
    expect(lines[0]).toContain('row 2');
  });
});
