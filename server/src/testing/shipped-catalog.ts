import { join } from 'node:path';
import type { CatalogContent } from '../catalog/documents.ts';
import { readShippedCatalog } from '../catalog/shipped.ts';
import { ShippedFolder } from '../catalog/shipped-folder.ts';
import { catalogs } from '../catalogs.ts';

/** The facts as they are shipped. */
export const shippedCatalog = (): Promise<CatalogContent> =>
  readShippedCatalog(new ShippedFolder(join(import.meta.dirname, '..', '..', '..', 'catalog')), catalogs);
