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
