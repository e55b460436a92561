/** What says the same as before is the very same object: whatever was made from it need not be made again. */
import { isDeepStrictEqual } from 'node:util';
import type { Scheduler } from '../scheduler.ts';

const keysOf = Object.keys as <T extends object>(value: T) => (keyof T)[];

export function steady<Item extends object>(before: Item | undefined, made: Item): Item {
  if (!before) return made;
  const keys = keysOf(made);
  if (keys.length !== keysOf(before).length) return made;
  // Most of it is a field of the same document.
  return keys.every((key) => made[key] === before[key] || isDeepStrictEqual(made[key], before[key])) ? before : made;
}

/** What was said of the items of a catalog, by id, and of which of them something else may be said now. */
export interface Before<Item> {
  byId: ReadonlyMap<string, Item>;
  touched: ReadonlySet<string>;
}

/**
 * What is said of each, taken over where it is not touched. For the maker of a view this must be a function apart: what one closure of a
 * function has seen all of them keep, and each view would keep the one before it, and so all there ever were.
 */
export const reuseUntouched = <File extends { id: string }, Item extends object>(
  files: readonly File[],
  tell: (file: File) => Item,
  scheduler: Scheduler,
  before?: Before<Item>,
): Promise<Item[]> =>
  scheduler.map(files, (file) => {
    const known = before?.byId.get(file.id);
    return known && !before?.touched.has(file.id) ? known : steady(known, tell(file));
  });

/** Made once for each object. */
export function remembered<Item extends object, Made>(make: (item: Item) => Made): (item: Item) => Made {
  const known = new WeakMap<Item, Made>();
  return (item) => {
    const there = known.get(item);
    if (there !== undefined) return there;
    const made = make(item);
    known.set(item, made);
    return made;
  };
}

/** The ids of which something else is said, or nothing any more. */
export function otherIds<Item>(before: ReadonlyMap<string, Item>, now: ReadonlyMap<string, Item>): string[] {
  const ids = [...now].flatMap(([id, item]) => (before.get(id) === item ? [] : [id]));
  return ids.concat([...before.keys()].filter((id) => !now.has(id)));
}
