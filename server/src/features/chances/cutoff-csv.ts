/** An operator's closing ranks from a CSV file with the columns of cutoffs:import; every complaint names its line. */
import type { Counsellings } from '@disha/chances/counsellings';
import { faultOf, publishedOf, type ColumnFault, type Published, type PublishedRow } from '@disha/chances/published';
import { cutoffColumns as columns } from '@disha/contract/chances.words';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import type { CsvRow } from '../../catalog/sheets/csv.ts';
import { inTicks, readingRows } from '../../catalog/sheets/csv-file.ts';
import type { ImportProblem } from '../../catalog/sheets/import-answer.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';

export interface GivenRow {
  line: number;
  row: Published;
}

interface GivenRows {
  rows: GivenRow[];
  problems: ImportProblem[];
  /** What is no rank, and stops nothing. */
  leftOut: ImportProblem[];
}

/** `lastYear`: nothing can have been published of a later one. */
export const readCutoffCsv = (bytes: Buffer, counsellings: Counsellings, lastYear: number, scheduler: Scheduler): Promise<GivenRows> =>
  inTicks(readingCutoffs(bytes, counsellings, lastYear), scheduler);

/** Pauses after every row. */
function* readingCutoffs(bytes: Buffer, counsellings: Counsellings, lastYear: number): Generator<undefined, GivenRows> {
  const failed = (line: number, message: Said): GivenRows => ({ rows: [], problems: [{ line, message }], leftOut: [] });
  const read = yield* readingRows(bytes);
  if ('problem' in read) return failed(read.problem.line, read.problem.message);
  const [header, ...lines] = read.rows;
  if (!header) return failed(1, say('imports.empty'));
  const names = header.cells.map((cell) => cell.toLowerCase());
  const problem = headerFault(header.cells, names);
  if (problem) return failed(header.line, problem);
  if (lines.length === 0) return failed(header.line, say('imports.noRows'));

  const given: GivenRows = { rows: [], problems: [], leftOut: [] };
  for (const row of lines) {
    yield;
    const namedRow = tellOf(row, names, counsellings, lastYear);
    if ('fault' in namedRow) given.problems.push({ line: row.line, message: namedRow.fault });
    else if (namedRow.published) given.rows.push({ line: row.line, row: namedRow.published });
    else given.leftOut.push({ line: row.line, message: say('imports.noRank', { value: namedRow.row.closing }) });
  }
  return given;
}

function headerFault(cells: readonly string[], names: readonly string[]): Said | undefined {
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) return say('imports.columnsMissing', { missing: missing.join(', '), there: cells.join(', ') });
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  return twice === undefined ? undefined : say('imports.columnTwice', { column: twice });
}

type ReadCutoff = { fault: Said } | { published: Published | null; row: PublishedRow };

function tellOf({ cells }: CsvRow, names: readonly string[], counsellings: Counsellings, lastYear: number): ReadCutoff {
  if (cells.length !== names.length) return { fault: say('imports.cellCount', { cells: cells.length, columns: names.length }) };
  const row = Object.fromEntries(columns.map((column) => [column, cells[names.indexOf(column)] ?? ''])) as PublishedRow;
  const fault = faultOf(row, counsellings) ?? (Number(row.year) > lastYear ? { column: 'year' as const, value: row.year } : undefined);
  return fault ? { fault: inWords(fault, counsellings) } : { published: publishedOf(row, counsellings), row };
}

function inWords({ column, value, max }: ColumnFault, { authorities }: Counsellings): Said {
  if (value === '') return say('imports.cellEmpty', { column });
  // The beginning tells which cell is meant.
  if (max !== undefined) return say('imports.cellLong', { column, value: `${value.slice(0, 40)}…`, max });
  if (column === 'authority') return say('imports.noCounselling', { authority: value.slice(0, 100), known: authorities.join(', ') });
  return say('imports.cell', { column, value: value.slice(0, 100) });
}
