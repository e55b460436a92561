/** The sheet of a year: a line a change, written by register:diff, decided by a person, read by register:apply. */
import { BadCsv, parseCsvObjects } from '../../../server/src/catalog/sheets/csv.ts';
import { tableText, type CsvRecord } from '../csv.ts';
import { otherSigns } from './saved.ts';

export const changes = ['new', 'closed', 'renamed', 'moved'] as const;
export type RegisterChange = (typeof changes)[number];

const sheetColumns = [
  /** `yes` or `no`; an undecided line is left for the next time. */
  'do',
  'change',
  'code',
  /** Of the college as it stands; of a new one empty, unless it stands here already under another code or without one. */
  'id',
  ...(['name', 'state', 'district', 'districtBasis', 'kinds', 'usual', 'courses', 'openTo', 'type', 'typeBasis', 'management'] as const),
  /** What the register says now, and how the college stands here. */
  ...(['registerName', 'registerDistrict', 'was', 'note'] as const),
  /** For what is written: when, where it was read, and what the register said. */
  ...(['asOf', 'source', 'read'] as const),
] as const;

export type SheetLine = CsvRecord<(typeof sheetColumns)[number]>;

export const emptyLine: SheetLine = Object.fromEntries(sheetColumns.map((column) => [column, ''])) as SheetLine;
export const sheetText = (lines: readonly SheetLine[]): string => tableText(sheetColumns, lines);

/** Lines with where they stand; a column more is no harm, one less is told. */
export function readRegisterSheet(text: string): { lines: { line: number; cells: SheetLine }[]; faults: string[] } {
  const refused = (line: number, why: string) => ({ lines: [], faults: [`line ${line}: ${why}`] });
  const signs = otherSigns(text);
  if (signs !== undefined) return refused(1, signs);
  try {
    const lines = parseCsvObjects(text.replace(/^\uFEFF/, '')).map(({ record, line }) => ({ line, cells: record as SheetLine }));
    const first = lines[0]?.cells;
    const missing = sheetColumns.filter((column) => first !== undefined && !Object.hasOwn(first, column));
    return missing.length > 0 ? refused(1, `there is no column ${missing.join(', ')}`) : { lines, faults: [] };
  } catch (error) {
    if (error instanceof BadCsv) return refused(error.line, error.message);
    throw error;
  }
}
