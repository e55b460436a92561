/**
 * An operator's own colleges from a CSV file: our columns, or those of the AISHE register. Everything is checked before
 * anything is written; every complaint names its line.
 */
import { collegeDocument, collegeRow, withoutEmpty, type CollegeDocument } from '@disha/contract/colleges.files';
import { say } from '@disha/contract/say';
import { collegeTypes, states, type CollegeType, type State } from '@disha/contract/taxonomy';
import type { Said } from '@disha/contract/words';
import { foldText } from '@disha/search/text';
import type { z } from 'zod';
import type { CsvRow } from '../../catalog/sheets/csv.ts';
import { atOnce } from '@disha/search/at-once';
import { inTicks, readingRows } from '../../catalog/sheets/csv-file.ts';
import { same } from '../../catalog/corrections/corrections.ts';
import type { ImportProblem } from '../../catalog/sheets/import-answer.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { pinFitsState } from '../../catalog/check/pin-states.ts';
import { slug, tidyName } from '../../catalog/sheets/tidy.ts';
import { nameAndPlaceKey, KnownColleges } from './known-colleges.ts';
import { fillFrom, keeperOf, universityOf, websiteOf, type ExportedCells } from './register-export.ts';

export interface ImportContext {
  /** The directory as it is: a row of the register that is here already only fills in what is not known. */
  known: readonly CollegeDocument[];
  courseIds: ReadonlySet<string>;
  /** For rows whose type neither a column nor the name tells. */
  defaultType?: CollegeType | undefined;
  /** "2026-11" */
  asOf: string;
}

/** What a row says; of a college that is here already its other fields stay as they are. */
export type GivenCollege = Partial<CollegeDocument> & { id: string };

export interface ImportResult {
  /** New ones whole; of those that are here, the columns of the file. */
  colleges: GivenCollege[];
  /** Rows of the register that add something to a college that is here. */
  filled: GivenCollege[];
  /** Rows of the register that add nothing. */
  already: number;
  /** Cells of the register that cannot be used. They stop nothing. */
  leftOut: ImportProblem[];
  problems: ImportProblem[];
}

/** Our column to the headings people use, folded. */
const headings: Record<string, readonly string[]> = {
  id: ['id'],
  name: ['name', 'college name', 'institution name', 'institute name', 'university name of institute'],
  shortName: ['shortname', 'short name'],
  aliases: ['aliases'],
  type: ['type'],
  // The register's export spells it so.
  management: ['management', 'manegement', 'type of management', 'management type', 'ownership'],
  kind: ['kind', 'college type', 'institution type', 'standalone type', 'type of institution'],
  address: ['address'],
  city: ['city', 'town'],
  district: ['district'],
  state: ['state', 'state name'],
  pincode: ['pincode', 'pin code', 'pin'],
  website: ['website', 'web site', 'web url', 'url'],
  established: ['established', 'year of establishment', 'establishment year', 'year'],
  affiliation: ['affiliation', 'university name', 'affiliating university', 'affiliated to'],
  nirf: ['nirf'],
  aisheCode: ['aishecode', 'aishe code', 'aishe'],
  courses: ['courses'],
  sources: ['sources', 'source'],
  asOf: ['asof', 'as of'],
};
const needed = ['name', 'state'] as const;

const oldStateNames: Record<string, State> = {
  orissa: 'Odisha',
  uttaranchal: 'Uttarakhand',
  pondicherry: 'Puducherry',
  'nct of delhi': 'Delhi',
  'new delhi': 'Delhi',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'andaman nicobar islands': 'Andaman and Nicobar Islands',
  'jammu kashmir': 'Jammu and Kashmir',
};
const statesByName = new Map<string, State>([
  ...Object.entries(oldStateNames),
  ...states.map((state) => [foldText(state), state] as const),
]);
export const stateOf = (text: string): State | undefined => statesByName.get(foldText(text).replace(/^the /, ''));

function typeOf(cells: ExportedCells, defaultType: CollegeType | undefined): string {
  const given = cells['type']?.toLowerCase() ?? '';
  if ((collegeTypes as readonly string[]).includes(given)) return given;
  const management = `${given} ${cells['management'] ?? ''} ${cells['kind'] ?? ''}`.toLowerCase();
  const keeper = keeperOf(cells['management'] ?? '');
  if (keeper) return keeper.type;
  if (/deemed/.test(management)) return 'deemed';
  if (/private|trust|society|un-?aided/.test(management)) return 'private';
  if (/government|govt|central|local body|\bstate\b/.test(management)) return 'government';
  if (/\b(government|govt|rajkiya|rajkeeya)\b/i.test(cells['name'] ?? '')) return 'government';
  return given === '' ? (defaultType ?? '') : given;
}

