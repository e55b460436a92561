import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

let count = 0;
const newEmail = () => {
  count += 1;
  return `person-${process.pid}-${Date.now()}-${count}@example.org`;
};

const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu of/ });
const stored = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth-store') ?? '{}') as { state?: { token?: string | null } }).state?.token ?? null,
  );

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Meena Devi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd');
  await page.getByLabel('Confirm Password').fill('Passw0rd');
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test.describe('signing up', () => {
  test('in class 10 asks for the stream to be chosen, and leads home', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'create a new account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters with uppercase, lowercase, and number')).toBeVisible();
    await expect(page.getByRole('link', { name: 'sign in to existing account' })).toHaveAttribute('href', '/auth/login');
    const email = newEmail();
    await fillSignUp(page, email);
    await expect(page.getByLabel(/^Stream/)).toHaveCount(0);
    await page.getByLabel('Class').selectOption('10');
    await page.getByLabel('State').selectOption('Bihar');
    await page.getByLabel('Stream to be Chosen').selectOption('commerce');
    await expect(page.getByLabel('Field of Interest')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    const sent = page.waitForRequest('**/api/auth/register?lang=*');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect((await sent).postDataJSON()).toEqual({
      name: 'Meena Devi',
      email,
      password: 'Passw0rd',
      class: '10',
      state: 'Bihar',
      stream: 'commerce',
    });
    await expect(page).toHaveURL('/');
    await expect(accountMenu(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('signing in', () => {
  test('leads home, survives a reload, and ends with logging out', async ({ page, newStudent }) => {
    const student = await newStudent();
    await page.goto('/auth/login');
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/auth/login?lang=*', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(page, student);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    go();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    const token = await stored(page);
    expect(token).not.toBeNull();

    await page.evaluate(() => {
      localStorage.setItem('courses-filters', '{}');
      localStorage.setItem('colleges-filters', '{}');
    });
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await stored(page)).toBeNull();
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('courses-filters'), localStorage.getItem('colleges-filters')]))
      .toEqual([null, null]);
    const answer = await page.request.get('/api/auth/profile', { headers: { authorization: `Bearer ${String(token)}` } });
    expect(answer.status()).toBe(401);
  });
});

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
