/**
 * npm run cutoffs:import -- FILE.csv ... [--institutes FILE.csv] [--programmes FILE.csv] [--names FILE.csv] [--dry-run]: closing ranks
 * into the tables under catalog/cutoffs. A year of a counselling that the files hold takes the place of what was known of it; all files
 * or none. Names: what a list calls an institute or a programme (authority, what, published, code) and what it is called here (name);
 * without a file they join what is there.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutoffColumns, type CounsellingId } from '@disha/contract/chances.words';
import { shippedCounsellings } from '@disha/chances/shipped';
import type { GivenName } from '@disha/chances/naming';
import { faultOf, publishedOf, type ColumnFault, type Published } from '@disha/chances/published';
import type { Table } from '@disha/chances/types';
import { readCsvTable } from '../csv.ts';
import { buildTable } from './build-table.ts';
import { readColleges, type CutoffCollege } from './colleges.ts';
import { checksumsOf, cutoffsFolder, readAliases, readCutoffs, writeAliases, writeChecksums, writeCutoffs } from './files.ts';
import { grouped } from './grouped.ts';
import { earlierLinks, linksOf, programmeKey, type KnownItems } from './links.ts';
import { aliasesOf, renamed, withEarlier, type Alias } from './renaming.ts';

const usage =
  'Usage: npm run cutoffs:import -- [FILE.csv ...] [--institutes FILE.csv] [--programmes FILE.csv] [--names FILE.csv] [--dry-run]';

interface ImportWishes {
  files: string[];
  institutes: string | undefined;
  programmes: string | undefined;
  names?: string | undefined;
  dryRun: boolean;
  folder: string;
  /** Whom the names may mean; the whole directory unless given. */
  colleges?: readonly CutoffCollege[];
}

const inWords = ({ column, value, max }: ColumnFault) =>
  max === undefined ? `${column} ${JSON.stringify(value)} cannot be used` : `${column} is longer than ${max} characters`;

function readRows(files: readonly string[]): { rows: Published[]; leftOut: number; faults: string[] } {
  const faults: string[] = [];
  let leftOut = 0;
  const rows = files.flatMap((file) =>
    readCsvTable(file, ...cutoffColumns).flatMap((row, index) => {
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
  { institutes, programmes }: ImportWishes,
  shared: Pick<KnownItems, 'colleges' | 'courseIds'>,
  { naming, knownAs }: Pick<ReturnType<typeof renamed>, 'naming' | 'knownAs'>,
): KnownItems {
  const { authority } = shippedCounsellings.of(id);
  const before = earlierLinks(table);
  const called = (name: string) => naming.institute({ institute: name, code: '' });
  const given = institutes === undefined ? [] : readCsvTable(institutes, 'authority', 'institute_name_as_published', 'college_id', 'how');
  const courses = programmes === undefined ? [] : readCsvTable(programmes, 'authority', 'programme_as_published', 'degree', 'course_id');
  const states = readCsvTable(join(cutoffsFolder, 'institute-states.csv'), 'institute', 'state');
  return {
    ...shared,
    counselling: id,
    knownAs,
    // Of several names of one college that which is known.
    institutes: new Map(
      [
        ...[...before.institutes].map(([name, link]) => [called(name), link] as const),
        ...given
          .filter((row) => row.authority === authority)
          .map((row) => [called(row.institute_name_as_published), { id: row.college_id, how: row.how }] as const),
      ].sort(([, a], [, b]) => Number(a.id !== '') - Number(b.id !== '')),
    ),
    programmes: new Map([
      ...before.programmes,
      ...courses
        .filter((row) => row.authority === authority && row.course_id !== '')
        .map((row) => [programmeKey(naming.programme(row.programme_as_published), row.degree), row.course_id] as const),
    ]),
    states: new Map([
      ...[...before.states].map(([name, state]) => [called(name), state] as const),
      ...states.map(({ institute, state }) => [institute, state] as const),
    ]),
  };
}

const givenNames = (file: string | undefined): (GivenName & { authority: string })[] =>
  file === undefined
    ? []
    : readCsvTable(file, 'authority', 'what', 'published', 'code', 'name').map((row) => ({
        ...row,
        what: row.what === 'programme' ? 'programme' : 'institute',
      }));

export function importCutoffs(wanted: ImportWishes): { lines: string[]; ok: boolean } {
  const { rows, leftOut, faults } = readRows(wanted.files);
  if (faults.length > 0) return { lines: [...faults.slice(0, 20), `${faults.length} rows are not good; nothing was changed.`], ok: false };
  const courses = readdirSync(join(cutoffsFolder, '..', 'courses')).map((name) => name.replace('.json', ''));
  const shared = { colleges: wanted.colleges ?? readColleges(), courseIds: new Set(courses) };
  const given = givenNames(wanted.names);
  const aliases: Alias[] = [];
  const brought = grouped(rows, ({ counselling }) => counselling);
  const named = given.flatMap(({ authority }) => shippedCounsellings.ofAuthority(authority)?.id ?? []);
  const tables = [...new Set<CounsellingId>([...brought.keys(), ...named])].map((id) => {
    const fresh = brought.get(id) ?? [];
    const before = readCutoffs(id, wanted.folder);
    const { authority } = shippedCounsellings.of(id);
    const { rows: all, ...naming } = renamed(
      before,
      fresh,
      given.filter((each) => each.authority === authority),
    );
    const table = buildTable(id, all, linksOf(knownFor(id, before, wanted, shared, naming), all));
    if (before) aliases.push(...aliasesOf(shippedCounsellings.of(id), before, table, naming.naming));
    return table;
  });
  if (!wanted.dryRun) {
    for (const table of tables) writeCutoffs(table, wanted.folder);
    writeAliases(withEarlier(readAliases(wanted.folder), aliases), wanted.folder);
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

function options(): ImportWishes | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        institutes: { type: 'string' },
        programmes: { type: 'string' },
        names: { type: 'string' },
        folder: { type: 'string', default: cutoffsFolder },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const { institutes, programmes, names, folder, 'dry-run': dryRun } = values;
    if (positionals.length === 0 && names === undefined) return undefined;
    return { files: positionals, institutes, programmes, names, folder, dryRun };
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
