/** "Not for me": items of a catalog that somebody does not want to see on this device. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { keysByFeature } from '../../session/stored-keys.ts';
import { storedValue } from '../shared/stored-value.ts';

const none: readonly string[] = [];

function parse(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : none;
  } catch {
    return none;
  }
}

const { read, write, forget, useStored } = storedValue(keysByFeature.hidden, parse);

const others = (name: BookmarkType, id: string) => read(name).filter((other) => other !== id);

export function hideItem(name: BookmarkType, id: string): void {
  write(name, [...others(name, id), id]);
}

export function showItem(name: BookmarkType, id: string): void {
  write(name, others(name, id));
}

export { forget as showAllItems, useStored as useHiddenItems };
