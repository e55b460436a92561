/** Reading and writing the comma separated tables; one line feed a row. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseCsvObjects } from '../../server/src/catalog/sheets/csv.ts';

/** A line of a table by the names of its columns. */
export type CsvRecord<Column extends string = string> = Record<Column, string>;

/** The rows of a file as objects, keyed by the header line. The caller says which columns it counts on; they must be there. */
export function readCsvTable<Column extends string>(file: string, ...columns: Column[]): CsvRecord<Column>[] {
  const rows = parseCsvObjects(readFileSync(file, 'utf8')).map(({ record }) => record);
  const missing = columns.find((column) => rows.some((row) => row[column] === undefined));
  if (missing !== undefined) throw new Error(`${file} has no column ${missing}`);
  return rows as CsvRecord<Column>[];
}

/** The same of a list that somebody hands in: one without a row was cut short on its way. */
export function readList<Column extends string>(file: string, ...columns: Column[]): CsvRecord<Column>[] {
  const rows = readCsvTable(file, ...columns);
  if (rows.length === 0) throw new Error(`${file} has no rows`);
  return rows;
}

const quote = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

export function tableText<Column extends string>(columns: readonly Column[], rows: readonly Record<Column, string>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `${lines.map((line) => line.map(quote).join(',')).join('\n')}\n`;
}

export function writeTable<Column extends string>(file: string, columns: readonly Column[], rows: readonly Record<Column, string>[]): void {
  writeFileSync(file, tableText(columns, rows));
}

/** All of them or none: each is written beside the one it replaces, and takes its place when the last is there. */
export function replaceFiles(texts: ReadonlyMap<string, string>): void {
  const beside = (file: string) => `${file}.new`;
  const written: string[] = [];
  try {
    for (const [file, text] of texts) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(beside(file), text);
      written.push(beside(file));
    }
  } catch (error) {
    for (const file of written) rmSync(file);
    throw error;
  }
  for (const file of texts.keys()) renameSync(beside(file), file);
}

/** Plain code-unit order: the same bytes on every machine, whatever its locale. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
