import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test('a visitor finds a career by what people call it, and reads the way there', async ({ page }) => {
  await page.goto('/careers');
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox').first().fill('vakil kaise bane');
  const advocate = page.getByRole('link', { name: 'Advocate (Lawyer)', exact: true });
  await expect(advocate).toBeVisible();
  await advocate.click();
  await expect(page).toHaveURL('/careers/advocate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Advocate (Lawyer)');
  await expect(page.getByRole('figure', { name: 'The way there' })).toBeVisible();
  await page.getByText('Sources', { exact: true }).click();
  await expect(page.getByText(/O\*NET database by the U\.S\. Department of Labor/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
