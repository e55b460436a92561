/**
 * Words that were not in the address yet when their screen was left, by a quick Back or a reload: kept until the same
 * entry of the history is seen again. The tab forgets them when it closes.
 */
const name = 'unwritten-words';
/** Nobody leaves more entries than this within a moment of typing, and comes back to the first. */
const most = 10;

interface Unwritten {
  /** The router's key of the entry. */
  entry: string;
  pathname: string;
  words: string;
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
  if (!found) return undefined;
  write(all.filter((kept) => kept !== found));
  return entry === firstEntry && !cameBack() ? undefined : found.words;
}

/** True for a document that was loaded again or gone back to, false for a new visit. */
function cameBack(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival !== undefined && arrival.type !== 'navigate';
}
