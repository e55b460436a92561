/** Rows of the list of approved institutes that an extract took for an institution which they are not: by rule, and looked up by hand. */
import { join } from 'node:path';
import { readList, readTable } from '../csv.ts';
import { openDistricts } from './districts.ts';
import { cannotBe, farApart } from './joins.ts';

/** The list whose rows the extracts join to the register by name alone. */
const joinedByName = 'AICTE';
export const isOfList = (source: string) => source.startsWith(joinedByName);

/** Which of the two extracts: the one that colleges.csv is made from, or the one of the register's files. */
type Extract = 'colleges' | 'register';

/** The register's code to which a row was joined, and the code that it means, where one is known; or the row's own, to be left alone. */
export function byHand(extract: Extract): Map<string, string> {
  const rows = readTable(new URL('not-joined.csv', import.meta.url).pathname, 'key', 'extract', 'list', 'is', 'why');
  return new Map(rows.filter((row) => row.extract === extract || row.extract === 'both').map(({ key, is }) => [key, is]));
}

/** Rows of the list that the extracts left alone, and the code that each means; each pair was read. */
export const joinedByHand = (): Map<string, string> =>
  new Map(
    readTable(new URL('joined.csv', import.meta.url).pathname, 'key', 'is', 'list', 'register', 'how').map(({ key, is }) => [key, is]),
  );

const found = new Map<string, ReadonlyMap<string, string>>();

/** The same for the register's files, with what the rules tell of the extracts' log. */
export function wrongJoins(folder: string): ReadonlyMap<string, string> {
  const known = found.get(folder);
  if (known) return known;
  const districts = openDistricts();
  const isFar = farApart(districts.centres(), districts.isPlace);
  const stateOf = new Map(readList(join(folder, 'colleges-enrichment.csv'), 'key', 'state').map(({ key, state }) => [key, state]));
  const columns = ['source', 'source_name', 'source_district', 'aishe_code', 'aishe_name', 'aishe_district'] as const;
  const wrong = new Map<string, string>();
  for (const row of readList(join(folder, 'match-log.csv'), ...columns)) {
    const { source_name: list, aishe_name: register, aishe_code: code } = row;
    const places = { state: stateOf.get(code) ?? '', here: row.source_district, there: row.aishe_district };
    if (isOfList(row.source) && (cannotBe({ list, register, code }) || isFar({ ...places, list, register }))) wrong.set(code, '');
  }
  for (const [code, is] of byHand('register')) if (!code.startsWith('aicte:')) wrong.set(code, is);
  found.set(folder, wrong);
  return wrong;
}
