import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { holdRequest } from './hold.ts';

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test('a new person signs in with Google, completes the profile and is home', async ({ page }) => {
  const sub = `${process.pid}-${Date.now()}`;
  // The person who the stand-in for Google's window will say is there.
  await page.addInitScript((who) => Object.assign(window, { googlePerson: who }), {
    sub,
    email: `google-${sub}@example.org`,
    name: 'Ravi Verma',
  });
  await page.goto('/auth/login');
  const go = await holdRequest(page, '**/api/auth/google?lang=*');
  await googleButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Signing in with Google...' })).toBeVisible();
  await expect(page.getByText('Verifying with Google...')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByLabel('Password')).toBeDisabled();
  await expect(page.getByText('Sign in', { exact: true }).and(page.locator('button'))).toBeDisabled();
  await expectAccessible(page);
  go();
  await expect(page).toHaveURL('/auth/complete-profile');
  await expect(page.getByText('Welcome Ravi Verma! Please provide a few details to personalize your experience.')).toBeVisible();
  await expect(page.getByText('This information helps us provide personalized course and college recommendations.')).toBeVisible();
  await page.getByLabel('State').selectOption('Goa');
  await page.getByLabel('Class').selectOption('12');
  await page.getByLabel('Stream Studying').selectOption('commerce');
  await page.getByLabel('Field of Interest').selectOption('law_commerce');
  const save = await holdRequest(page, '**/api/auth/profile?lang=*');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByRole('button', { name: 'Completing Profile...' })).toBeDisabled();
  save();
  await expect(page.getByText('Profile completed successfully!')).toBeVisible();
  await expect(page).toHaveURL('/');
});
