import type { FileEndpoint } from '../api/call.ts';
import type { RoomNames } from '../messages/catalog-names.ts';
import type { Texts } from '../messages/locale.ts';
import type { Catalog } from './catalog.ts';

export interface ImportNames extends RoomNames {
  /** What the file must look like. */
  hint?: (columns: string) => string;
}

/** Facts that come many at a time, from a file: a catalog's items, or what a room keeps that is no catalog. */
export interface Importing {
  /** What the audit calls them, and whose words name their fields. */
  name: string;
  endpoint: FileEndpoint;
  names: Texts<ImportNames>;
  columns?: readonly string[];
}

export const importsOf = (catalogs: readonly Catalog[]): Importing[] =>
  catalogs.flatMap(({ importing: endpoint, name, names }) => (endpoint ? [{ name, endpoint, names }] : []));
