import { beforeAll } from 'vitest';
import { loadCutoffs } from '../server/src/features/chances/load-cutoffs.ts';
import { temporaryCutoffs, josaa, mcc } from '../server/src/testing/cutoffs-fixture.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { server } from './server.ts';

beforeAll(async () => {
  await loadCutoffs(temporaryCutoffs([josaa, mcc]), (await server()).db).done;
});

test('a counselling without calls shows past years and says why', async ({ page }) => {
  await page.goto('/chances?exam=neet-ug');
  await page.getByLabel('Your rank').fill('9000');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const results = page.getByRole('region', { name: 'Where it may lead' });
  await expect(results.getByText('No call: this is not the final round; later rounds are looser.').first()).toBeVisible();
  await expectAccessible();
  await expect(results.getByText('Non-Resident Indian')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Disability, paid seats, abroad').click();
  await page.getByLabel('Also show seats for candidates from abroad').check();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(results.getByText('Non-Resident Indian').first()).toBeVisible();
});

test('whoever takes the last line out of the table by keys stays among the results', async ({ page }) => {
  await page.goto('/chances?exam=jee-main');
  await page.getByLabel('Your rank').fill('9000');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const results = page.getByRole('region', { name: 'Where it may lead' });
  await results.getByRole('list', { name: 'Seats' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const table = results.getByRole('table');
  await table.getByRole('button', { name: 'Remove' }).click();
  await expect(table).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the nearest come first, band by band, and the district that was told leaves the phone with nothing', async ({ page }) => {
  await page.goto('/chances?exam=jee-main');
  await page.getByLabel('Your rank').fill('9000');
  await page.getByLabel('State where you passed Class 12').selectOption('Kerala');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const results = page.getByRole('region', { name: 'Where it may lead' });
  const rows = results.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const nearest = results.getByRole('button', { name: 'Nearest first' });
  await nearest.click();
  await expect(nearest).toHaveAttribute('aria-pressed', 'true');
  // An order within a band: the first is chosen.
  await expect(results.getByRole('button', { name: /^Likely/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Where do you live?').selectOption('Kerala');
  await page.getByLabel('Which district?').selectOption('Kozhikode');
  await expect(results.getByRole('heading', { name: /, nearest first$/ })).toBeVisible();
  await expect(rows.first()).toContainText(' km');
  // Where that one lies is not known.
  await expect(rows.nth(1)).toContainText('Srinagar');
  expect(await rows.nth(1).textContent()).not.toContain(' km');
  await expectAccessible();
  const sent = page.network.asked.map(({ url, body }) => `${url} ${JSON.stringify(body ?? '')}`).join('\n');
  expect(sent).not.toContain('Kozhikode');
  expect(page.url()).not.toContain('Kozhikode');
  // Another order takes its place.
  await results.getByText('Filters', { exact: true }).click();
  await results.getByLabel('Sorted').selectOption('By name');
  await expect(nearest).toHaveAttribute('aria-pressed', 'false');
});
