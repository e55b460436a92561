import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu of/ });

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('two tabs agree: signing in and out in one does so in the other', async ({ page, context, newStudent }) => {
  const student = await newStudent();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.goto('/auth/login');
  await signIn(page, student);
  await expect(page).toHaveURL('/');
  await expect(accountMenu(other)).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/auth/login');
  await other.close();
});
