/** CSV as RFC 4180 has it: commas, quotes doubled inside quotes, lines inside quotes; each row with its line, for complaints. */
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import { CsvError, parse } from 'csv-parse/sync';
import { worded } from '../../http/language.ts';

export interface CsvRow {
  cells: string[];
  /** Where the row begins, 1 for the first line. */
  line: number;
}

export class BadCsv extends Error {
  readonly line: number;
  readonly said: Said;
  constructor(line: number, said: Said) {
    super(worded(said, 'en').message);
    this.line = line;
    this.said = said;
  }
}

const complaints: Partial<Record<CsvError['code'], Said>> = {
  CSV_QUOTE_NOT_CLOSED: say('imports.quoteOpen'),
  CSV_INVALID_CLOSING_QUOTE: say('imports.quoteEarly'),
  INVALID_OPENING_QUOTE: say('imports.quoteInside'),
};

/** The parser knows how far it got by bytes, up to the cell it could not read. */
function badCsv(text: string, { code, bytes }: CsvError): BadCsv {
  const read = Buffer.from(text).subarray(0, Number(bytes)).toString();
  return new BadCsv(read.split('\n').length, complaints[code] ?? say('imports.unreadable'));
}

const feedsIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

/** Where nothing is quoted, a line is a row: no parser is needed. */
const unquoted = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line) => line.split(','));

/** Empty lines are skipped. Every kind of line end is read as a line feed, inside quotes too. */
export function parseCsv(text: string): CsvRow[] {
  const unix = text.replaceAll(/\r\n?/g, '\n');
  let table: string[][];
  try {
    table = unix.includes('"') ? parse(unix, { bom: true, record_delimiter: '\n', relax_column_count: true }) : unquoted(unix);
  } catch (error) {
    throw error instanceof CsvError ? badCsv(unix, error) : error;
  }
  const rows: CsvRow[] = [];
  let line = 1;
  for (const cells of table) {
    if (cells.length > 1 || cells[0] !== '') rows.push({ cells, line });
    line += 1 + feedsIn(cells);
  }
  return rows;
}

interface CsvObject {
  record: Record<string, string>;
  line: number;
}

/** Pieces that can be read each by itself: cut behind a row, never inside quotes. Both signs are one byte, and part of no other letter. */
function* piecesOf(bytes: Buffer, length: number): Generator<{ piece: string; before: number }> {
  let start = 0;
  let before = 0;
  let lines = 0;
  let isQuoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === 0x22) isQuoted = !isQuoted;
    if (code !== 0x0a) continue;
    lines += 1;
    if (isQuoted || at - start < length) continue;
    yield { piece: bytes.toString('utf8', start, at + 1), before };
    start = at + 1;
    before = lines;
  }
  if (start < bytes.length) yield { piece: bytes.toString('utf8', start), before };
}

function rowsOf(piece: string, before: number): CsvRow[] {
  try {
    return parseCsv(piece).map(({ cells, line }) => ({ cells, line: line + before }));
  } catch (error) {
    throw error instanceof BadCsv ? new BadCsv(error.line + before, error.said) : error;
  }
}

/** Rows piece by piece: a large file need not be read in one breath. */
export function* csvRowPieces(bytes: Buffer, length = 8 * 1024): Generator<CsvRow[]> {
  for (const { piece, before } of piecesOf(bytes, length)) yield rowsOf(piece, before);
}

/** Rows as objects by the names of the first one, piece by piece: a large file need not be read in one breath. */
export function* csvObjectPieces(bytes: Buffer, length = 8 * 1024): Generator<CsvObject[]> {
  let header: readonly string[] | undefined;
  for (const rows of csvRowPieces(bytes, length)) {
    header ??= rows.shift()?.cells;
    const names = header;
    if (!names) continue;
    yield rows.map(({ cells, line }) => {
      if (cells.length !== names.length) throw new BadCsv(line, say('imports.cellCount', { cells: cells.length, columns: names.length }));
      const record: Record<string, string> = {};
      for (const [index, name] of names.entries()) record[name] = cells[index] ?? '';
      return { record, line };
    });
  }
}

export function parseCsvObjects(text: string): CsvObject[] {
  return [...csvObjectPieces(Buffer.from(text))].flat();
}
