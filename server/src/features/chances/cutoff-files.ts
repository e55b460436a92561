/** The tables of closing ranks under catalog/cutoffs as rows for the database, in short turns. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLines } from '@disha/chances/codec';
import type { CounsellingId } from '@disha/contract/chances.words';
import { counsellingOf, homeStates, orderOf, scopeOf } from '@disha/chances/counsellings';
import { model, nextYear } from '@disha/chances/fitted';
import { YearJoiner, type Rename } from '@disha/chances/join';
import { isMixed, predict } from '@disha/chances/predict';
import type { Dictionary, Gender, Line } from '@disha/chances/types';
import { foldText } from '@disha/search/text';
import { parseCsvObjects } from '../../catalog/csv.ts';
import type { Pace } from '../../catalog/pace.ts';
import type { cutoffLines, cutoffNames, cutoffPools, StoredCutoff } from './chances.tables.ts';

/** The process is leaving; what was begun is rolled back and begun again at the next start. */
export class Stopped extends Error {}

export type LineRow = typeof cutoffLines.$inferInsert;
export type NameRow = typeof cutoffNames.$inferInsert;
export type PoolRow = Omit<typeof cutoffPools.$inferInsert, 'id'>;

/** A change here makes every table be loaded anew. */
const form = 2;

interface Files {
  json: Buffer;
  csv: Buffer;
  renames: Buffer;
}

export interface CutoffFiles {
  id: CounsellingId;
  checksum: string;
  /** Throws when the process is leaving meanwhile. */
  read: (isStopped: () => boolean) => Promise<CutoffTable>;
}

export interface CutoffTable {
  years: Dictionary['years'];
  categories: string[];
  quotas: string[];
  names: NameRow[];
  pools: PoolRow[];
  /** Made one after the other. */
  rows: () => Generator<LineRow>;
  count: number;
}

/** Undefined where the folder holds no table of it. */
export async function cutoffFiles(catalog: string, id: CounsellingId, pace: Pace): Promise<CutoffFiles | undefined> {
  const file = (name: string) => join(catalog, 'cutoffs', name);
  if (!existsSync(file(`${id}.json`))) return undefined;
  const [json, csv, renames] = await Promise.all([`${id}.json`, `${id}.csv`, 'renames.csv'].map((name) => readFile(file(name))));
  if (!json || !csv || !renames) return undefined;
  const hash = createHash('sha256').update(`${form} ${nextYear} ${JSON.stringify(model)}`);
  for (const bytes of [json, csv, renames]) hash.update(bytes);
  return { id, checksum: hash.digest('hex'), read: (isStopped) => readTable(id, { json, csv, renames }, pace, isStopped) };
}

async function readTable(id: CounsellingId, { json, csv, renames }: Files, pace: Pace, isStopped: () => boolean): Promise<CutoffTable> {
  const dictionary = JSON.parse(json.toString()) as Dictionary;
  const renamed = parseCsvObjects(renames.toString()).map(({ record }) => record as unknown as Rename);
  const joiner = new YearJoiner(dictionary, renamed);
  await pace.each(readLines(csv.toString(), dictionary), (line) => {
    if (isStopped()) throw new Stopped();
    joiner.add(line);
  });
  // The dictionaries are sorted by name.
  const joined = await pace.sorted(joiner.lines(), (a, b) => a.institute - b.institute || a.programme - b.programme);
  const { open } = counsellingOf(id);
  const categories = [...new Set(joined.map(({ category }) => category))].sort(
    (a, b) => Number(b === open) - Number(a === open) || byCode(a, b),
  );
  const pools = new Map<string, PoolRow>();
  await pace.each(joined, (line) => {
    const pool = poolOf(id, line, dictionary);
    pools.set(poolKey(pool), pool);
  });
  return {
    years: dictionary.years,
    categories,
    quotas: [...new Set(joined.map(({ quota }) => quota))].sort(byCode),
    names: [...namesOf(id, 'institute', dictionary.institutes), ...namesOf(id, 'programme', dictionary.programmes)],
    pools: [...pools.values()],
    rows: function* rows() {
      for (const [place, line] of joined.entries()) yield rowOf(id, line, dictionary, place);
    },
    count: joined.length,
  };
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const namesOf = (counselling: CounsellingId, what: NameRow['what'], named: readonly { name: string }[]): NameRow[] =>
  named.map(({ name }, at) => ({ counselling, what, at, name, words: foldText(name) }));

/** What tells one pool of a counselling from another. */
export const poolKey = ({ list, category, pwd, gender, scope, homeStates }: Omit<PoolRow, 'counselling'>) =>
  JSON.stringify([list, category, pwd, gender, scope, homeStates]);

function poolOf(id: CounsellingId, { list, category, pwd, quota, ...line }: Line, { institutes }: Dictionary): PoolRow {
  const counselling = counsellingOf(id);
  const institute = institutes[line.institute];
  const scope = scopeOf(counselling, quota);
  const gender = genderOf(id, line.gender, institute?.name ?? '');
  const isOfStates = scope === 'home' || scope === 'other';
  return {
    counselling: id,
    list,
    category,
    pwd,
    gender,
    scope,
    homeStates: isOfStates ? homeStates(counselling, quota, institute?.state) : [],
  };
}

function rowOf(id: CounsellingId, line: Line, dictionary: Dictionary, namePlace: number): LineRow {
  const { institutes, programmes, years } = dictionary;
  const counselling = counsellingOf(id);
  const institute = institutes[line.institute] ?? { name: '' };
  const programme = programmes[line.programme] ?? { name: '' };
  const pool = poolOf(id, line, dictionary);
  const { scope, gender } = pool;
  const newest = years.at(-1)?.year;
  const call =
    counselling.noCall === undefined && scope !== 'asked' && newest === nextYear - 1
      ? predict({ kind: institute.kind ?? 'gfti', home: scope === 'home', pwd: line.pwd, history: line.history }, nextYear, model)
      : undefined;
  const seats = [
    id,
    institute.name,
    institute.code,
    programme.name,
    programme.degree,
    line.list,
    line.quota,
    line.category,
    line.pwd,
    gender,
  ];
  return {
    id: createHash('sha256').update(JSON.stringify(seats)).digest('base64url').slice(0, 16),
    ...pool,
    quota: line.quota,
    rankOrder: orderOf(counselling, line),
    institute: line.institute,
    programme: line.programme,
    instituteName: institute.name,
    programmeName: programme.name,
    instituteState: institute.state ?? null,
    kind: institute.kind ?? null,
    government: institute.government ?? null,
    nirf: institute.nirf ?? null,
    collegeId: institute.collegeId ?? null,
    courseId: programme.courseId ?? null,
    namePlace,
    lastClosing: line.history.at(-1)?.closing ?? 0,
    centre: call?.centre ?? null,
    halfWidth: call?.halfWidth ?? null,
    noCall: counselling.noCall ?? (call ? null : 'short_history'),
    history: line.history.map((cutoff): StoredCutoff => [
      cutoff.year,
      cutoff.round,
      isMixed(cutoff) ? null : cutoff.opening,
      cutoff.closing,
    ]),
  };
}

/** Colleges of Delhi University that admit women only are marked in their names alone. */
const genderOf = (id: CounsellingId, gender: Gender, institute: string): Gender =>
  id === 'du' && institute.includes('(W)') ? 'female' : gender;
