import { vi } from 'vitest';
import type { CatalogRepository } from '../catalog/catalog.repository.ts';
import type { CatalogContent, CatalogKind } from '../catalog/documents.ts';
import { Scheduler } from '../catalog/scheduler.ts';
import { Packing } from '../catalog/snapshot/packed.ts';

/** Lets a snapshot read these documents instead of the database's, in its order; until what is given back is called. */
export function readFrom(repository: CatalogRepository, content: CatalogContent): () => void {
  const inOrder = (kind: CatalogKind) => [...content[kind]].sort((a, b) => (a.id < b.id ? -1 : 1));
  const all = vi.spyOn(repository, 'all').mockImplementation((kind) => Promise.resolve(inOrder(kind) as never));
  const packed = vi.spyOn(repository, 'packed').mockImplementation((kind) => {
    const packing = new Packing();
    for (const document of inOrder(kind)) packing.add(document);
    return new Scheduler().stepped(packing.packed());
  });
  const moment = vi.spyOn(repository, 'moment').mockResolvedValue({ horizon: '3', of: 'no database' });
  return () => {
    moment.mockRestore();
    all.mockRestore();
    packed.mockRestore();
  };
}
