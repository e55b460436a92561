/** A small register for tests: a few real states, names of the kinds that stand in the tables. */
import { readingOf, readingText, type Institution, columns } from './tables.ts';
import type { State } from '../../../contract/src/taxonomy.ts';

const blank = Object.fromEntries(columns.map((column) => [column, ''])) as Omit<Institution, 'state'>;

/** As it was read: the register's words are its name in capitals, unless others are given. */
export function institution(code: string, name: string, more: Partial<Institution> = {}, words = name.toUpperCase()): Institution {
  const { state = 'Bihar' as State, district = 'Gaya Ji', registerDistrict = '' } = more;
  const read = readingText(readingOf({ name: words, state, district: registerDistrict || district }));
  const id = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${code.toLowerCase()}`;
  return { ...blank, id, aisheCode: code, name, state, district, registerDistrict, sources: 'AISHE 2025', asOf: '2026-11', read, ...more };
}

export interface ExportLine {
  code: string;
  name: string;
  state: string;
  district: string;
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
export const exportText = (rows: readonly ExportLine[]): string =>
  [
    'Aishe Code,Name,State,District',
    ...rows.map(({ code, name, state, district }) => [code, name, state, district].map(quoted).join(',')),
  ].join('\n');
