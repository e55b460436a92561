/** What says the same as before is the very same object: whatever was made from it need not be made again. */
import { isDeepStrictEqual } from 'node:util';

const keysOf = Object.keys as <T extends object>(value: T) => (keyof T)[];

export function steady<Item extends object>(before: Item | undefined, made: Item): Item {
  if (!before) return made;
  const keys = keysOf(made);
  if (keys.length !== keysOf(before).length) return made;
  // Most of it is a field of the same document.
  return keys.every((key) => made[key] === before[key] || isDeepStrictEqual(made[key], before[key])) ? before : made;
}

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
