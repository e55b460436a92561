/**
 * Words that were not in the address yet when their screen was left, by a quick Back or a reload: kept until the same
 * entry of the history is seen again. The tab forgets them when it closes.
 */
const name = 'unwritten-words';
/** Bound: a person who leaves more entries than this within a moment of typing does not come back to the first. */
const most = 10;

interface Unwritten {
  /** The router's key of the entry. */
  entry: string;
  pathname: string;
  words: string;
}

const nameOfLeft = 'words-left';

/**
 * What stood in the box when this document was loaded again. A browser that is asked to reload in the moment after the address was
 * written may load what it knew before: the address without the words, and no key of the entry.
 */
let left = takeLeft();

function takeLeft(): Omit<Unwritten, 'entry'> | undefined {
  try {
    const kept = sessionStorage.getItem(nameOfLeft);
    sessionStorage.removeItem(nameOfLeft);
    return kept !== null && arrival() === 'reload' ? (JSON.parse(kept) as Omit<Unwritten, 'entry'>) : undefined;
  } catch {
    return undefined;
  }
}

export function keepLeft(words: Omit<Unwritten, 'entry'>): void {
  try {
    sessionStorage.setItem(nameOfLeft, JSON.stringify(words));
  } catch {
    // As with those that are kept by entry.
  }
}

/** Every entry the application made has a key of its own; the one a document begins with has none, and is known by how it came. */
const firstEntry = 'default';

function read(): Unwritten[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Unwritten[]) : [];
  } catch {
    return [];
  }
}

function write(kept: readonly Unwritten[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // No storage, or a forbidden one: the words are in the address as far as they were written.
  }
}

const isSame = (a: Omit<Unwritten, 'words'>, b: Omit<Unwritten, 'words'>) => a.entry === b.entry && a.pathname === b.pathname;

export function keepUnwritten(left: Unwritten): void {
  write([...read().filter((kept) => !isSame(kept, left)), left].slice(-most));
}

/** Once: what is taken is written soon, or kept again. */
export function takeUnwritten(entry: string, pathname: string): string | undefined {
  const all = read();
  const found = all.find((kept) => isSame(kept, { entry, pathname }));
  const loadedAgain = left;
  left = undefined;
  if (!found) return entry === firstEntry && loadedAgain?.pathname === pathname ? loadedAgain.words : undefined;
  write(all.filter((kept) => kept !== found));
  return entry === firstEntry && !cameBack() ? undefined : found.words;
}

/** True for a document that was loaded again or gone back to, false for a new visit. */
function cameBack(): boolean {
  const how = arrival();
  return how !== undefined && how !== 'navigate';
}

function arrival(): NavigationTimingType | undefined {
  const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return first?.type;
}
