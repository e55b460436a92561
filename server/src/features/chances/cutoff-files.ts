/** The tables of closing ranks under catalog/cutoffs as rows for the database, in short turns. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CallYear } from '@disha/chances/call-year';
import { readLines } from '@disha/chances/codec';
import { compareNames } from '@disha/contract/by-name';
import type { CounsellingId } from '@disha/contract/chances.words';
import { beginsAt } from '@disha/chances/bands';
import { buildOf, orderOf, type CounsellingTables } from '@disha/chances/counsellings';
import { fittedOf } from '@disha/chances/fitted';
import { YearJoiner, type Rename } from '@disha/chances/join';
import { namesakesIn, LineOverlay } from '@disha/chances/overlay';
import { callOfLine, poolsOf, type LinePool } from '@disha/chances/lines/line-pools';
import { isMixed } from '@disha/chances/predict';
import type { Published } from '@disha/chances/published';
import type { Dictionary, Institute, Line, Programme } from '@disha/chances/types';
import { foldText } from '@disha/search/text';
import { parseCsvObjects } from '../../catalog/sheets/csv.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { lineId } from './line-id.ts';
import type { cutoffAliases, cutoffLines, cutoffNames, StoredCutoff } from './chances.tables.ts';

/** The process is leaving; what was begun is rolled back and begun again at the next start. */
export class Stopped extends Error {}

/** What a line has of its own; the rest is its pool's, its institute's and its programme's. */
export interface LineRow extends Pick<
  typeof cutoffLines.$inferSelect,
  'id' | 'quota' | 'rankOrder' | 'institute' | 'programme' | 'namePlace' | 'lastClosing' | 'centre' | 'halfWidth' | 'noCall' | 'history'
> {
  /** One for all lines that have it in common. */
  pool: LinePool;
  at: Institute;
  of: Programme;
}
export type NameRow = typeof cutoffNames.$inferInsert;
export type AliasRow = typeof cutoffAliases.$inferInsert;

/** A change here makes every table be loaded anew. */
const form = 5;

/** A counselling's table as lines, with whatever was brought in laid over what is shipped. */
interface MergedTable {
  dictionary: Dictionary;
  lines: Line[];
}

export interface CutoffTable {
  years: Dictionary['years'];
  categories: string[];
  quotas: string[];
  names: NameRow[];
  pools: LinePool[];
  aliases: AliasRow[];
  /** Made one after the other. */
  rows: () => Generator<LineRow>;
  count: number;
  /** What the rows are made of: the lines in the order of their names, and the year that calls are about. */
  joined: readonly Line[];
  dictionary: Dictionary;
  callYear: number;
}

/** The process is leaving: what was begun is rolled back. */
type IsStopped = () => boolean;

/**
 * The lines of one counselling stand together in the file of all: only these are read. Taken apart as a whole for each of them, at
 * every start and behind the clearing away, it left tens of megabytes with the process.
 */
function aliasesOf(of: CounsellingId, file: Buffer): AliasRow[] {
  const [first, last] = [file.indexOf(`\n${of},`), file.lastIndexOf(`\n${of},`)];
  if (first < 0) return [];
  const end = file.indexOf('\n', last + 1);
  const header = file.subarray(0, file.indexOf('\n')).toString();
  const lines = file.subarray(first, end < 0 ? file.length : end).toString();
  return parseCsvObjects(header + lines).flatMap(({ record: { counselling, id = '', line = '' } }) =>
    counselling === of ? [{ counselling: of, id, line }] : [],
  );
}

/** What the folder holds of one counselling, and it may be nothing. */
export class CutoffFiles {
  readonly id: CounsellingId;
  readonly counselling: CounsellingTables;
  readonly isShipped: boolean;
  private readonly json: Buffer | undefined;
  private readonly csv: Buffer | undefined;
  private readonly renames: Buffer;
  private readonly institutes: Buffer;
  private readonly aliases: AliasRow[];

