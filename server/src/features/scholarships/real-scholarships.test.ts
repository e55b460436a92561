/** The scholarships that ship, as students ask for them. */
import { scholarshipCategories, scholarshipStages } from '@disha/contract/scholarships.words';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { Scheduler } from '../../catalog/scheduler.ts';
import { ShippedTranslations } from '../../catalog/translations.ts';
import { catalogsWith } from '../../testing/sample-catalog.ts';
import { shippedCatalog } from '../../testing/shipped-catalog.ts';
import { shippedFolder } from '../../testing/small-catalog.ts';
import { viewScholarships, type ScholarshipsView } from './scholarships.view.ts';
import { typedScholarships } from './students-type.fixture.ts';

let view: ScholarshipsView;
beforeAll(async () => {
  const { scholarships } = await shippedCatalog();
  view = await viewScholarships(catalogsWith({ scholarships }), new Scheduler(), new ShippedTranslations(shippedFolder));
}, 60_000);

describe('the scholarships that ship', () => {
  it.each(typedScholarships)('%s finds the right one among the first three', (words, ...wanted) => {
    const first = (view.in('en').search.find(words) ?? []).slice(0, 3).map(({ item }) => item._id);
    expect(
      first.filter((id) => wanted.includes(id)),
      first.join(', '),
    ).not.toEqual([]);
  });

  it('are tried with twenty-five things students type', () => {
    expect(typedScholarships.length).toBeGreaterThanOrEqual(25);
  });

  it('leave no stage and no group without one', () => {
    for (const stage of scholarshipStages)
      expect(
        view.cards.some(({ stages }) => stages.includes(stage)),
        stage,
      ).toBe(true);
    for (const group of scholarshipCategories)
      expect(
        view.cards.some(({ categories }) => categories.includes(group)),
        group,
      ).toBe(true);
  });

  it('fit into 20 KB of data, all of them, in either language', () => {
    for (const language of ['en', 'hi'] as const) {
      const json = JSON.stringify({ success: true, message: '', data: { scholarships: view.in(language).cards } });
      const weight = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
      console.log(`list of ${view.cards.length} scholarships, ${language}: ${weight} bytes brotli`);
      expect(weight).toBeLessThanOrEqual(20_000);
    }
  });
});
