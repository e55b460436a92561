/** By which name the facts of one moment go: the same facts have the same one, on every machine and in every run. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogRepository } from './catalog.repository.ts';

/** Facts in files that are no catalog. Closing ranks are told by their checksums. */
const folders = ['admissions', 'counsel', 'fees', 'keepers', 'priors', 'rules', 'states'];
const files = ['placements.csv', join('cutoffs', 'checksums.csv')];

function hashOfFiles(catalogFolder: string): string {
  const hash = createHash('sha256');
  const isThere = (name: string) => existsSync(join(catalogFolder, name));
  const names = folders.filter(isThere).flatMap((folder) =>
    readdirSync(join(catalogFolder, folder))
      .sort()
      .map((name) => join(folder, name)),
  );
  for (const name of [...names, ...files.filter(isThere)]) hash.update(name).update(readFileSync(join(catalogFolder, name)));
  return hash.digest('hex');
}

interface VersionParts {
  catalog: Pick<CatalogRepository, 'contentHash' | 'correctionsMark'>;
  /** Where the facts lie that are no catalog; none unless given. */
  catalogFolder?: string | undefined;
  /** The month of the newest fact. */
  newest: () => string;
  /** What courses cost, with what was changed at the desk. */
  fees: () => Promise<readonly unknown[]>;
}

export async function catalogVersion({ catalog, catalogFolder, newest, fees }: VersionParts): Promise<string> {
  const [content, corrected, costs] = await Promise.all([catalog.contentHash(), catalog.correctionsMark(), fees()]);
  const beside = catalogFolder === undefined ? '' : hashOfFiles(catalogFolder);
  const hash = createHash('sha256')
    .update(`${content ?? ''} ${corrected} ${beside} ${JSON.stringify(costs)}`)
    .digest('hex');
  return `${newest()}-${hash.slice(0, 10)}`;
}

/** The newest of the months in which items were checked; of the large catalog none is asked. */
export const newestMonth = (items: Iterable<{ asOf: string }>): string => {
  let newest = '';
  for (const { asOf } of items) if (asOf > newest) newest = asOf;
  return newest;
};