  constructor(counselling: CounsellingTables, files: readonly (Buffer | undefined)[]) {
    const [json, csv, renames, institutes, aliases] = files;
    this.id = counselling.id;
    this.counselling = counselling;
    this.isShipped = json !== undefined && csv !== undefined;
    this.json = json;
    this.csv = csv;
    this.renames = renames ?? Buffer.alloc(0);
    this.institutes = institutes ?? Buffer.alloc(0);
    this.aliases = aliases ? aliasesOf(counselling.id, aliases) : [];
  }

  /** Another text wherever the lines would be others: `imports` tells what was brought in. */
  checksum(imports: string | undefined): string {
    const hash = createHash('sha256').update(`${form} ${JSON.stringify([fittedOf(this.id), beginsAt])} ${buildOf(this.counselling)}`);
    for (const bytes of [this.json, this.csv, this.renames]) if (bytes) hash.update(bytes);
    for (const { id, line } of this.aliases) hash.update(id).update(line);
    if (imports !== undefined) hash.update(imports).update(this.institutes);
    return hash.digest('hex');
  }

  dictionary(): Dictionary {
    if (this.json) return JSON.parse(this.json.toString()) as Dictionary;
    return { id: this.id, authority: this.counselling.authority, years: [], institutes: [], programmes: [] };
  }

  /** What is to be laid over the shipped lines; `more` are rows whose names must be told apart too. */
  overlay(imported: readonly Published[], more: readonly Published[] = []): LineOverlay {
    const states = parseCsvObjects(this.institutes.toString()).map(
      ({ record }) => [record['institute'] ?? '', record['state'] ?? ''] as const,
    );
    return new LineOverlay(this.counselling, this.dictionary(), namesakesIn([...imported, ...more]), new Map(states));
  }

  async merged(overlay: LineOverlay, imported: readonly Published[], scheduler: Scheduler, isStopped: IsStopped): Promise<MergedTable> {
    await scheduler.each(imported, (row) => overlay.add(row));
    const { dictionary, laid, others } = overlay.over();
    const shipped = this.dictionary();
    const lines: Line[] = [];
    await scheduler.each(this.csv ? readLines(this.csv.toString(), shipped) : [], (line) => {
      if (isStopped()) throw new Stopped();
      lines.push(laid(line));
    });
    return { dictionary, lines: lines.concat(others()) };
  }

  /** What the files say an id of before is read as holds where two say it. */
  private withAliases(table: CutoffTable): CutoffTable {
    const all = new Map([...table.aliases, ...this.aliases].map((alias) => [alias.id, alias]));
    return { ...table, aliases: [...all.values()] };
  }

  /** Throws when the process is leaving meanwhile. */
  async read(imported: readonly Published[], scheduler: Scheduler, isStopped: IsStopped): Promise<CutoffTable> {
    const renamed = parseCsvObjects(this.renames.toString()).map(({ record }) => record as unknown as Rename);
    if (imported.length > 0) {
      const { dictionary, lines } = await this.merged(this.overlay(imported), imported, scheduler, isStopped);
      return this.withAliases(await tableOf(this.counselling, dictionary, lines, renamed, scheduler, isStopped));
    }
    const dictionary = this.dictionary();
    const shipped = this.csv ? readLines(this.csv.toString(), dictionary) : [];
    return this.withAliases(await tableOf(this.counselling, dictionary, shipped, renamed, scheduler, isStopped));
  }
}

/** `catalog` is left out if nothing is shipped. A caller that reads many may pass one buffer for all. */
export async function cutoffFiles(
  catalog: string | undefined,
  counselling: CounsellingTables,
  bytesOf: (file: string) => Promise<Buffer> = readFile,
): Promise<CutoffFiles> {
  const { id } = counselling;
  const names = [`${id}.json`, `${id}.csv`, 'renames.csv', 'institute-states.csv', 'aliases.csv'];
  const read = async (name: string) => {
    const file = join(catalog ?? '', 'cutoffs', name);
    return catalog !== undefined && existsSync(file) ? bytesOf(file) : undefined;
  };
  return new CutoffFiles(counselling, await Promise.all(names.map(read)));
}

