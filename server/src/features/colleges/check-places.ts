/** How large the table is by which a browser knows where courses are taught, and of how many courses it knows nothing. */
import { brotliCompressSync } from 'node:zlib';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Figure } from '../../catalog/check/figure.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import { viewColleges } from './colleges.view.ts';
import { taughtTable } from './taught-table.ts';

const most = 25 * 1024;

export async function checkPlaces(content: CatalogContent): Promise<{ figures: Figure[]; problems: string[] }> {
  const table = taughtTable(await viewColleges(content, new Scheduler()));
  const bytes = brotliCompressSync(JSON.stringify(table)).length;
  const nowhere = content.courses.filter(({ id }) => table.courses[id] === undefined && table.anywhere[id] === undefined);
  return {
    figures: [
      { label: 'bytes of the table of places, as they are sent', value: `${bytes} (at most ${most})`, ok: bytes <= most },
      { label: 'courses of which no place is known', value: nowhere.map(({ id }) => id).join(' '), ok: true },
    ],
    problems: [],
  };
}
