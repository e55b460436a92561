import type { CatalogContent } from '../catalog/documents.ts';
import { readShippedCatalog } from '../catalog/shipped/shipped.ts';
import { ShippedFolder } from '../catalog/shipped/shipped-folder.ts';
import { catalogs } from '../catalogs.ts';
import { smallCatalog } from './small-catalog.ts';

export const wholeCatalog = (folder: string): Promise<CatalogContent> => readShippedCatalog(new ShippedFolder(folder), catalogs);

let read: Promise<CatalogContent> | undefined;

/** The facts as they are shipped, without the whole register: read once for all files of tests that share this one. */
export const shippedCatalog = (): Promise<CatalogContent> => (read ??= wholeCatalog(smallCatalog()));
