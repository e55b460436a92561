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

test('what no notice confirms says so, and what is not known is called that', async ({ page }) => {
  await page.goto('/states/lakshadweep');
  const weak = page.getByRole('listitem').filter({ hasText: 'Known practice, no notice read' }).first();
  await expect(weak).toContainText('Confirm with the college or the portal.');
  await expect(page.getByText('Not known. Ask the college').first()).toBeVisible();
});

test('a college leads to how its state admits, and that to the colleges of the state', async ({ page }) => {
  await page.goto('/colleges/iit-bombay');
  await page.getByRole('link', { name: 'How Maharashtra admits' }).click();
  await expect(page).toHaveURL('/states/maharashtra');
  await page.getByRole('link', { name: 'Colleges in Maharashtra' }).click();
  await expect(page).toHaveURL('/colleges/in/maharashtra');
  await expect(page.getByRole('heading', { level: 1, name: 'Colleges in Maharashtra' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a state can be read', async ({ page }) => {
    await page.goto('/states/tamil-nadu');
    await expect(page.getByRole('heading', { level: 1, name: 'How Tamil Nadu admits' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Medicine' })).toBeVisible();
  });
});
