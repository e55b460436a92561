/** A catalog's filters as words: keys and values of the address. An absent value filters nothing. */
export type Filters<Key extends string> = Record<Key, string>;

export interface SavedFilters {
  values: Record<string, string>;
  /** The profile's wish when the person chose: when it changes, it speaks again. */
  profile: string;
}

export function readFilters<Key extends string>(params: URLSearchParams, keys: readonly Key[]): Filters<Key> {
  return Object.fromEntries(keys.map((key) => [key, params.get(key) ?? ''])) as Filters<Key>;
}

/** The address' own other parameters stay as they are. */
export function writeFilters(params: URLSearchParams, filters: Partial<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(filters)) {
    if (value === undefined || value === '') next.delete(key);
    else next.set(key, value);
  }
  return next;
}

export function hasFilters(params: URLSearchParams, keys: readonly string[]): boolean {
  return keys.some((key) => (params.get(key) ?? '') !== '');
}

/** The profile's wish as one comparable word; '' for none. */
export function profileWish(auto: Partial<Record<string, string>>): string {
  return Object.entries(auto)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('&');
}

/**
 * What a bare address (/exams) shows: the person's last own choice, which may be "everything", else the profile's wish.
 * A choice made against another profile (another person, or another stream since) gives way to the new wish.
 */
export function filtersOnArrival(saved: SavedFilters | null, auto: Partial<Record<string, string>>): Partial<Record<string, string>> {
  const wish = profileWish(auto);
  if (saved && (wish === '' || saved.profile === wish)) return saved.values;
  return auto;
}

/** True while everything the profile asked for is in force. */
export function isFromProfile(filters: Partial<Record<string, string>>, auto: Partial<Record<string, string>>): boolean {
  const wishes = Object.entries(auto).filter(([, value]) => value !== undefined && value !== '');
  return wishes.length > 0 && wishes.every(([key, value]) => filters[key] === value);
}