export function readHeader(cells: readonly string[]): { columns: (string | undefined)[] } | { message: Said } {
  const columns = cells.map((cell) => Object.keys(headings).find((key) => headings[key]?.includes(foldText(cell))));
  const missing = needed.filter((key) => !columns.includes(key));
  if (missing.length > 0) return { message: say('imports.columnsMissing', { missing: missing.join(', '), there: cells.join(', ') }) };
  const twice = columns.find((key, index) => key !== undefined && columns.indexOf(key) !== index);
  return twice === undefined ? { columns } : { message: say('imports.columnTwice', { column: twice }) };
}

/** The register's export says what it is before it names its columns. */
const linesOfTitle = 4;
export function headerAt(rows: readonly CsvRow[]): number {
  const at = rows.slice(0, linesOfTitle).findIndex(({ cells }) => 'columns' in readHeader(cells));
  return Math.max(at, 0);
}

/** Ids are given out in the order of the file, so that the same file always makes the same ids. */
class Ids {
  private readonly taken: Set<string>;
  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }
  next(name: string, place: string, code: string): string {
    const candidates = [slug(name), slug(name, place), slug(name, place, code), slug(name, String(this.taken.size))];
    const free = candidates.find((id) => id !== '' && !this.taken.has(id)) ?? '';
    this.taken.add(free);
    return free;
  }
}

export const readCollegeCsv = (bytes: Buffer, context: ImportContext): ImportResult => atOnce(readingColleges(bytes, context));

/** The same in short turns: others are answered meanwhile. */
export const readCollegeCsvInTicks = (bytes: Buffer, context: ImportContext, scheduler: Scheduler): Promise<ImportResult> =>
  inTicks(readingColleges(bytes, context), scheduler);

function faultOf(issue: z.core.$ZodIssue, value: string): Said {
  const column = issue.path.map(String).join('.');
  if (value === '') return say('imports.cellEmpty', { column });
  const max = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
  return max === undefined ? say('imports.cell', { column, value }) : say('imports.cellLong', { column, value, max });
}

