import type { BookmarkType } from '@disha/contract/bookmarks';
import { useMemo } from 'react';
import { useItemMarks, useMarksState } from '../item/item-marks.ts';

/** Whether a list that is to be filtered by marks has to wait for them. */
export function useAwaitsMarks(chosen: string): boolean {
  const state = useMarksState();
  return chosen !== '' && state === 'awaited';
}

/** Of a list what the filter by marks leaves; all of it while there are none. `chosen`: as it stands in the address. */
export function useWanted<Item extends { _id: string }>(type: BookmarkType, items: readonly Item[], chosen: string): readonly Item[] {
  const marks = useItemMarks();
  return useMemo(
    () => (marks && chosen !== '' ? items.filter(({ _id: id }) => marks.isWanted({ type, id })) : items),
    [marks, type, items, chosen],
  );
}
