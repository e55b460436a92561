import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test('a visitor finds an exam and reads it', async ({ page }) => {
  await page.goto('/exams');
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox').first().fill('neet');
  // A few cards show what the whole list would, in a fraction of the time.
  await expect(page.getByRole('link', { name: /National Eligibility cum Entrance Test \(Undergraduate\)/ }).first()).toBeVisible();
  await page
    .getByRole('link', { name: /National Eligibility cum Entrance Test \(Undergraduate\)/ })
    .first()
    .click();
  await expect(page).toHaveURL('/exams/neet-ug');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NEET UG');
  await expect(page.getByRole('link', { name: /official website/i })).toHaveAttribute('href', /^https:\/\//);
  await expectNoSidewaysScroll(page);
});
