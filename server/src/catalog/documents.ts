/** What the catalog table holds, one shape a catalog: the authoring form of the shipped files. */
import { catalogNamesOf, type CatalogDescriptor } from '@disha/contract/catalog.descriptor';
import { catalogs, type CatalogName } from '@disha/contract/catalogs';
import type { z } from 'zod';

export interface CatalogDocument {
  id: string;
  /** Year and month of the last check. */
  asOf: string;
}

export type Documents = { [Descriptor in (typeof catalogs)[number] as Descriptor['name']]: z.output<Descriptor['document']> };
export type CatalogKind = CatalogName;
export const catalogKinds: readonly CatalogKind[] = catalogNamesOf(catalogs);

/** Every document of every catalog, by the catalog's name. */
export type CatalogContent = { readonly [Kind in CatalogKind]: readonly Documents[Kind][] };

/** What a document must be, whichever source it came from, by the name of its catalog. */
export type DocumentSchemas = Readonly<Record<CatalogKind, z.ZodObject>>;

export const schemasOf = (list: readonly Pick<CatalogDescriptor, 'name' | 'document'>[]): DocumentSchemas =>
  Object.fromEntries(list.map(({ name, document }) => [name, document])) as Record<string, z.ZodObject> as DocumentSchemas;

export const documentSchemas = schemasOf(catalogs);
