import type { CatalogContent } from '../catalog/documents.ts';
import { readShippedCatalog } from '../catalog/shipped.ts';
import { ShippedFolder } from '../catalog/shipped-folder.ts';
import { catalogs } from '../catalogs.ts';
import { smallCatalog } from './small-catalog.ts';

/** The facts as they are shipped, without the whole register. */
export const shippedCatalog = (folder = smallCatalog()): Promise<CatalogContent> => readShippedCatalog(new ShippedFolder(folder), catalogs);
