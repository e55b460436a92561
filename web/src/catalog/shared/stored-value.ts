/** One value a catalog, kept in this browser and followed by every tab of it. Nothing of it leaves the browser. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { deviceValue } from '../../session/device-value.ts';

/** Kept under `<catalog>-<suffix>`; `parse` makes of any text, also a broken one, what it can. */
export function storedValue<T>(suffix: string, parse: (text: string | null) => T) {
  const made = new Map<BookmarkType, ReturnType<typeof deviceValue<T>>>();
  const of = (name: BookmarkType) => {
    const value = made.get(name) ?? deviceValue(`${name}-${suffix}`, parse);
    made.set(name, value);
    return value;
  };
  return {
    read: (name: BookmarkType): T => of(name).read(),
    /** What a guest has left. */
    readGuests: (name: BookmarkType): T => of(name).readOf(null),
    forgetGuests: (name: BookmarkType) => {
      of(name).forgetOf(null);
    },
    write: (name: BookmarkType, value: T) => {
      of(name).write(value);
    },
    forget: (...names: readonly BookmarkType[]) => {
      for (const name of names) of(name).forget();
    },
    /** Nothing where there is no browser, and until it has been asked. */
    useStored: (name: BookmarkType): T => of(name).useValue(),
  };
}
