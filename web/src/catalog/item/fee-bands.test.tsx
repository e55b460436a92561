import type { FeeBand } from '@disha/contract/fees';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { FeesByState, CollegeFees } from './fee-bands.tsx';

const band = (said: Partial<FeeBand>): FeeBand => ({
  from: 38_000,
  to: 105_000,
  per: 'year',
  year: '2024-25',
  what: 'tuition',
  type: 'private',
  seat: 'merit',
  scope: 'Convener seat',
  basis: 'type',
  source: 'AP EAPCET last rank details 2024',
  certainty: 'A',
  goodUntil: '2025-07-31',
  ...said,
});
const here = (...bands: FeeBand[]) => renderHtml(<CollegeFees bands={bands} />, { queryClient: makeQueryClient() });

it('says how much, for whom, for which year and by whom, and that a year is over', async () => {
  const page = await here(band({}));
  expect(page).toContain('₹38,000 to ₹1,05,000 a year');
  expect(page).toContain('Convener seat');
  expect(page).toContain('Set for 2024-25.');
  expect(page).toContain('Some figures here are of a year that is over');
  expect(page).toContain('Source: AP EAPCET last rank details 2024.');
  expect(page).toContain('Its own fee is not known to us.');
});

it('looks weaker where no notice was read, and warns of a seat that costs far more', async () => {
  const weak = await here(band({ certainty: 'C', source: 'Known practice, no notice read' }));
  expect(weak).toContain('Ask before you count on it.');
  expect(weak).not.toContain('Source:');
  expect(await here(band({}))).not.toContain('Far dearer');
  expect(await here(band({ seat: 'nri' }))).toContain('Far dearer than a seat by merit');
});

it('calls its own figure its own, a ceiling a ceiling, and nothing nothing', async () => {
  const page = await here(band({ basis: 'own', from: 0 }), band({ from: 0, to: 0, scope: 'Income under 1 lakh', basis: 'own' }));
  expect(page).toContain('Up to ₹1,05,000 a year');
  expect(page).toContain('No tuition fee');
  expect(page).not.toContain('Its own fee is not known');
});

it('begins with what holds in all India, and lets a state be chosen', async () => {
  const bands = [band({ state: 'Kerala', to: 75_000 }), band({})];
  const page = await renderHtml(<FeesByState bands={bands} />, { queryClient: makeQueryClient() });
  expect(page).toContain('<option value="Kerala">');
  expect(page).toContain('₹1,05,000');
  expect(page).not.toContain('₹75,000');
});

it('calls the own figure of a college its own, and not that of a type', async () => {
  const page = await here(band({ basis: 'own', from: 43_000, to: 43_000, state: 'Andhra Pradesh' }));
  expect(page).toContain('This college');
  expect(page).not.toContain('Private colleges');
  expect(page).not.toContain('Its own fee is not known');
});
