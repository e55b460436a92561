/** Institutions of the register as an operator would have them: one CSV file in AISHE's columns. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Institution {
  aishe_code: string;
  name: string;
  state: string;
  district: string;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The package lists some institutions twice; the register's code tells them apart. */
export function institutions(): Institution[] {
  const folder = dirname(createRequire(import.meta.url).resolve('aishe-institutions-list'));
  const rows = JSON.parse(readFileSync(join(folder, 'data', 'institutions.json'), 'utf8')) as Institution[];
  return [...new Map(rows.map((row) => [row.aishe_code, row])).values()];
}

export function institutionsFixture(count: number): string {
  return [
    'Aishe Code,Name,State,District',
    ...institutions()
      .slice(0, count)
      .map((row) => [row.aishe_code, row.name, row.state, row.district].map((cell) => quoted(cell ?? '')).join(',')),
  ].join('\n');
}
