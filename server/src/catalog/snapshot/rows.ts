/** The documents of a catalog in memory, in the order of their ids, with some of them changed. */
import { movedList } from '@disha/search/moves';
import type { CatalogDocument } from '../documents.ts';
import type { Scheduler } from '../scheduler.ts';

export interface RowChange<Doc = CatalogDocument> {
  id: string;
  /** As it was and as it is; undefined where it was not there, or is not any more. */
  before: Doc | undefined;
  after: Doc | undefined;
}

/** By the name of the catalog. */
export type RowChanges = ReadonlyMap<string, readonly RowChange[]>;

export const changedIds = (rows: RowChanges, catalog: string): Set<string> => new Set((rows.get(catalog) ?? []).map(({ id }) => id));

/** The changed rows of a catalog of which another one tells something else: `told` is what it tells of an item. */
export function changedAs<Doc>(rows: RowChanges, catalog: string, shown: (document: Doc) => unknown): RowChange<Doc>[] {
  const asText = (document: Doc | undefined) => JSON.stringify(document && shown(document));
  return ((rows.get(catalog) ?? []) as RowChange<Doc>[]).filter(({ before, after }) => asText(before) !== asText(after));
}

/** As they were and as they are. */
export const sidesOf = <Doc>(changes: readonly RowChange<Doc>[]): Doc[] =>
  changes.flatMap(({ before, after }) => [before, after].filter((side) => side !== undefined));

export const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** As they are kept, whatever order the database sorts texts in. */
export async function sortById<Doc extends { id: string }>(docs: readonly Doc[], scheduler: Scheduler): Promise<readonly Doc[]> {
  let last = '';
  let isSorted = true;
  await scheduler.each(docs, ({ id }) => {
    isSorted &&= last <= id;
    last = id;
  });
  return isSorted ? docs : scheduler.sorted(docs, byId);
}

/** Where it stands, or would stand. */
export function insertionIndex(docs: readonly { id: string }[], id: string): number {
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
  const found = docs[insertionIndex(docs, id)];
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
    const place = insertionIndex(docs, id);
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
