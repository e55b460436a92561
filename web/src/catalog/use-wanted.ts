import type { BookmarkType } from '@disha/contract/bookmarks';
import { useMemo } from 'react';
import { useItemMarks } from './item-marks.ts';

/** Of a list what the filter by marks leaves; all of it while there are none. `chosen`: as it stands in the address. */
export function useWanted<Item extends { _id: string }>(type: BookmarkType, items: readonly Item[], chosen: string): readonly Item[] {
  const marks = useItemMarks();
  return useMemo(
    () => (marks && chosen !== '' ? items.filter(({ _id: id }) => marks.isWanted({ type, id })) : items),
    [marks, type, items, chosen],
  );
}
