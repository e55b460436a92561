import type { Page } from '@playwright/test';
import { saved } from './bookmarks.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const clat = 'Common Law Admission Test (Undergraduate)';
const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Bookmark ${name}`, exact: true });

test.describe('the bookmark button', () => {
  test('leads a visitor to sign in and back to the same place, where the button now is', async ({ page, newStudent, request }) => {
    const student = await newStudent();
    await page.goto('/exams?search=clat');
    await page.getByRole('link', { name: 'Please log in to bookmark items' }).first().click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
    await expect(page.getByText('Please log in to bookmark items')).toBeVisible();
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/exams?search=clat');
    await starOf(page, clat).click();
    await expect(starOf(page, clat)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => saved(request, student, 'exams')).toEqual(['clat-ug']);
    await expectNoSidewaysScroll(page);
  });

  test('a visit asks once; two tabs: each sees its own presses at once, and together nothing is lost', async ({
    page,
    context,
    login,
    newStudent,
    request,
  }) => {
    const student = await newStudent();
    await login(student);
    let asked = 0;
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname === '/api/bookmarks') asked += 1;
    });
    await page.goto('/colleges');
    await expect(page.getByRole('button', { name: /^Bookmark/ }).first()).toBeVisible();
    const other = await context.newPage();
    // So high that ten cards of a list are there at once.
    for (const tab of [page, other]) await tab.setViewportSize({ width: 360, height: 5000 });
    await Promise.all([page.goto('/exams'), other.goto('/exams')]);
    expect(asked, 'once a visit').toBeLessThanOrEqual(2);
    const press = async (which: Page, from: number) => {
      const buttons = which.getByRole('button', { name: /^Bookmark / });
      await expect(buttons.nth(from + 4)).toBeVisible();
      for (let index = from; index < from + 5; index += 1) await buttons.nth(index).click();
      for (let index = from; index < from + 5; index += 1) await expect(buttons.nth(index)).toHaveAttribute('aria-pressed', 'true');
    };
    await Promise.all([press(page, 0), press(other, 5)]);
    await expect.poll(async () => (await saved(request, student, 'exams')).length).toBe(10);
  });
});
