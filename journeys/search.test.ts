import { expect, test, type Page } from './fixtures.ts';

async function openSearch(page: Page) {
  await page.goto('/privacy');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await button.press('Enter');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  return box;
}

test('Enter may come before the answer', async ({ page }) => {
  const box = await openSearch(page);
  await box.pressSequentially('neet');
  await box.press('Enter');
  await expect(page).toHaveURL('/exams/neet-ug');
});

test('what begins there goes on in the list', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('engineering');
  const all = page.getByRole('option', { name: /^See all \d+ courses/ });
  const count = /\d+/.exec(await all.textContent())?.[0] ?? '';
  await all.click();
  await expect(page).toHaveURL('/courses?search=engineering');
  await expect(page.getByRole('status').filter({ hasText: `${count} courses` })).toBeVisible();
});

test('nothing found says so and helps', async ({ page }) => {
  const box = await openSearch(page);
  await box.fill('zzzzqqq');
  await expect(page.getByText('Nothing found').last()).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a browser that closes the search without asking leaves it ready to be opened again', async ({ page }) => {
  await openSearch(page);
  document.querySelector('dialog')?.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
});
