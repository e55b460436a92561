/** What the build reads: the register from its npm package, and the extracts of the other sources from a folder. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readList, type Row } from '../csv.ts';
import { isOfList, joinedByHand, wrongJoins } from './wrong-joins.ts';

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

/** What the list says of another institution is taken back. */
function withoutList(row: Enriched): Enriched {
  return {
    ...row,
    ...(isOfList(row.type_basis) ? { type: '', type_basis: '' } : {}),
    ...(isOfList(row.affiliation_basis) ? { affiliating_university: '', affiliation_basis: '' } : {}),
    sources: row.sources
      .split('|')
      .filter((source) => !isOfList(source))
      .join('|'),
  };
}

const unsaid = { type: '', type_basis: '', affiliating_university: '', affiliation_basis: '', established: '', city: '', pincode: '' };

/** What the list says of it, beside what the register's row already has. What a department is, its university need not be. */
function withList(own: Enriched | undefined, list: Enriched, code: string): Enriched {
  if (code.startsWith('U-')) return own ?? { ...list, ...unsaid, key: code, aishe_code: code };
  const said = Object.fromEntries(Object.entries(list).filter(([, value]) => value !== '')) as Partial<Enriched>;
  return { ...list, ...own, ...said, key: code, aishe_code: code, pincode: own?.pincode || list.pincode };
}

export function readEnrichment(folder: string): Enriched[] {
  const wrong = wrongJoins(folder);
  const joined = joinedByHand();
  const rows = readList(join(folder, 'colleges-enrichment.csv'), ...enrichment, ...more);
  const byKey = new Map<string, Enriched>(rows.map((row) => [row.key, wrong.has(row.key) ? withoutList(row) : row]));
  for (const [key, code] of joined) {
    const list = byKey.get(key);
    if (list) byKey.set(code, withList(byKey.get(code), list, code));
    byKey.delete(key);
  }
  return [...byKey.values()];
}

export type Programme = Row<'key' | 'programme_as_published' | 'level' | 'discipline' | 'intake' | 'source'>;

export function readProgrammes(folder: string): Programme[] {
  const wrong = wrongJoins(folder);
  const joined = joinedByHand();
  return readList(
    join(folder, 'colleges-programmes.csv'),
    ...(['key', 'programme_as_published', 'level', 'discipline', 'intake', 'source'] as const),
  )
    .map((row) => ({ ...row, key: joined.get(row.key) ?? (isOfList(row.source) ? wrong.get(row.key) : undefined) ?? row.key }))
    .filter(({ key }) => key !== '');
}
