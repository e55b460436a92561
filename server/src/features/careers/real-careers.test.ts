/** The careers that ship, as students ask for them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { brotliCompressSync, constants } from 'node:zlib';
import { Scheduler } from '../../catalog/scheduler.ts';
import { catalogsWith } from '../../testing/sample-catalog.ts';
import { shippedCatalog } from '../../testing/shipped-catalog.ts';
import { viewCareers, type CareersView } from './careers.view.ts';
import { typedCareers } from './students-type.fixture.ts';

let view: CareersView;
beforeAll(async () => {
  const { careers, courses, exams } = await shippedCatalog();
  view = await viewCareers(catalogsWith({ careers, courses, exams }), new Scheduler());
}, 60_000);

describe('the careers that ship', () => {
  it.each(typedCareers)('%s finds the right one among the first three', (words, ...wanted) => {
    const first = (view.in('en').search.find(words) ?? []).slice(0, 3).map(({ item }) => item._id);
    expect(
      first.filter((id) => wanted.includes(id)),
      first.join(', '),
    ).not.toEqual([]);
  });

  it('are tried with sixty things students type', () => {
    expect(typedCareers.length).toBeGreaterThanOrEqual(60);
  });

  it('fit into 20 KB of data, all of them', () => {
    const json = JSON.stringify({ success: true, message: 'Careers', data: { careers: view.cards } });
    const weight = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
    console.log(`list of ${view.cards.length} careers: ${weight} bytes brotli`);
    expect(weight).toBeLessThanOrEqual(20_000);
  });
});
