/**
 * Facts of one catalog as a sheet, out and in. A feature says of its sheet what the rows are; reading the file, finding its columns and
 * telling what would change is the same for all.
 */
import type { SheetName } from '@disha/contract/sheets';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import { AppError, checked } from '../../http/errors.ts';
import type { z } from 'zod';
import { csvLine } from './cells.ts';
import { inTicks, readingRows } from './csv-file.ts';
import type { CatalogDocument } from '../documents.ts';
import type { ImportProblem } from './import-answer.ts';
import type { Scheduler } from '../scheduler.ts';

export type SheetCells = Readonly<Record<string, string>>;

export interface SheetRow {
  line: number;
  cells: SheetCells;
}

interface SheetContext {
  scheduler: Scheduler;
  now: Date;
}

/** What rows say of an item: whole where it is new, else only what they say. */
export interface SheetGiven {
  given: (Record<string, unknown> & { id: string })[];
  problems: ImportProblem[];
}

export interface Sheet {
  name: SheetName;
  columns: readonly string[];
  /** Without these a file cannot be read; any other column may be left out. */
  needed: readonly string[];
  /** What is there, and a row with empty cells for what is expected and missing. */
  rows: (items: readonly CatalogDocument[], context: SheetContext) => Promise<SheetCells[]>;
  read: (rows: readonly SheetRow[], items: readonly CatalogDocument[], context: SheetContext) => Promise<SheetGiven>;
}

/** Who brings a file in, what it is called, and how much of it is new. */
export interface SheetAudit {
  by: string;
  source: string;
  counts: Readonly<Record<string, number>>;
}

/** A sheet with what keeps its rows: a catalog, or a table beside the catalogs. */
export interface KeptSheet {
  /** What the audit calls it. */
  kind: string;
  sheet: Sheet;
  items: () => Promise<readonly CatalogDocument[]>;
  /** In one transaction, with the audit. */
  put: (given: SheetGiven['given'], audit: SheetAudit) => Promise<void>;
}

export async function writeSheet(sheet: Sheet, items: readonly CatalogDocument[], context: SheetContext): Promise<string> {
  const rows = await sheet.rows(items, context);
  const lines = await context.scheduler.map(rows, (cells) => csvLine(sheet.columns.map((column) => cells[column] ?? '')));
  return csvLine(sheet.columns) + lines.join('');
}

/** The rows of a file by its columns; what stops all of it is a problem of its line. */
export async function readSheet(
  sheet: Sheet,
  bytes: Buffer,
  scheduler: Scheduler,
): Promise<{ rows: SheetRow[]; problems: ImportProblem[] }> {
  const failed = (line: number, message: Said) => ({ rows: [], problems: [{ line, message }] });
  const read = await inTicks(readingRows(bytes), scheduler);
  if ('problem' in read) return failed(read.problem.line, read.problem.message);
  const [header, ...lines] = read.rows;
  if (!header) return failed(1, say('imports.empty'));
  const names = header.cells.map((cell) => sheet.columns.find((column) => column.toLowerCase() === cell.toLowerCase()) ?? cell);
  const missing = sheet.needed.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return failed(header.line, say('imports.columnsMissing', { missing: missing.join(', '), there: header.cells.join(', ') }));
  const unknown = names.find((name) => !sheet.columns.includes(name));
  if (unknown !== undefined) return failed(header.line, say('imports.noColumn', { column: unknown, known: sheet.columns.join(', ') }));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return failed(header.line, say('imports.columnTwice', { column: twice }));
  if (lines.length === 0) return failed(header.line, say('imports.noRows'));
  const problems: ImportProblem[] = [];
  const rows: SheetRow[] = [];
  await scheduler.each(lines, ({ cells, line }) => {
    if (cells.length === names.length) rows.push({ line, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) });
    else problems.push({ line, message: say('imports.cellCount', { cells: cells.length, columns: names.length }) });
  });
  return { rows, problems };
}

/** What a line is refused with; thrown while it is read. */
export class BadLine extends Error {
  readonly said: Said;
  constructor(said: Said) {
    super('bad line');
    this.said = said;
  }
}

export const badCell = (column: string, value: string): BadLine =>
  new BadLine(value === '' ? say('imports.cellEmpty', { column }) : say('imports.cell', { column, value: value.slice(0, 100) }));

/** As its schema takes it; else the line is bad, for the reason the schema gives. */
export function fitting<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  try {
    return checked(schema, value);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new BadLine(error.said);
  }
}

/** Each row by itself: what one is refused with stops no other. */
export async function eachLine(
  rows: readonly SheetRow[],
  problems: ImportProblem[],
  scheduler: Scheduler,
  read: (row: SheetRow) => void,
): Promise<void> {
  await scheduler.each(rows, (row) => {
    try {
      read(row);
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      problems.push({ line: row.line, message: error.said });
    }
  });
}
