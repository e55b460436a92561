import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test('a visitor goes from the exams to a state and reads how it admits', async ({ page }) => {
  await page.goto('/exams');
  await page.getByRole('link', { name: 'How each state admits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How each state admits' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('region', { name: 'K' }).getByRole('link')).toHaveText(['Karnataka', 'Kerala']);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Kerala' }).click();
  await expect(page).toHaveURL('/states/kerala');
  await expect(page).toHaveTitle('Kerala - Admission by state - Disha');
  await expect(page.getByRole('heading', { level: 1, name: 'How Kerala admits' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Engineering' })).toBeVisible();
  const portal = page.getByRole('link', { name: 'LBS Centre (opens in a new tab)' });
  await expect(portal).toHaveAttribute('href', 'https://lbscentre.kerala.gov.in');
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'About KEAM' }).first().click();
  await expect(page).toHaveURL('/exams/keam');
});
