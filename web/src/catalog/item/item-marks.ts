/**
 * The slot for what a feature knows of items for the person at this device: on cards, on an item's own page, and as a filter of
 * lists. Empty until the application fills it, which it does only where there is something to know; nothing of it is drawn by the
 * server. Where it is drawn: mark-places.tsx.
 */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { useSyncExternalStore, type ReactNode } from 'react';
import { hasDetails } from '../../session/has-details.ts';

export interface ItemRef {
  type: BookmarkType;
  id: string;
}

export interface ItemMarks {
  /** One line, above the link of the card it stands on. */
  of: (item: ItemRef) => ReactNode;
  /** Whether the filter leaves it in the list. */
  isWanted: (item: ItemRef) => boolean;
  filter: (chosen: boolean, onChoose: (chosen: boolean) => void) => ReactNode;
}

/** Undefined before anybody has looked. */
let marks: ItemMarks | null | undefined;
/** They could not be fetched: no card waits for them any longer. */
let areGivenUp = false;
const listeners = new Set<() => void>();

function set(next: ItemMarks | null | undefined, isGivingUp: boolean): void {
  marks = next;
  areGivenUp = isGivingUp;
  for (const listener of listeners) listener();
}

export const fillItemMarks = (next: ItemMarks | null): void => set(next, false);
/** Until they are filled after all. */
export const giveUpItemMarks = (): void => set(marks, true);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Undefined while they are on their way, so that their place is kept; null where there are none. */
export function useItemMarks(): ItemMarks | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => marks ?? (marks === undefined && hasDetails() ? undefined : null),
    () => null,
  );
}

type MarksState = 'awaited' | 'failed' | 'known';

/** Of the marks that a filter goes by. The server cannot know whether any will come: it lets nothing be taken for filtered. */
export function useMarksState(): MarksState {
  return useSyncExternalStore(
    subscribe,
    (): MarksState => {
      if (marks !== undefined || !hasDetails()) return 'known';
      return areGivenUp ? 'failed' : 'awaited';
    },
    () => 'awaited',
  );
}
