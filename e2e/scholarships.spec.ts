import { unfoldFilters } from './filters-fold.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('a visitor finds money by group and income, which stay out of the address', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/scholarships');
  await expectNoSidewaysScroll(page);
  await unfoldFilters(page);
  await page.getByLabel('Group').selectOption({ label: 'SC' });
  await page.getByLabel('Family income').selectOption({ label: 'Income up to ₹2,50,000 a year' });
  await page.getByRole('searchbox').first().fill('post matric');
  const postMatric = page.getByRole('link', { name: 'Post-Matric Scholarship for SC students', exact: true });
  await expect(postMatric).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post-Matric Scholarship for ST students', exact: true })).toBeHidden();
  expect(page.url()).not.toMatch(/category|income|250000/);
  expect(asked.filter((url) => /category|income=|250000/.test(url))).toEqual([]);
  await expectAccessible(page);
  await postMatric.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post-Matric Scholarship for SC students');
  await expect(page.getByText('Up to ₹2,50,000 a year')).toBeVisible();
  await expectNoSidewaysScroll(page);
  // The choice is still there on the way back.
  await page.goBack();
  await expect(page.getByLabel('Group')).toHaveValue('sc');
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(page.getByLabel('Group')).toHaveValue('');
});
