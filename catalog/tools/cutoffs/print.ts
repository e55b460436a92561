/** npm run cutoffs:print -- josaa [--year 2026]: the table of a counselling as plain CSV, a row for each group of seats and year. */
import { parseArgs } from 'node:util';
import { shippedCounsellings } from '@disha/chances/shipped';
import { buildPublishedRows } from './build-table.ts';
import { readCutoffs } from './files.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { year: { type: 'string' } } });
const { id } = shippedCounsellings.find(positionals[0] ?? '') ?? {};
const table = id === undefined ? undefined : readCutoffs(id);
if (!table) {
  console.error(`Usage: npm run cutoffs:print -- ${shippedCounsellings.ids.join('|')} [--year YEAR]`);
  process.exitCode = 2;
} else {
  const columns = [
    'year',
    'round',
    'institute',
    'code',
    'programme',
    'degree',
    'years',
    'list',
    'quota',
    'category',
    'pwd',
    'gender',
    'opening',
    'closing',
    'preparatory',
    'source',
  ] as const;
  const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  console.log(columns.join(','));
  for (const row of buildPublishedRows(table)) {
    if (values.year !== undefined && String(row.year) !== values.year) continue;
    console.log(columns.map((column) => quoted(column === 'pwd' ? String(Number(row.pwd)) : String(row[column] ?? ''))).join(','));
  }
}
