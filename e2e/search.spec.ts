import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

async function openSearch(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await button.press('Enter');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect(box).toBeFocused();
  return { button, box };
}

test('everything is found from the top of every page, by keyboard alone @wide', async ({ page }) => {
  await page.goto('/privacy');
  const { box } = await openSearch(page);
  await expectAccessible(page);
  await box.pressSequentially('iit');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Indian Institute of Technology');
  await expect(page.getByRole('group', { name: 'Colleges' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const second = await options.nth(1).innerText();
  await box.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/(courses|colleges|exams)\/[a-z]/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.split('\n')[0] ?? '');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Enter may come before the answer', async ({ page }) => {
  await page.goto('/privacy');
  const { box } = await openSearch(page);
  await box.pressSequentially('neet');
  await box.press('Enter');
  await expect(page).toHaveURL('/exams/neet-ug');
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/privacy');
  const { button, box } = await openSearch(page);
  await box.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('what begins there goes on in the list', async ({ page }) => {
  await page.goto('/privacy');
  const { box } = await openSearch(page);
  await box.fill('engineering');
  const all = page.getByRole('option', { name: /^See all \d+ courses/ });
  const count = /\d+/.exec(await all.innerText())?.[0] ?? '';
  await all.click();
  await expect(page).toHaveURL('/courses?search=engineering');
  await expect(page.getByRole('status').filter({ hasText: `${count} courses` })).toBeVisible();
});

test('nothing found says so and helps', async ({ page }) => {
  await page.goto('/privacy');
  const { box } = await openSearch(page);
  await box.fill('zzzzqqq');
  await expect(page.getByText('Nothing found').last()).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
