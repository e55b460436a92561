interface Growing {
  grow(count: number): boolean;
}

/** So many are indexed in a few milliseconds; requests that wait are answered in between. */
const slice = 500;

/** Builds the index before anybody asks. */
export async function warm(searcher: Growing): Promise<void> {
  while (!searcher.grow(slice)) await new Promise((resolve) => setImmediate(resolve));
}