/** Stops after every row. */
function* readingColleges(bytes: Buffer, { known, courseIds, defaultType, asOf }: ImportContext): Generator<undefined, ImportResult> {
  const result: ImportResult = { colleges: [], filled: [], already: 0, leftOut: [], problems: [] };
  const { colleges, filled, leftOut, problems } = result;
  const failed = (line: number, message: Said): ImportResult => ({ ...result, problems: [{ line, message }] });
  const read = yield* readingRows(bytes);
  if ('problem' in read) return failed(read.problem.line, read.problem.message);
  const [header, ...rows] = read.rows.slice(headerAt(read.rows));
  if (!header) return failed(1, say('imports.empty'));
  const head = readHeader(header.cells);
  if ('message' in head) return failed(header.line, head.message);
  if (rows.length === 0) return failed(header.line, say('imports.noRows'));

  const knownIds = new Set(known.map(({ id }) => id));
  const ids = new Ids(knownIds);
  const nameAt = head.columns.indexOf('name');
  const ours = new KnownColleges();
  yield* ours.note(known, new Set(rows.map(({ cells }) => foldText(tidyName(cells[nameAt] ?? '')))));
  const seen = { id: new Map<string, number>(), code: new Map<string, number>(), row: new Map<string, SeenLine>() };

  for (const { cells: values, line } of rows) {
    yield;
    const complaintsBefore = problems.length;
    const complain = (message: Said) => problems.push({ line, message });
    if (values.length !== head.columns.length) {
      complain(say('imports.cellCount', { cells: values.length, columns: head.columns.length }));
      continue;
    }
    const cells: Record<string, string> = {};
    for (const [index, key] of head.columns.entries()) if (key !== undefined) cells[key] = values[index] ?? '';
    const cell = (key: string) => cells[key] ?? '';
    const code = cell('aisheCode');
    const given = cell('id');
    const said = JSON.stringify(values);
    const state = stateOf(cell('state'));
    const name = tidyName(cell('name'));
    const row = state && { name, state, district: cell('district'), city: cell('city'), code };
    // A row that stands twice is one college: by its id, its code, or its name and place.
    const twice = row && seen.row.get(given || code || nameAndPlaceKey(row));
    if (twice?.said === said) {
      result.already += 1;
      continue;
    }
    if (twice && given === '' && code === '') complain(say('imports.saidTwice', { line: twice.line }));
    if (row) seen.row.set(given || code || nameAndPlaceKey(row), { said, line });
    const codeLine = code === '' ? undefined : seen.code.get(code);
    if (codeLine !== undefined) complain(say('imports.codeTwice', { code, line: codeLine }));
    if (code !== '') seen.code.set(code, line);
    if (state === undefined || !row) {
      complain(cell('state') === '' ? say('imports.stateEmpty') : say('imports.noState', { state: cell('state') }));
      continue;
    }
    const here = given === '' ? ours.withCode(code) : undefined;
    if (here) {
      const note = (message: Said) => leftOut.push({ line, message });
      if (here.state !== state) note(say('imports.elsewhere', { code, here: here.state, there: state }));
      // A second code of the same institution is told by the first.
      const from = here.state === state && here.aisheCode === code ? fillFrom(cells, here) : { given: { id: here.id }, leftOut: [] };
      from.leftOut.forEach(note);
      if (Object.keys(from.given).length > 1) filled.push(from.given);
      else result.already += 1;
      continue;
    }
    const [called, ...others] = given === '' ? ours.called(row) : [];
    if (called && others.length > 0) {
      complain(say('imports.manyColleges', { name, count: others.length + 1 }));
      continue;
    }
    const type = typeOf(cells, defaultType) || (called?.type ?? '');
    // The register need not say who keeps a college; somebody's own list must.
    if (type === '' && code === '') {
      complain(say('imports.noType'));
      continue;
    }
    const parsed = collegeRow.safeParse({
      id: given || called?.id || ids.next(name, cell('city') || cell('district') || state, code),
      name,
      shortName: cell('shortName'),
      aliases: cell('aliases'),
      type,
      kind: cell('kind').toLowerCase(),
      address: cell('address'),
      city: cell('city'),
      district: cell('district'),
      state,
      pincode: cell('pincode'),
      website: websiteOf(cell('website')),
      established: cell('established'),
      affiliation: universityOf(cell('affiliation')),
      management: keeperOf(cell('management'))?.management ?? '',
      nirf: cell('nirf'),
      aisheCode: code,
      sources: cell('sources') || (code === '' ? 'Operator' : 'AISHE'),
      asOf: cell('asOf') || asOf,
    });
    if (!parsed.success) {
      for (const issue of parsed.error.issues) complain(faultOf(issue, cell(String(issue.path[0]))));
      continue;
    }
    const courses = cell('courses')
      .split('|')
      .map((id) => id.trim())
      .filter((id) => id !== '');
    for (const id of courses) if (!courseIds.has(id)) complain(say('imports.noCourse', { id }));
    if (!pinFitsState(parsed.data.pincode, state)) complain(say('imports.pin', { pin: parsed.data.pincode, state }));
    const idLine = seen.id.get(parsed.data.id);
    if (idLine !== undefined) complain(say('imports.idTwice', { id: parsed.data.id, line: idLine }));
    seen.id.set(parsed.data.id, line);
    // The good lines may be wanted without this one.
    if (problems.length > complaintsBefore) continue;
    const whole = withoutEmpty({ ...parsed.data, courses: courses.map((courseId) => ({ courseId, intake: null })) });
    if (!called) {
      colleges.push(knownIds.has(whole.id) ? onlySaid(whole, head.columns) : whole);
      continue;
    }
    const more = onlySaid(
      whole,
      head.columns.filter((column) => column !== undefined && cell(column) !== '' && !tellingApart.has(column)),
    );
    if (Object.entries(more).every(([field, to]) => same(called[field as keyof CollegeDocument], to))) result.already += 1;
    else colleges.push(more);
  }
  return result;
}

/** What a college was known by: our own spelling stays. */
const tellingApart: ReadonlySet<string> = new Set(['name', 'state', 'district']);

interface SeenLine {
  said: string;
  line: number;
}

/** Of a college that is here, what the file has a column for: a file from before a field was known does not empty it. */
function onlySaid(whole: CollegeDocument, columns: readonly (string | undefined)[]): GivenCollege {
  const said = columns.filter((column) => column !== undefined && column in collegeDocument.shape) as (keyof CollegeDocument)[];
  return { ...Object.fromEntries(said.map((field) => [field, whole[field]])), id: whole.id };
}
