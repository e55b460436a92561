/** Ids that were given once stay, however a name is mended: the files of the last build are read for them. */

/** By the key at an id's end, in the form in which it stands there: "c-64670". */
export function givenIds(ids: Iterable<string>): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const id of ids) for (let at = id.indexOf('-'); at > 0; at = id.indexOf('-', at + 1)) given.set(id.slice(at + 1), id);
  return given;
}

export interface Renamed {
  state: string;
  district: string;
  name: string;
}

export const sameName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const placeOf = ({ state, district, name }: Renamed) => `${state}|${district}|${sameName(name)}`;

/** A mended name that another institution of the district has already, or would get too, tells them apart no longer: it stays as it was. */
export function renamed<Entry extends Renamed>(
  entries: readonly Entry[],
  taken: ReadonlySet<string>,
  mend: (entry: Entry) => string,
): void {
  const mended = entries.map((entry) => ({ entry, name: mend(entry) }));
  const counts = new Map<string, number>();
  const count = (at: string) => counts.set(at, (counts.get(at) ?? 0) + 1);
  for (const { entry, name } of mended) for (const at of new Set([placeOf(entry), placeOf({ ...entry, name })])) count(at);
  for (const { entry, name } of mended) {
    const at = placeOf({ ...entry, name });
    if (counts.get(at) === 1 && !taken.has(at)) entry.name = name;
    else if (sameName(entry.name) === sameName(name)) entry.name = name;
  }
}
