/** Reads the facts under catalog/ and loads them into the database when they differ from what is there. */
import { reservedIds } from '@disha/contract/catalog.descriptor';
import { createHash } from 'node:crypto';
import type { ServedCatalog } from '../catalog.ts';
import type { CatalogRepository } from '../catalog.repository.ts';
import type { CatalogContent, CatalogDocument } from '../documents.ts';
import { BadCatalog, ShippedFolder } from './shipped-folder.ts';

export async function readShippedCatalog(folder: ShippedFolder, catalogs: readonly ServedCatalog[]): Promise<CatalogContent> {
  const content: Record<string, readonly CatalogDocument[]> = {};
  for (const { contract, shipped } of catalogs) {
    const docs = await shipped.read(folder);
    const reserved = reservedIds(contract);
    await folder.scheduler.each(docs, ({ id }) => {
      if (reserved.has(id)) throw new BadCatalog(`${contract.name}: the id ${id} is taken by an address of our own`);
    });
    content[contract.name] = docs;
  }
  return content as CatalogContent;
}

async function shippedHash(folder: ShippedFolder, catalogs: readonly ServedCatalog[]): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of folder.contents(catalogs.flatMap(({ shipped }) => shipped.files))) hash.update(part);
  return hash.digest('hex');
}

/** The shipped facts on their way into the database: their hash is made at once, while the database may still be starting. */
export class ShippedCatalog {
  private readonly folder: ShippedFolder;
  private readonly catalogs: readonly ServedCatalog[];
  private readonly hash: Promise<string>;

  constructor(path: string, catalogs: readonly ServedCatalog[]) {
    this.folder = new ShippedFolder(path);
    this.catalogs = catalogs;
    this.hash = shippedHash(this.folder, catalogs);
    // The caller that loads hears of it.
    this.hash.catch(() => undefined);
  }

  /** True when the database had to be brought up to date. */
  async loadInto(catalog: CatalogRepository): Promise<boolean> {
    const hash = await this.hash;
    if ((await catalog.contentHash()) === hash) return false;
    await catalog.replaceShipped(await readShippedCatalog(this.folder, this.catalogs), hash);
    return true;
  }
}

interface LoadParts {
  catalogs: readonly ServedCatalog[];
  catalog: CatalogRepository;
}

export const loadShippedCatalog = (path: string, { catalogs, catalog }: LoadParts): Promise<boolean> =>
  new ShippedCatalog(path, catalogs).loadInto(catalog);
