/** The state of a snapshot with some rows read again: documents, and every view made from them, updated by the row where possible. */
import { reservedIds } from '@disha/contract/catalog.descriptor';
import type { CatalogContent, CatalogDocument, CatalogKind } from '../documents.ts';
import { Scheduler } from '../scheduler.ts';
import type { Translations } from '../translations.ts';
import type { CatalogView } from '../view/view.ts';
import { Reach } from './parts.ts';
import { changedIds, withRows, type RowChange, type RowChanges } from './rows.ts';
import type { SnapshotOptions, SnapshotState, SnapshotReader, Viewed } from './snapshot-parts.ts';
import type { Throttle } from './throttle.ts';
import { made, type Made } from './watched.ts';

interface ReplacingParts {
  repository: Pick<SnapshotReader, 'some'>;
  catalogs: readonly Viewed[];
  translations: Translations;
  /** When lists that lag are updated. */
  lists: Throttle;
  others: SnapshotOptions['others'];
}

interface Replaced {
  state: SnapshotState;
  reach: Reach;
}

type Heard = ReadonlyMap<string, ReadonlySet<string>>;
type Documents = Record<string, readonly CatalogDocument[]>;

async function readRows({ repository, catalogs }: ReplacingParts, content: Documents, heard: Heard): Promise<RowChanges> {
  const changes = new Map<string, readonly RowChange[]>();
  for (const { contract } of catalogs) {
    const { name } = contract;
    const reserved = reservedIds(contract);
    const ids = [...(heard.get(name) ?? [])].filter((id) => !reserved.has(id));
    if (ids.length === 0) continue;
    const now = await repository.some(name as CatalogKind, ids);
    const replaced = withRows(content[name] ?? [], ids, now as ReadonlyMap<string, CatalogDocument>);
    if (replaced.changes.length === 0) continue;
    content[name] = replaced.docs;
    changes.set(name, replaced.changes);
  }
  return changes;
}

/** `isOfLists`: lists that lag are updated too. It returns undefined if nothing has changed. */
export async function replacedRows(
  parts: ReplacingParts,
  current: SnapshotState,
  heard: Heard,
  isOfLists: boolean,
): Promise<Replaced | undefined> {
  const { catalogs, translations, lists, others } = parts;
  const scheduler = new Scheduler(undefined, others);
  const documents: Documents = { ...current.content };
  const changes = await readRows(parts, documents, heard);
  const content = documents as unknown as CatalogContent;
  const reach = new Reach();
  for (const name of changes.keys()) reach.items(name);
  const views = new Map(current.views);
  for (const { contract, view } of catalogs) {
    const before = current.views.get(view) as Made;
    const { updateRows, updateItems, isLagging = false } = before.view as Partial<CatalogView>;
    if (!(isOfLists && isLagging) && ![...changes.keys()].some((name) => before.kinds.has(name))) continue;
    const own = [...changedIds(changes, contract.name)];
    const updated = lists.longestMs > 0 && !isOfLists && updateItems?.(changes, content);
    if (updated) {
      views.set(view, { ...before, view: updated });
      const isOfOthers = [...changes.keys()].some((name) => name !== contract.name && before.kinds.has(name));
      reach.view(contract.name, isOfOthers ? undefined : own, []);
      lists.call();
    } else if (updateRows) {
      const { view: updatedView, ids, cards } = await updateRows(changes, content, scheduler);
      views.set(view, { ...before, view: updatedView });
      reach.view(contract.name, ids && [...ids, ...own], cards);
    } else {
      views.set(view, await made((watched) => view(watched, scheduler, translations, before.view), documents));
      reach.view(contract.name, undefined);
    }
  }
  const isAnother = changes.size > 0 || catalogs.some(({ view }) => views.get(view) !== current.views.get(view));
  return isAnother ? { state: { content: documents, views }, reach } : undefined;
}
