import { expect, type JourneyPage } from './fixtures.ts';
import type { Locator } from './locator.ts';

export const accountMenu = (page: JourneyPage): Locator => page.getByRole('button', { name: /^Account menu of/ });

export async function signIn(page: JourneyPage, { email, password }: { email: string; password: string }): Promise<void> {
  // The form before it has the same fields.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Where this phone keeps something of the signed-in student, or of the guest. */
export function deviceKey(key: string): string {
  const stored = JSON.parse(localStorage.getItem('auth-store') ?? '{}') as { state?: { user?: { _id?: string } | null } };
  const id = stored.state?.user?._id;
  return id === undefined ? key : `${key}@${id}`;
}

export function storedToken(): string | null {
  return (JSON.parse(localStorage.getItem('auth-store') ?? '{}') as { state?: { token?: string | null } }).state?.token ?? null;
}

/** Out, whatever is only on this phone. */
export async function signOut(page: JourneyPage): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('dialog', { name: 'Before you sign out' }).getByRole('button', { name: 'Sign out and forget them' }).click();
  await expect(accountMenu(page)).toHaveCount(0);
}
