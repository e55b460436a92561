/** How the time of a college search grows with the directory: the same searches on 1,000 to 70,000 colleges. */
import { Scheduler } from '../server/src/catalog/scheduler.ts';
import { viewColleges } from '../server/src/features/colleges/colleges.view.ts';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { shippedCatalog } from '../server/src/testing/shipped-catalog.ts';
import { printTable, type BenchRow } from './server.ts';

const catalog = await shippedCatalog();
const searches = [
  'iit bombay',
  'medical college kerala',
  'manipl',
  'delhi univercity',
  'government polytechnic',
  'nursing',
  'st xaviers',
  'engineering pune',
  'law',
  'xyzzy',
];

/** More colleges than there are: names and places of real ones, put together anew. */
function directoryOf(size: number): CollegeDocument[] {
  const { colleges } = catalog;
  return Array.from({ length: size }, (_, index) => {
    const one = colleges[index % colleges.length]!;
    const other = colleges[(index * 7919) % colleges.length]!;
    return index < colleges.length
      ? one
      : { ...one, id: `${one.id}-${index}`, name: `${one.name} ${other.city || other.district}`, city: other.city, state: other.state };
  });
}

export async function measureSearchGrowth(): Promise<void> {
  const rows: BenchRow[] = [];
  let base: { size: number; p95: number } | undefined;
  for (const size of [1000, 5000, 20_000, 70_000]) {
    const { search } = await viewColleges({ ...catalog, colleges: directoryOf(size) }, new Scheduler());
    const times: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      for (const words of searches) {
        const started = performance.now();
        search.select(words);
        if (round >= 10) times.push(performance.now() - started);
      }
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]!;
    base ??= { size, p95: at(0.95) };
    rows.push({
      colleges: size,
      'p50 ms': at(0.5).toFixed(3),
      'p95 ms': at(0.95).toFixed(3),
      'p95, times the first': (at(0.95) / base.p95).toFixed(1),
      'colleges, times the first': size / base.size,
    });
  }
  printTable('Search in memory', rows);
}
