/** Reading and writing the comma separated tables; quotes as in RFC 4180, one line feed a row. */
import { readFileSync, writeFileSync } from 'node:fs';

function cells(text) {
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',') {
      row.push(cell);
      cell = '';
    } else if (char === '\n') {
      row.push(cell);
      rows.push(row);
      row = [];
      cell = '';
    } else if (char !== '\r') cell += char;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** The rows of a file as objects, keyed by the header line. */
export function readTable(file) {
  const [header, ...rows] = cells(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  return rows
    .filter((row) => row.length > 1 || row[0] !== '')
    .map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])));
}

const quote = (value) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

export function writeTable(file, columns, rows) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  writeFileSync(file, `${lines.map((line) => line.map(quote).join(',')).join('\n')}\n`);
}

/** Plain code-unit order: the same bytes on every machine, whatever its locale. */
export const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
