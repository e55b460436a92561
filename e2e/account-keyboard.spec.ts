/** By keyboard alone: no pointer touches the page. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Tabs on until the wanted one has the focus, as a person would, and not for ever. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** A closed select follows the arrows. Letters are one word only as long as no second lies between two of them. */
async function pick(page: Page, label: string | RegExp, value: string): Promise<void> {
  const select = page.getByLabel(label);
  await tabTo(page, select);
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 40 && (await select.inputValue()) !== value; steps += 1) await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(value);
}

/** A page takes the focus when it comes: before that, a key would go to the one before it. */
async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).and(page.locator(':focus'))).toBeVisible();
}

test('sign up, sign out, sign in, and edit the profile', async ({ page }) => {
  const email = `keyboard-${process.pid}-${Date.now()}@example.org`;
  await page.goto('/auth/signup');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await type(page, 'Full Name', 'Meena Devi');
  await type(page, 'Email', email);
  await type(page, 'Password', 'Passw0rd');
  await type(page, 'Confirm Password', 'Passw0rd');
  await pick(page, 'Class', '12');
  await pick(page, 'State', 'Kerala');
  await pick(page, 'Stream Studying', 'commerce');
  await pick(page, 'Field of Interest', 'law_commerce');
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  await arrive(page, '/');
  expect(await page.evaluate(() => window.scrollY), 'a page begins at its top').toBe(0);

  const menu = page.getByRole('button', { name: /^Account menu of/ });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Sign In' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeFocused();
  await type(page, 'Email', email);
  await type(page, 'Password', 'Passw0rd');
  await page.keyboard.press('Enter');
  await arrive(page, '/');

  await tabTo(page, menu);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await arrive(page, '/profile');
  await tabTo(page, page.getByRole('button', { name: 'Edit Preferences' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Preferences' })).toBeFocused();
  await pick(page, 'Stream', 'arts');
  await pick(page, 'Field of Interest', 'psychology');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Preferences' })).toBeFocused();
  await expect(page.locator('dl').getByText('Psychology')).toBeVisible();
});
