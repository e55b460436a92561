/**
 * Batched lookups: what many requests look up by its key at once is looked up together, whatever came in the same turn of the event loop
 * in one statement. A request that comes alone waits for no other. Nothing is kept: each turn asks the database anew.
 */
import DataLoader from 'dataloader';

/** `find` answers for each key, in the order of the keys; of `most` at a time, since all that one statement brings is read in one turn. */
export function batchQueries<Key, Found>(find: (keys: readonly Key[]) => Promise<Found[]>, most = 100): (key: Key) => Promise<Found> {
  const loader = new DataLoader<Key, Found>(find, { cache: false, maxBatchSize: most, batchScheduleFn: (send) => setImmediate(send) });
  return (key) => loader.load(key);
}
