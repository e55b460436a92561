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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('National Eligibility cum Entrance Test');
  await expect(page.getByRole('link', { name: /official website/i })).toHaveAttribute('href', /^https:\/\//);
  await expectNoSidewaysScroll(page);
});

test('filters live in the address: reload and back keep them', async ({ page }) => {
  await page.goto('/exams?stream=commerce');
  await expect(page.getByLabel('Stream')).toHaveValue('commerce');
  await page.reload();
  await expect(page.getByLabel('Stream')).toHaveValue('commerce');
});

test('a search without results offers a way out', async ({ page }) => {
  await page.goto('/exams?search=zzzzqqq');
  await expect(page.getByText('No exams found')).toBeVisible();
});

test.describe('when things go wrong', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a failing list can be tried again', async ({ page }) => {
    await page.route('**/api/exams?*', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Away', code: 'unavailable' } }),
    );
    // Reached from within: a page asked for by its address comes with its list.
    await page.goto('/privacy');
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Exams', exact: true }).first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/exams?*');
    await again.click();
    await expect(page.getByRole('list', { name: 'Exams' }).getByRole('listitem').first()).toBeVisible();
  });
});
