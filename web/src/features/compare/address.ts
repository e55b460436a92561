/** What an address wants side by side: `?colleges=a,b,c`, ids alone, one kind at a time. */

export const most = 4;
const readable = /^[\w-]{1,120}$/;

interface Wanted {
  type: string;
  ids: readonly string[];
  /** The address names more than can be shown. */
  isCut: boolean;
}

/** The first kind that the address names; none where it names no kind. */
export function wantedIn(search: string, types: readonly string[]): Wanted | undefined {
  for (const [type, value] of new URLSearchParams(search)) {
    if (!types.includes(type)) continue;
    const ids = [...new Set(value.split(',').map((id) => id.trim()))].filter((id) => readable.test(id));
    return { type, ids: ids.slice(0, most), isCut: ids.length > most };
  }
  return undefined;
}
