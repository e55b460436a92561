/** The import without its command line: reads the file, checks all of it, and writes it in one transaction. */
import type { CollegeType } from '@disha/contract/taxonomy';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CatalogRepository } from '../../catalog/catalog.repository.ts';
import type { ImportProblem } from '../../catalog/sheets/import-answer.ts';
import { worded } from '../../http/language.ts';
import { readCollegeCsv, type GivenCollege } from './college-csv.ts';

interface ImportOptions {
  file: string;
  defaultType?: CollegeType | undefined;
  dryRun: boolean;
  repository: CatalogRepository;
  progress: (total: number) => (done: number) => void;
  now: Date;
}

const complaintsShown = 20;
const count = new Intl.NumberFormat('en-IN');

function complaints(file: string, problems: readonly ImportProblem[]): string[] {
  const lines = problems.slice(0, complaintsShown).map(({ line, message }) => `${file}:${line}: ${worded(message, 'en').message}`);
  const more = problems.length - complaintsShown;
  return more > 0 ? [...lines, `... and ${count.format(more)} more.`] : lines;
}

const fillable = ['website', 'established', 'management', 'affiliation'] as const;

/** "38 filled in (website 30, ...)" */
function filledIn(filled: readonly GivenCollege[]): string {
  const fields = fillable.map((field) => `${field} ${count.format(filled.filter((row) => row[field] !== undefined).length)}`);
  return `${count.format(filled.length)} filled in (${fields.join(', ')})`;
}

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
    filled,
    already,
    leftOut,
    problems,
  } = readCollegeCsv(bytes, {
    known: colleges,
    courseIds: new Set(courses.map(({ id }) => id)),
    defaultType,
    asOf: now.toISOString().slice(0, 7),
  });
  if (problems.length > 0) {
    return { ok: false, lines: [...complaints(file, problems), 'Nothing was imported.'] };
  }
  const ids = new Set(colleges.map(({ id }) => id));
  const replaced = rows.filter(({ id }) => ids.has(id)).length;
  const parts = [`${count.format(rows.length - replaced)} new`, `${count.format(replaced)} replaced`];
  if (filled.length > 0) parts.push(filledIn(filled));
  if (already > 0) parts.push(`${count.format(already)} already in the directory and left as they are`);
  const notes = leftOut.length === 0 ? [] : ['Cells that say nothing usable, left out:', ...complaints(file, leftOut)];
  const summary = `${parts.join(', ')}.`;
  if (dryRun) return { ok: true, lines: [...notes, `The file is good: ${summary}`, 'Dry run: nothing was changed.'] };
  const all = [...rows, ...filled];
  await repository.put('colleges', all, { who: 'operator', why: 'imported', source: basename(file) }, progress(all.length));
  return { ok: true, lines: [...notes, `Imported: ${summary}`] };
}
