/**
 * npm run cutoffs:import -- FILE.csv ... [--institutes FILE.csv] [--programmes FILE.csv] [--dry-run]: closing ranks into the tables
 * under catalog/cutoffs. A year of a counselling that the files hold takes the place of what was known of it; all files or none.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutoffColumns, type CounsellingId } from '@disha/contract/chances.words';
import { shippedCounsellings } from '@disha/chances/counsellings';
import { faultOf, publishedOf, type Fault, type Published } from '@disha/chances/published';
import type { Table } from '@disha/chances/types';
import { readTable } from '../csv.ts';
import { buildTable, rowsOf } from './build-table.ts';
import { readColleges, type College } from './colleges.ts';
import { checksumsOf, cutoffsFolder, readCutoffs, writeChecksums, writeCutoffs } from './files.ts';
import { grouped } from './grouped.ts';
import { earlierLinks, linksOf, programmeKey, type Known } from './links.ts';

const usage = 'Usage: npm run cutoffs:import -- FILE.csv ... [--institutes FILE.csv] [--programmes FILE.csv] [--dry-run]';

interface Wanted {
  files: string[];
  institutes: string | undefined;
  programmes: string | undefined;
  dryRun: boolean;
  folder: string;
  /** Whom the names may mean; the whole directory unless given. */
  colleges?: readonly College[];
}

const inWords = ({ column, value, max }: Fault) =>
  max === undefined ? `${column} ${JSON.stringify(value)} cannot be used` : `${column} is longer than ${max} characters`;

function readRows(files: readonly string[]): { rows: Published[]; leftOut: number; faults: string[] } {
  const faults: string[] = [];
  let leftOut = 0;
  const rows = files.flatMap((file) =>
    readTable(file, ...cutoffColumns).flatMap((row, index) => {
      const fault = faultOf(row, shippedCounsellings);
      if (fault !== undefined) faults.push(`${file}, row ${index + 1}: ${inWords(fault)}`);
      const published = fault === undefined ? publishedOf(row, shippedCounsellings) : null;
      if (fault === undefined && published === null) leftOut += 1;
      return published ? [published] : [];
    }),
  );
  return { rows, leftOut, faults };
}

function knownFor(
  id: CounsellingId,
  table: Table | undefined,
  { institutes, programmes }: Wanted,
  shared: Pick<Known, 'colleges' | 'courseIds'>,
) {
  const { authority } = shippedCounsellings.of(id);
  const before = earlierLinks(table);
  const given = institutes === undefined ? [] : readTable(institutes, 'authority', 'institute_name_as_published', 'college_id', 'how');
  const courses = programmes === undefined ? [] : readTable(programmes, 'authority', 'programme_as_published', 'degree', 'course_id');
  const states = readTable(join(cutoffsFolder, 'institute-states.csv'), 'institute', 'state');
  return {
    ...shared,
    counselling: id,
    institutes: new Map([
      ...before.institutes,
      ...given
        .filter((row) => row.authority === authority)
        .map((row) => [row.institute_name_as_published, { id: row.college_id, how: row.how }] as const),
    ]),
    programmes: new Map([
      ...before.programmes,
      ...courses
        .filter((row) => row.authority === authority && row.course_id !== '')
        .map((row) => [programmeKey(row.programme_as_published, row.degree), row.course_id] as const),
    ]),
    states: new Map([...before.states, ...states.map(({ institute, state }) => [institute, state] as const)]),
  };
}

export function importCutoffs(wanted: Wanted): { lines: string[]; ok: boolean } {
  const { rows, leftOut, faults } = readRows(wanted.files);
  if (faults.length > 0) return { lines: [...faults.slice(0, 20), `${faults.length} rows are not good; nothing was changed.`], ok: false };
  const courses = readdirSync(join(cutoffsFolder, '..', 'courses')).map((name) => name.replace('.json', ''));
  const shared = { colleges: wanted.colleges ?? readColleges(), courseIds: new Set(courses) };
  const tables = [...grouped(rows, ({ counselling }) => counselling)].map(([name, fresh]) => {
    const id = name as CounsellingId;
    const table = readCutoffs(id, wanted.folder);
    const years = new Set(fresh.map(({ year }) => year));
    const all = [...(table ? rowsOf(table).filter(({ year }) => !years.has(year)) : []), ...fresh];
    return buildTable(id, all, linksOf(knownFor(id, table, wanted, shared), all));
  });
  if (!wanted.dryRun) {
    for (const table of tables) writeCutoffs(table, wanted.folder);
    writeChecksums(wanted.folder);
  }
  const lines = tables.flatMap((table) => [
    ...checksumsOf(table).map(({ counselling, year, rows: count }) => `${counselling} ${year}: ${count} rows`),
    `${table.id}: ${table.institutes.filter(({ collegeId }) => collegeId).length} of ${table.institutes.length} institutes and ` +
      `${table.programmes.filter(({ courseId }) => courseId).length} of ${table.programmes.length} programmes are in the catalog`,
  ]);
  const end = wanted.dryRun ? 'A dry run: nothing was changed.' : 'Written. The next start loads it.';
  return { lines: [...lines, `${rows.length} rows read, ${leftOut} left out as no ranks.`, end], ok: true };
}

function options(): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        institutes: { type: 'string' },
        programmes: { type: 'string' },
        folder: { type: 'string', default: cutoffsFolder },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const { institutes, programmes, folder, 'dry-run': dryRun } = values;
    return positionals.length === 0 ? undefined : { files: positionals, institutes, programmes, folder, dryRun };
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) {
  const wanted = options();
  const { lines, ok } = wanted ? importCutoffs(wanted) : { lines: [usage], ok: false };
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
}
