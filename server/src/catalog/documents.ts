/** What the catalog table holds, one shape a catalog: the authoring form of the shipped files. */
import { namesOf } from '@disha/contract/catalog-descriptor';
import { catalogs, type CatalogName } from '@disha/contract/catalogs';
import type { z } from 'zod';

export interface CatalogDocument {
  id: string;
  /** Year and month of the last check. */
  asOf: string;
}

export type Documents = { [Descriptor in (typeof catalogs)[number] as Descriptor['name']]: z.output<Descriptor['document']> };
export type CatalogKind = CatalogName;
export const catalogKinds: readonly CatalogKind[] = namesOf(catalogs);

/** Every document of every catalog, by the catalog's name. */
export type CatalogContent = { readonly [Kind in CatalogKind]: readonly Documents[Kind][] };

/** What a document must be, whoever wrote it. */
export const documentSchemas = Object.fromEntries(catalogs.map(({ name, document }) => [name, document])) as Record<
  string,
  z.ZodObject
> as { [Kind in CatalogKind]: z.ZodObject };
