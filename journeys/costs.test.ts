import { expect, test } from './fixtures.ts';

test('a course says what it costs, and its cost sheet begins with published fees that one may change', async ({ page }) => {
  await page.goto('/courses/mbbs');
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await page.getByText('Fees by state and college').click();
  await page.getByLabel('In which state?').selectOption('Telangana');
  await expect(page.getByRole('listitem').filter({ hasText: 'Category A (convener)' })).toContainText('₹60,000 a year');
  await expect(page.getByRole('listitem').filter({ hasText: 'Category C (NRI)' })).toContainText('Far dearer than a seat by merit');
  await page.getByRole('link', { name: 'What would it cost?' }).click();
  await expect(page.getByLabel('Fees of')).toBeVisible();
  // The middle of what was published, marked as a guess, until somebody knows better.
  await expect(page.getByText('Our guess', { exact: true }).first()).toBeVisible();
  await page.getByText('The sum, line by line').click();
  const sum = page.getByRole('region', { name: 'The sum' });
  await expect(sum).not.toContainText('Fees₹0');
  // Five and a half years are paid as such.
  await expect(sum).toContainText('Year 6 (6 months)');
  await expect(page.getByText('over 66 months')).toBeVisible();
  await page.getByLabel('Fees', { exact: true }).first().fill('1000');
  await expect(page.getByLabel('Fees of')).toHaveValue('');
});

test('what no notice says is told and summed nowhere', async ({ page }) => {
  await page.goto('/costs?course=bcom');
  await page.getByText('Where the fees are from').click();
  await expect(page.getByText('Told by many, read in no notice')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Government colleges' }).first()).toContainText('From ₹500 a year; ask first');
  await expect(page.getByLabel('Fees', { exact: true }).first()).toHaveValue('');
});

test('a college leads to a sheet with its own course', async ({ page }) => {
  await page.goto('/colleges/iit-bombay');
  await page.getByRole('link', { name: 'Work out the cost' }).click();
  await page.getByLabel('Which course?').selectOption({ label: 'B.Tech in Civil Engineering' });
  await page.getByText('The sum, line by line').click();
  await expect(page.getByRole('region', { name: 'The sum' })).toContainText('₹2,00,000');
});
