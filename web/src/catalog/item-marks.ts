/**
 * The slot for what a room knows of items for the person at this device: on cards, on an item's own page, and as a filter of
 * lists. Empty until the application fills it, which it does only where there is something to know; nothing of it is drawn by the
 * server.
 */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { useSyncExternalStore, type ReactNode } from 'react';

export interface ItemRef {
  type: BookmarkType;
  id: string;
}

export interface ItemMarks {
  /** On a card: one line, above the card's own link. */
  onCard: (item: ItemRef) => ReactNode;
  onPage: (item: ItemRef) => ReactNode;
  /** Whether the filter leaves it in the list. */
  isWanted: (item: ItemRef) => boolean;
  filter: (chosen: boolean, onChoose: (chosen: boolean) => void) => ReactNode;
}

let marks: ItemMarks | null = null;
const listeners = new Set<() => void>();

export function fillItemMarks(next: ItemMarks | null): void {
  marks = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function useItemMarks(): ItemMarks | null {
  return useSyncExternalStore(
    subscribe,
    () => marks,
    () => null,
  );
}

export function MarkOnCard(item: ItemRef): ReactNode {
  return useItemMarks()?.onCard(item) ?? null;
}

export function MarkOnPage(item: ItemRef): ReactNode {
  return useItemMarks()?.onPage(item) ?? null;
}

/** "Open to me": of the filters of a list, where there is anything to filter by. `chosen`: as it stands in the address. */
export function MarksFilter({ chosen, onChoose }: { chosen: string; onChoose: (chosen: string) => void }): ReactNode {
  const marks = useItemMarks();
  return marks?.filter(chosen !== '', (isChosen) => onChoose(isChosen ? 'yes' : '')) ?? null;
}
