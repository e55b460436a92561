/** The line goes in the middle of something: nothing that was typed is lost, nothing is done twice, and there is a way on. */
import type { Page } from '@playwright/test';
import { bar, expect, read, test } from './offline-fixtures.ts';
import { signUpOf } from './student.ts';

test.use({ serviceWorkers: 'allow' });

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not reach Disha' });

test('signing up: what is typed outlives the line, and there is one account at most', async ({ page, line }) => {
  await read(page, line, '/auth/signup');
  const { name, email, password } = signUpOf();
  const create = page.getByRole('button', { name: 'Create account' });
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  line.state = 'cut';
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('Class').selectOption('10');
  await page.getByLabel('State').selectOption('Bihar');
  await page.getByLabel('Stream to be Chosen').selectOption('arts');
  for (const state of ['cut', 'deaf'] as const)
    await test.step(`the line: ${state}`, async () => {
      line.state = state;
      await create.click();
      await expect(alert(page)).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
      await expect(page.getByLabel('Stream to be Chosen')).toHaveValue('arts');
      // Told anew by the next try.
      await page.getByLabel('Full Name').fill(`${name} ${state}`);
      await expect(alert(page)).toHaveCount(0);
    });
  line.state = 'up';
  await create.click();
  // The one whose answer was lost on its way.
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists');
  await page.getByRole('link', { name: 'sign in to existing account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible();
});

test('the server is away and back: a page, and a bookmark that goes into its account once', async ({ page, line, request, newStudent }) => {
  const student = await newStudent();
  const of = { headers: { authorization: `Bearer ${student.token}` } };
  await page.goto(`${line.origin}/favicon.svg`);
  await page.evaluate(
    ([token, user]) =>
      localStorage.setItem('auth-store', JSON.stringify({ state: { user: JSON.parse(user!), token, isAuthenticated: true }, version: 0 })),
    [student.token, JSON.stringify(student.user)],
  );
  await page.clock.install();
  await read(page, line, '/exams/jee-main');
  const menu = page.getByRole('dialog', { name: 'Save / more' });
  const bookmark = (name: string) => menu.getByRole('button', { name, exact: true });
  const openMenu = () => page.getByRole('button', { name: 'Save / more' }).click();
  await openMenu();
  await expect(bookmark('Bookmark')).toBeVisible();
  line.state = 'away';
  await bookmark('Bookmark').click();
  await expect(bookmark('Bookmarked, waits for the network')).toBeVisible();
  await page.reload();
  await openMenu();
  await expect(bookmark('Bookmarked, waits for the network')).toBeVisible();
  await expect(bar(page)).toContainText('Disha does not answer at the moment.');
  line.state = 'up';
  // Nobody presses anything: it is tried again by itself.
  await page.clock.fastForward(5000);
  await expect(bookmark('Bookmarked')).toBeVisible();
  const kept = await (await request.get('/api/bookmarks', of)).text();
  expect(kept.split('"jee-main"').length - 1).toBeGreaterThan(0);
  await page.reload();
  await openMenu();
  await expect(bookmark('Bookmarked')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
