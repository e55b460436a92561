/** The import without its command line: reads the file, checks all of it, and writes it in one transaction. */
import type { CollegeType } from '@disha/contract/taxonomy';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CatalogRepository } from '../../catalog/catalog.repository.ts';
import { readCollegeCsv } from './college-csv.ts';

export interface ImportOptions {
  file: string;
  defaultType?: CollegeType | undefined;
  dryRun: boolean;
  repository: CatalogRepository;
  progress: (total: number) => (done: number) => void;
  now: Date;
}

const complaintsShown = 20;
const count = new Intl.NumberFormat('en-IN');

export async function importColleges({
  file,
  defaultType,
  dryRun,
  repository,
  progress,
  now,
}: ImportOptions): Promise<{ ok: boolean; lines: string[] }> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { ok: false, lines: [`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'}).`] };
  }
  const [colleges, courses] = await Promise.all([repository.all('colleges'), repository.all('courses')]);
  const {
    colleges: rows,
    already,
    problems,
  } = readCollegeCsv(bytes, {
    known: colleges.map(({ id, aisheCode = '' }) => ({ id, aisheCode })),
    courseIds: new Set(courses.map(({ id }) => id)),
    defaultType,
    asOf: now.toISOString().slice(0, 7),
  });
  if (problems.length > 0) {
    const lines = problems.slice(0, complaintsShown).map(({ line, message }) => `${file}:${line}: ${message}`);
    if (problems.length > complaintsShown) lines.push(`... and ${count.format(problems.length - complaintsShown)} more.`);
    return { ok: false, lines: [...lines, 'Nothing was imported.'] };
  }
  const ids = new Set(colleges.map(({ id }) => id));
  const replaced = rows.filter(({ id }) => ids.has(id)).length;
  const parts = [`${count.format(rows.length - replaced)} new`, `${count.format(replaced)} replaced`];
  if (already > 0) parts.push(`${count.format(already)} already in the directory and left as they are`);
  const summary = `${parts.join(', ')}.`;
  if (dryRun) return { ok: true, lines: [`The file is good: ${summary}`, 'Dry run: nothing was changed.'] };
  await repository.put('colleges', rows, { who: 'operator', why: 'imported', source: basename(file) }, progress(rows.length));
  return { ok: true, lines: [`Imported: ${summary}`] };
}
