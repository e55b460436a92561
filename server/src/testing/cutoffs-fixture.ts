/** A folder of closing ranks of a test's own, as catalog/cutoffs has them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChancesAsked } from '@disha/contract/chances';
import { headerOf, writeLine } from '@disha/chances/codec';
import { nextYear } from '@disha/chances/fitted';
import type { Dictionary, Line, Table } from '@disha/chances/types';
import { atTheEnd } from './at-the-end.ts';

/** The last years before the one that calls are about. */
export const lastYears = [nextYear - 3, nextYear - 2, nextYear - 1];

const years: Dictionary['years'] = lastYears.map((year) => ({ year, source: 'made-up', rounds: ['1', 'final'] }));

export const seats = (more: Partial<Line> & { closings: readonly number[] }): Line => {
  const { closings, ...rest } = more;
  const given = lastYears.slice(-closings.length);
  return {
    institute: 0,
    programme: 0,
    list: 'jee-main',
    quota: 'AI',
    category: 'OPEN',
    pwd: false,
    gender: 'neutral',
    history: closings.map((closing, index) => ({ year: given[index] ?? 0, round: 'final', opening: 1, closing })),
    ...rest,
  };
};

export function temporaryCutoffs(
  tables: readonly (Pick<Table, 'id' | 'lines' | 'institutes' | 'programmes'> & Partial<Table>)[],
  { renames = [], aliases = [] }: { renames?: readonly string[]; aliases?: readonly string[] } = {},
): string {
  const catalog = mkdtempSync(join(tmpdir(), 'disha-cutoffs-'));
  atTheEnd(() => rmSync(catalog, { recursive: true, force: true }));
  const folder = join(catalog, 'cutoffs');
  mkdirSync(folder);
  writeFileSync(join(folder, 'renames.csv'), ['institute,from,to', ...renames, ''].join('\n'));
  writeFileSync(join(folder, 'aliases.csv'), ['counselling,id,line', ...aliases, ''].join('\n'));
  for (const { lines, ...table } of tables) {
    const dictionary: Dictionary = { authority: 'Made up', years, ...table };
    writeFileSync(join(folder, `${table.id}.json`), JSON.stringify(dictionary));
    writeFileSync(
      join(folder, `${table.id}.csv`),
      [headerOf(dictionary), ...lines.map((line) => writeLine(line, dictionary)), ''].join('\n'),
    );
  }
  return catalog;
}

const steady = [10_000, 10_000, 10_000];
const institutes = [
  {
    name: 'National Institute of Technology, Warangal',
    kind: 'nit',
    state: 'Telangana',
    government: true,
    collegeId: 'nit-warangal',
    nirf: 28,
  },
  { name: 'National Institute of Technology, Srinagar', kind: 'nit', state: 'Jammu and Kashmir', government: true, nirf: 79 },
  { name: 'Birla Institute of Technology, Mesra, Ranchi', kind: 'gfti', state: 'Jharkhand', government: false },
] as const;
const programmes = [{ name: 'Civil Engineering', courseId: 'btech-civil-engineering' }, { name: 'Physics' }];

/** Three institutes of JoSAA with every kind of seats. */
export const josaa = {
  id: 'josaa' as const,
  institutes: [...institutes],
  programmes,
  lines: [
    seats({ closings: steady, quota: 'HS' }),
    seats({ closings: steady, quota: 'OS' }),
    seats({ closings: steady, quota: 'JK', institute: 1 }),
    seats({ closings: steady, quota: 'LA', institute: 1 }),
    seats({ closings: steady, quota: 'OS', institute: 1 }),
    seats({ closings: steady, institute: 2 }),
    seats({ closings: [20_000, 20_000, 20_000], institute: 2, gender: 'female' }),
    seats({ closings: [900, 900, 900], institute: 2, category: 'SC' }),
    seats({ closings: [30, 30, 30], institute: 2, pwd: true }),
    seats({ closings: [9, 9, 9], institute: 2, category: 'SC', pwd: true }),
    seats({ closings: [5000, 5000], institute: 2, programme: 1 }),
    seats({ closings: [800, 800, 800], institute: 2, programme: 1, category: 'ST' }),
    seats({ closings: steady, institute: 2, programme: 1, category: 'EWS', list: 'jee-main-barch' }),
  ],
};
export const mcc = {
  id: 'mcc' as const,
  institutes: [{ name: 'A Medical College', state: 'Delhi', collegeId: 'a-medical-college' }],
  programmes: [{ name: 'MBBS' }],
  lines: ['All India', 'Deemed/Paid Seats Quota', 'Delhi University Quota', 'Jain Minority Quota', 'Non-Resident Indian'].map((quota) =>
    seats({ closings: steady, quota, list: 'neet-ug', category: 'Open' }),
  ),
};
export const mhtcet = {
  id: 'mhtcet' as const,
  institutes: [{ name: 'A College', state: 'Maharashtra', collegeId: 'a-college' }],
  programmes: [{ name: 'Civil Engineering' }],
  lines: [95, 80].map((closing, index) =>
    seats({ closings: [closing], quota: index === 0 ? 'State Level' : 'Home University', list: 'mht-cet' }),
  ),
};
/** A college for women alone, which its name alone says, with a list of scores. */
export const du = {
  id: 'du' as const,
  institutes: [{ name: 'Miranda House (W)', state: 'Delhi', collegeId: 'miranda-house' }],
  programmes: [{ name: 'B.A. (Hons.) History' }],
  lines: [seats({ closings: [894.636], quota: '', category: 'UR', list: 'cuet-ug' })],
};

export const asked: ChancesAsked = {
  counselling: 'josaa',
  list: 'jee-main',
  value: 9000,
  category: 'OPEN',
  gender: 'male',
  pwd: false,
};
