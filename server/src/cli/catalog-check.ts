/** npm run catalog:check: the figures of the catalog, and every broken thing by name. Fails when something must be mended. */
import { collegeCourseRow } from '@disha/contract/colleges.files';
import { join } from 'node:path';
import { checkCatalog, type FieldCoverage } from '../catalog/check.ts';
import { readShippedCatalog } from '../catalog/shipped.ts';
import { BadCatalog, ShippedFolder } from '../catalog/shipped-folder.ts';
import { catalogs } from '../catalogs.ts';

const folder = new ShippedFolder(process.argv[2] ?? join(import.meta.dirname, '..', '..', '..', 'catalog'));

const counted = ['courses', 'undergraduate', 'exams', 'colleges'] as const;

function table(title: string, rows: readonly FieldCoverage[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length), title.length);
  console.log(`\n${[title.padEnd(width), ...counted].join('  ')}`);
  for (const row of rows) {
    const cells = counted.map((column) => String(row[column]).padStart(column.length));
    console.log([row.name.padEnd(width), ...cells].join('  '));
  }
}

try {
  const report = checkCatalog({
    ...(await readShippedCatalog(folder, catalogs)),
    pairs: await folder.csv('college-courses.csv', collegeCourseRow),
  });
  const width = Math.max(...report.figures.map(({ label }) => label.length));
  for (const { label, value, ok } of report.figures) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${label.padEnd(width)}  ${value}`);
  table('Stream', report.streams);
  table('Field', report.fields);
  if (report.problems.length > 0) console.log(`\n${report.problems.join('\n')}`);
  process.exitCode = report.figures.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  if (!(error instanceof BadCatalog)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
