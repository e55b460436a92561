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

/** A closed select follows the letters that are typed. */
async function pick(page: Page, label: string | RegExp, text: string, value: string): Promise<void> {
  const select = page.getByLabel(label);
  await tabTo(page, select);
  await page.keyboard.type(text);
  await expect(select).toHaveValue(value);
}

test('sign up, sign out, sign in, and edit the profile', async ({ page }) => {
  const email = `keyboard-${process.pid}-${Date.now()}@example.org`;
  await page.goto('/auth/signup');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await type(page, 'Full Name', 'Meena Devi');
  await type(page, 'Email', email);
  await type(page, 'Password', 'Passw0rd');
  await type(page, 'Confirm Password', 'Passw0rd');
  await pick(page, 'Class', 'Class 12', '12');
  await pick(page, 'State', 'Kerala', 'Kerala');
  await pick(page, 'Stream Studying', 'Commerce', 'commerce');
  await pick(page, 'Field of Interest', 'Law', 'law_commerce');
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
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
  await expect(page).toHaveURL('/');

  await tabTo(page, menu);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await tabTo(page, page.getByRole('button', { name: 'Edit Preferences' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Preferences' })).toBeFocused();
  await pick(page, 'Stream', 'Arts', 'arts');
  await pick(page, 'Field of Interest', 'Psych', 'psychology');
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Preferences' })).toBeFocused();
  await expect(page.locator('dl').getByText('Psychology')).toBeVisible();
});
