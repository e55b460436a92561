/** Under which licence the facts of a source may be passed on: catalog/licences.csv, by how the source begins. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsvObjects } from '../../catalog/sheets/csv.ts';

export const ownLicence = 'CC BY 4.0';
const noLicenceStated = 'facts only, no licence stated';

export type LicenceOf = (sources: readonly string[]) => string;

export function licences(catalogFolder: string): LicenceOf {
  const rows = parseCsvObjects(readFileSync(join(catalogFolder, 'licences.csv'), 'utf8')).map(({ record }) => record);
  const ofOne = (source: string) => rows.find((row) => source.startsWith(row['source'] ?? '-'))?.['licence'] ?? noLicenceStated;
  return (sources) => (sources.length === 0 ? ownLicence : [...new Set(sources.map(ofOne))].sort().join('; '));
}