async function tableOf(
  counselling: CounsellingTables,
  dictionary: Dictionary,
  lines: Iterable<Line>,
  renamed: readonly Rename[],
  scheduler: Scheduler,
  isStopped: IsStopped,
): Promise<CutoffTable> {
  const { id } = counselling;
  const joiner = new YearJoiner(dictionary, renamed);
  const calls = new CallYear(id);
  await scheduler.each(lines, (line) => {
    if (isStopped()) throw new Stopped();
    calls.add(line);
    joiner.add(line);
  });
  // Programmes are sorted by name, and institutes as they were published: some are shown by another name.
  const placeOf = shownPlaces(dictionary.institutes);
  const joined = await scheduler.sorted(
    joiner.lines(),
    (a, b) => (placeOf[a.institute] ?? 0) - (placeOf[b.institute] ?? 0) || a.programme - b.programme,
  );
  const inOrder = categoryOrder(counselling);
  const categories = [...new Set(joined.map(({ category }) => category))].sort((a, b) => inOrder(a) - inOrder(b) || byCode(a, b));
  const poolOf = poolsOf(counselling, dictionary);
  const pools = new Set(await scheduler.map(joined, poolOf));
  const { year } = calls;
  return {
    years: dictionary.years,
    categories,
    quotas: [...new Set(joined.map(({ quota }) => quota))].sort(byCode),
    names: [...namesOf(id, 'institute', dictionary.institutes), ...namesOf(id, 'programme', dictionary.programmes)],
    pools: [...pools],
    aliases: joiner
      .moved()
      .map(({ from, to }) => ({ counselling: id, id: idOf(counselling, from, dictionary), line: idOf(counselling, to, dictionary) })),
    rows: function* rows() {
      for (const [place, line] of joined.entries()) yield rowOf(counselling, line, dictionary, place, year, poolOf(line));
    },
    count: joined.length,
    ...{ joined, dictionary, callYear: year },
  };
}

/** The open one first, then as the counselling names them: those that most students have stand before the rare ones. */
function categoryOrder({ open, categories }: CounsellingTables): (category: string) => number {
  const places = new Map(categories.map(({ id }, at) => [id, at]));
  return (category) => (category === open ? -1 : (places.get(category) ?? categories.length));
}

/** The place of each institute among the names as they are shown. */
function shownPlaces(institutes: Dictionary['institutes']): number[] {
  const inOrder = institutes
    .map((_, at) => at)
    .sort((a, b) => compareNames(institutes[a] as Institute, institutes[b] as Institute) || a - b);
  const places: number[] = [];
  for (const [place, at] of inOrder.entries()) places[at] = place;
  return places;
}

const idOf = (counselling: CounsellingTables, line: Line, { institutes, programmes }: Dictionary) =>
  lineId(counselling, institutes[line.institute] ?? { name: '' }, programmes[line.programme] ?? { name: '' }, line);

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const namesOf = (counselling: CounsellingId, what: NameRow['what'], named: readonly { name: string }[]): NameRow[] =>
  named.map(({ name }, at) => ({ counselling, what, at, name, words: foldText(name) }));

function rowOf(
  counselling: CounsellingTables,
  line: Line,
  dictionary: Dictionary,
  namePlace: number,
  callYear: number,
  pool: LinePool,
): LineRow {
  const institute = dictionary.institutes[line.institute] ?? { name: '' };
  const programme = dictionary.programmes[line.programme] ?? { name: '' };
  const { centre, halfWidth, noCall } = callOfLine(counselling, institute, line, callYear);
  return {
    id: idOf(counselling, line, dictionary),
    pool,
    at: institute,
    of: programme,
    quota: line.quota,
    rankOrder: orderOf(counselling, line),
    institute: line.institute,
    programme: line.programme,
    namePlace,
    lastClosing: line.history.at(-1)?.closing ?? 0,
    centre,
    halfWidth,
    noCall,
    history: line.history.map((cutoff): StoredCutoff => [
      cutoff.year,
      cutoff.round,
      isMixed(cutoff) ? null : cutoff.opening,
      cutoff.closing,
    ]),
  };
}
