/** The documents of a catalog in memory, in the order of their ids, with some of them changed. */
import { movedList } from '@disha/search/moves';
import type { CatalogDocument } from './documents.ts';
import type { Pace } from './pace.ts';

export interface RowChange<Doc = CatalogDocument> {
  id: string;
  /** As it was and as it is; undefined where it was not there, or is not any more. */
  before: Doc | undefined;
  after: Doc | undefined;
}

/** By the name of the catalog. */
export type RowChanges = ReadonlyMap<string, readonly RowChange[]>;

/** Of every changed row of these catalogs. */
export const changedIds = (rows: RowChanges, ...catalogs: string[]): Set<string> =>
  new Set(catalogs.flatMap((catalog) => (rows.get(catalog) ?? []).map(({ id }) => id)));

/** The changed documents of a catalog, as they were and as they are. */
export const sidesOf = <Doc>(rows: RowChanges, catalog: string): Doc[] =>
  (rows.get(catalog) ?? []).flatMap(({ before, after }) => [before, after].filter((side) => side !== undefined) as Doc[]);

export const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** As they are kept, whatever order the database sorts texts in. */
export async function inOrder<Doc extends { id: string }>(docs: readonly Doc[], pace: Pace): Promise<readonly Doc[]> {
  let last = '';
  let isSorted = true;
  await pace.each(docs, ({ id }) => {
    isSorted &&= last <= id;
    last = id;
  });
  return isSorted ? docs : pace.sorted(docs, byId);
}

/** Where it stands, or would stand. */
export function placeOf(docs: readonly { id: string }[], id: string): number {
  let from = 0;
  let to = docs.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((docs[middle] as { id: string }).id < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function documentOf<Doc extends { id: string }>(docs: readonly Doc[], id: string): Doc | undefined {
  const found = docs[placeOf(docs, id)];
  return found?.id === id ? found : undefined;
}

/** The same list where nothing is changed. What it is given is left as it is: somebody may be reading it. */
export function withRows<Doc extends CatalogDocument>(
  docs: readonly Doc[],
  ids: Iterable<string>,
  now: ReadonlyMap<string, Doc>,
): { docs: readonly Doc[]; changes: RowChange<Doc>[] } {
  const changes: RowChange<Doc>[] = [];
  const moves = { gone: [] as number[], added: [] as number[] };
  const come: Doc[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const place = placeOf(docs, id);
    const before = docs[place]?.id === id ? docs[place] : undefined;
    const after = now.get(id);
    if (!before && !after) continue;
    changes.push({ id, before, after });
    if (after) moves.added.push(place - moves.gone.length + moves.added.length);
    if (after) come.push(after);
    if (before) moves.gone.push(place);
  }
  const after = docs.length - moves.gone.length + come.length;
  return { docs: changes.length === 0 ? docs : movedList(docs, { before: docs.length, after, ...moves }, come), changes };
}
