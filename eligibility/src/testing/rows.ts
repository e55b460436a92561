/** Tables of the catalog that ships, read as they are written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const catalogFolder = join(import.meta.dirname, '..', '..', '..', 'catalog');

function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

export type TableRow = Readonly<Record<string, string>>;
export function readCsvRows(path: string): TableRow[] {
  const [head = '', ...lines] = readFileSync(join(catalogFolder, path), 'utf8').split('\n');
  const names = cellsOf(head);
  return lines.filter((line) => line !== '').map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at] ?? '', cell])));
}

export const splitList = (text = '') => text.split('|').filter((each) => each !== '');
